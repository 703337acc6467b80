"use strict";
// The listings, which are unpacked first; everything else is there without this script.
const COLOURS = ["#f7d9a8", "#bfe0f5", "#b9e3d3", "#f6efa0", "#c3d3ee", "#f5c9b0", "#ead0e0", "#d6d6d6"];
const CONTEXT = 3;
const state = { source: 0, op: 0 };
let data;

const list = (few) => (Array.isArray(few) ? few : few ? [few] : []);
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const find = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];

async function unpack() {
  const bytes = Uint8Array.from(atob(find("#data").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

function classes(sources) {
  return list(sources).map((source) => `s${source}`).join(" ");
}

function badge(sources, isGuessed = false) {
  return `<b class="${classes(sources)}${isGuessed ? " guessed" : ""}">${list(sources).join(",")}</b>`;
}

// Colours are by source line, those next to each other different; the number tells them for sure.
function colourRules() {
  const numbers = new Set(Object.values(data.levels).flatMap((level) => level.sources.flatMap(list)));
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted.map((source, index) => {
    const colour = COLOURS[index % COLOURS.length];
    return `b.s${source}, span.b.s${source} { background: ${colour}; }
      body[data-source="${source}"] :is(.panes, .source) .l.s${source} { background: ${colour}; }
      body[data-source="${source}"] .pass .l.s${source} b { outline: 2px solid #111; }
      body[data-source="${source}"] .node[data-source="${source}"] > rect { fill: ${colour}; stroke-width: 2.5; }`;
  }).join("\n");
}

function lineHtml(level, index) {
  const sources = level.sources[index];
  const number = `<u>${index + 1}</u>`;
  return `<span class="l ${classes(sources)}" data-line="${index}">${number}${badge(sources, level.guesses.has(index))}${escaped(level.text[index])}\n</span>`;
}

class Pane {
  constructor(element, level) {
    this.code = find(".code", element);
    this.found = find(".found", element);
    this.select = find("select", element);
    for (const name of Object.keys(data.levels)) this.select.add(new Option(name, name));
    this.select.addEventListener("change", () => this.show(this.select.value));
    this.input = find("input", element);
    this.input.addEventListener("input", () => this.seek());
    this.input.addEventListener("keydown", (event) => { if (event.key === "Enter") this.step(event.shiftKey ? -1 : 1); });
    for (const button of all("button", element)) {
      button.addEventListener("click", () => this.step(Number(button.dataset.step)));
    }
    this.code.addEventListener("click", (event) => this.clicked(event));
    this.show(level);
  }

  show(name) {
    this.name = this.select.value = name;
    this.level = data.levels[name];
    this.code.innerHTML = this.level.text.map((_, index) => lineHtml(this.level, index)).join("");
    if (this.input.value) this.seek();
    else this.mark();
    this.go(0);
  }

  clicked(event) {
    const line = event.target.closest(".l");
    if (!line) return;
    const index = Number(line.dataset.line);
    const source = list(this.level.sources[index])[0] || 0;
    choose(source, list(this.level.ops[index])[0] || 0, this, index);
  }

  // The runs of lines that are linked to what is chosen: to its op, else to its source line.
  mark() {
    for (const line of all(".l.op, .l.at", this.code)) line.classList.remove("op", "at");
    const { level } = this;
    const ofOp = state.op ? (index) => list(level.ops[index]).includes(state.op) : () => false;
    const ofSource = (index) => state.source && list(level.sources[index]).includes(state.source);
    const indices = level.text.map((_, index) => index);
    const barred = indices.filter(ofOp);
    const coloured = indices.filter(ofSource);
    for (const index of barred) this.code.children[index].classList.add("op");
    const linked = barred.length ? barred : coloured;
    this.runs = linked.filter((index, at) => linked[at - 1] !== index - 1);
    this.at = 0;
    const words = `lines: ${barred.length} of the op, ${coloured.length} of the source line`;
    this.found.textContent = state.source || state.op ? words : "";
  }

  // The lines that have the text to find take the place of the linked ones.
  seek() {
    const wanted = this.input.value.toLowerCase();
    this.mark();
    if (!wanted) return;
    const { text } = this.level;
    this.runs = text.map((_, index) => index).filter((index) => text[index].toLowerCase().includes(wanted));
    this.found.textContent = `lines: ${this.runs.length} with the text`;
    this.go(0);
  }

  step(by) {
    if (this.runs.length) this.go((this.at + by + this.runs.length) % this.runs.length);
  }

  go(at) {
    this.at = at;
    for (const line of all(".l.at", this.code)) line.classList.remove("at");
    if (!this.runs.length) return;
    this.code.children[this.runs[at]].classList.add("at");
    this.scrollTo(this.runs[at]);
  }

  scrollTo(index) {
    const line = this.code.children[index];
    this.code.scrollTop = line.offsetTop - this.code.offsetTop - this.code.clientHeight / 3;
  }
}

let panes = [];

function choose(source, op, from = null, index = 0) {
  state.source = source;
  state.op = op;
  document.body.dataset.source = source;
  for (const pane of panes) {
    pane.mark();
    if (pane !== from) pane.go(0);
  }
  describe(from, index);
}

// From an op of the source to one of tt, by the passes that made another op of it.
function chainHtml(chain) {
  const words = chain.map((word) => {
    if (typeof word === "number") return `<b>${escaped(data.names[word])}</b>`;
    return word ? `<code>${escaped(word)}</code>` : "no op";
  });
  return words.length > 1 ? words.join(" → ") : "no pass: it is as it was in the source";
}

function lineOf(what, text) {
  return `<span class="line">${what}: <code>${escaped(text.trim())}</code></span>`;
}

// In lines of their own: where it is, which op of tt it comes from and how that came to be, and
// which source line.
function describe(from, index) {
  const parts = [];
  const tt = data.levels.tt;
  const at = state.op ? tt.ops.findIndex((ops) => list(ops).includes(state.op)) : -1;
  if (from) {
    const guess = from.level.guesses.has(index) ? "; nothing is noted of it, so as the line before" : "";
    parts.push(`<span><b>${from.name}</b>, line ${index + 1}${guess}</span>`);
  }
  if (at >= 0) {
    parts.push(lineOf(`op of <b>tt</b> at line ${at + 1}`, tt.text[at]));
    parts.push(`<span>came by ${chainHtml(data.chains[data.ways[state.op] || 0])}</span>`);
  }
  const [top] = Object.values(data.levels);
  const text = top.text[state.source - 1];
  if (text !== undefined) {
    parts.push(lineOf(`source line ${state.source}`, text));
  } else {
    parts.push("<span>no source line is known</span>");
  }
  find("#chosen").innerHTML = parts.join("\n");
}

const MARKS = { " ": " ", "+": "+", "-": "−", "<": "«", ">": "»" };
const KINDS = { " ": "k0", "+": "k1", "-": "k2", "<": "k3", ">": "k4" };

function rowHtml([kind, text, sources]) {
  return `<span class="l ${KINDS[kind]} ${classes(sources)}"><s>${MARKS[kind]}</s>${badge(sources)}${escaped(text)}\n</span>`;
}

// Unchanged stretches are folded up to some lines around changes.
function showPass(element, rows) {
  const near = rows.map(() => false);
  rows.forEach(([kind], index) => {
    if (kind === " ") return;
    const end = Math.min(rows.length, index + CONTEXT + 1);
    for (let at = Math.max(0, index - CONTEXT); at < end; at += 1) near[at] = true;
  });
  let html = "";
  for (let start = 0; start < rows.length;) {
    let end = start;
    while (end < rows.length && near[end] === near[start]) end += 1;
    if (near[start]) html += rows.slice(start, end).map(rowHtml).join("");
    else html += `<button class="fold" data-start="${start}" data-end="${end}">⋯ ${(end - start).toLocaleString("en")} unchanged lines</button>`;
    start = end;
  }
  element.innerHTML = html;
  element.addEventListener("click", (event) => {
    const { target } = event;
    if (target.classList.contains("fold")) {
      target.outerHTML = rows.slice(target.dataset.start, target.dataset.end).map(rowHtml).join("");
      return;
    }
    const line = target.closest(".l");
    const found = line && line.className.match(/\bs(\d+)\b/);
    if (found) choose(Number(found[1]), 0);
  });
}

function jumpTo(address) {
  const index = parseInt(address, 16) / 16; // each instruction takes 16 bytes
  const pane = panes[1];
  pane.show("sass");
  const instructions = pane.level.text.map((text, at) => [text, at]).filter(([text]) => /^[-\d]{2}:.:.:.:.\t/.test(text));
  const [, at] = instructions[index];
  choose(list(pane.level.sources[at])[0] || 0, list(pane.level.ops[at])[0] || 0, pane, at);
  pane.scrollTo(at);
  find("#levels").scrollIntoView();
}

// What stays below the navigation has to know how high that is, which wraps in a narrow window.
function keepTop() {
  const nav = find("nav");
  const height = () => document.documentElement.style.setProperty("--top", `${nav.offsetHeight}px`);
  new ResizeObserver(height).observe(nav);
}

async function main() {
  keepTop();
  if (!("DecompressionStream" in window)) {
    find("#chosen").textContent = "This browser can't unpack the code: it has no DecompressionStream.";
    return;
  }
  data = await unpack();
  for (const level of Object.values(data.levels)) level.guesses = new Set(level.guessed);
  const style = document.createElement("style");
  style.textContent = colourRules();
  document.head.append(style);
  const names = Object.keys(data.levels);
  const top = data.levels[names[0]];
  const source = find("#source");
  source.innerHTML = top.text.map((_, index) => lineHtml(top, index)).join("");
  source.addEventListener("click", (event) => {
    const line = event.target.closest(".l");
    if (line) choose(list(top.sources[Number(line.dataset.line)])[0] || 0, 0);
  });
  panes = all(".pane").map((element, at) => new Pane(element, at ? names[names.length - 1] : "tt"));
  for (const element of all("details.pass")) {
    element.addEventListener("toggle", () => {
      const code = find(".code", element);
      if (element.open && !code.innerHTML) showPass(code, data.passes[Number(element.dataset.at)].rows);
    });
  }
  for (const node of all(".node")) {
    const pick = () => choose(Number(node.dataset.source), 0);
    node.addEventListener("click", pick);
    node.addEventListener("keydown", (event) => { if (event.key === "Enter") pick(); });
  }
  for (const button of all(".jump")) button.addEventListener("click", () => jumpTo(button.dataset.address));
  document.body.dataset.ready = "true";
}

main();
