# SPDX-License-Identifier: Apache-2.0
"""lit's shell-test format, refusing files whose check lines could not fail."""

from pathlib import Path

import lit.formats
import lit.LitConfig
import lit.Test
from check_lint import faults


class CheckedFormat(lit.formats.ShTest):
    """Fails a test whose file ``check_lint`` finds fault with; else runs it."""

    def execute(self, test: lit.Test.Test, lit_config: lit.LitConfig.LitConfig) -> lit.Test.Result:
        path = Path(test.getSourcePath())
        found = [f"{path}:{line}: {message}" for line, message in faults(path)]
        if found:
            return lit.Test.Result(lit.Test.FAIL, "\n".join(found))
        return super().execute(test, lit_config)
