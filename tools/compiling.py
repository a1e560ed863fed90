"""The compiled build: kernel, games and bots through mypyc, from the sources that run interpreted otherwise.

`python tools/compiling.py` fills build/compiled with the whole package, and PYTHONPATH=build/compiled runs it; the
checkout itself stays as it is. hatch_build.py puts the same modules into the wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from structs import modules_with_structs

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
BUILT = ROOT / "build" / "compiled"
STAMP = "sources.txt"  # what a build was made from, so that it is made again only when that changes
PARTS = ("kernel", "games", "bots")
HELPER = "hauntbox/kernel/fastbits.c"
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
LEFT_OUT = (".pyc", ".so", ".pyd")
PAGES = "static"  # built from web/, and no part of a compiled build


def lack() -> str:
    """What this machine lacks to compile, or ""."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "probe.c").write_text(PROBE)
        done = subprocess.run([sys.executable, __file__, "--probe"], cwd=folder, capture_output=True, text=True)
    reason = (done.stderr.strip() or "no word why").splitlines()[-1]
    return f"no C compiler with the headers of Python here ({reason})" if done.returncode else ""


def probe_here() -> None:
    from setuptools import Extension, setup

    setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])], script_args=["build_ext", "--build-lib=."])


def compilable(sources: Path) -> list[str]:
    """The modules that run compiled: all but those with Structs, and __init__ files, which only tell what there is."""
    interpreted = modules_with_structs(sources / "hauntbox")
    found = [path for part in PARTS for path in sorted((sources / "hauntbox" / part).rglob("*.py"))]
    chosen = [path for path in found if path not in interpreted and path.name != "__init__.py"]
    return [path.relative_to(sources).as_posix() for path in chosen]


def fingerprint(sources: Path) -> str:
    """Of all that goes into a build."""
    tools = [Path(__file__), Path(__file__).with_name("structs.py")]
    found = sorted((sources / "hauntbox").rglob("*"))
    package = [path for path in found if path.suffix not in LEFT_OUT and path.is_file() and PAGES not in path.parts]
    names = [path.relative_to(sources).as_posix() for path in package]
    digest = blake2b(f"{sys.version} {version('mypy')} {version('msgspec')} {names}".encode(), digest_size=16)
    for path in (*tools, *package):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    stamp = BUILT / STAMP
    return stamp.exists() and stamp.read_text() == fingerprint(SOURCES)


def compile_into(tree: Path, sources: Path = SOURCES) -> None:
    """A copy of the package, the compiled modules beside their sources. A process of its own: mypyc keeps state."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(sources, tree, ignore=shutil.ignore_patterns(*[f"*{end}" for end in LEFT_OUT]))
    stamp = fingerprint(tree)
    done = subprocess.run([sys.executable, __file__, "--here"], cwd=tree, capture_output=True, text=True)
    if done.returncode:
        told = f"{done.stdout}{done.stderr}"
        raise SystemExit(f"{told}\nthe compiled build failed; HAUNTBOX_PURE=1 leaves it out of a wheel")
    (tree / STAMP).write_text(stamp)


def compiled_in(tree: Path) -> list[str]:
    return [path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.suffix in (".so", ".pyd")]


def compile_here() -> None:
    """All modules of the tree one stands in, in one call: calls between them are then calls of C."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    class Together(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_together, self.compiler)
            super().build_extensions()

    os.environ["MYPYPATH"] = "."
    with TemporaryDirectory() as folder:
        settings = ["--config-file=", f"--cache-dir={folder}/cache", "--explicit-package-bases"]
        # the C compiler's higher levels make it two per cent faster and take half as long again; one file for each
        # module, for all of them in one took five times as long to compile as soon as there were two games
        modules: list[Any] = mypycify(
            [*settings, *compilable(Path())],
            opt_level="1", debug_level="0", multi_file=True, group_name="hauntbox", target_dir=f"{folder}/c",
        )  # fmt: skip
        helper = [Extension("hauntbox.kernel.fastbits", [HELPER])] if sys.byteorder == "little" else []
        command = ["build_ext", "--build-lib=.", f"--build-temp={folder}/o"]
        extensions = [*modules, *helper]
        setup(name="hauntbox", ext_modules=extensions, script_args=command, cmdclass={"build_ext": Together})


def compile_together(compiler: Any, sources: list[str], *, debug: bool = False, **given: Any) -> Any:
    """What setuptools does with one file of an extension after the other, with all processors."""
    where = [given.get(name) for name in ("output_dir", "macros", "include_dirs")]
    more = (given.get("depends"), given.get("extra_postargs"))
    _, objects, last, options, build = compiler._setup_compile(*where, sources, *more)
    first = compiler._get_cc_args(options, debug, given.get("extra_preargs"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda made: compiler._compile(made, *build[made], first, last, options), build))
    return objects


def main() -> int:
    if is_fresh():
        return told("build/compiled is up to date")
    reason = lack()
    if reason:
        shutil.rmtree(BUILT, ignore_errors=True)  # it was made from other sources
        print(f"hauntbox runs interpreted: {reason}")
        return 1 if os.environ.get("CI") else 0
    fresh = BUILT.with_suffix(".new")
    compile_into(fresh)
    shutil.rmtree(BUILT, ignore_errors=True)
    fresh.rename(BUILT)
    return told("compiled into build/compiled")


def told(news: str) -> int:
    print(f"{news}; `PYTHONPATH=build/compiled hauntbox` runs it")
    return 0


if __name__ == "__main__":
    inside = {"--probe": probe_here, "--here": compile_here}
    sys.exit(inside.get(sys.argv[-1], main)())
