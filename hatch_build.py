"""The wheel carries the compiled modules, if there is a C compiler where it is made, and is pure Python if not."""

from __future__ import annotations

import os
import sys
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from compiling import compile_into, compiled_in, lack


class CompiledModules(BuildHookInterface[Any]):
    """The hook that the builder of wheels calls."""

    @cached_property
    def workshop(self) -> TemporaryDirectory[str]:
        return TemporaryDirectory(prefix="hauntbox-")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout runs its sources
        reason = "HAUNTBOX_PURE is set" if os.environ.get("HAUNTBOX_PURE") else lack()
        if reason:
            self.app.display_warning(f"hauntbox runs interpreted: {reason}")
            return
        tree = Path(self.workshop.name)
        compile_into(tree)
        build_data["force_include"].update({str(tree / name): name for name in compiled_in(tree)})
        build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.workshop.cleanup()
