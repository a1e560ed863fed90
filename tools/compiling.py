"""The compiled build: kernel, games and bots through mypyc, from the sources that run interpreted otherwise.

`python tools/compiling.py` fills build/compiled with the whole package, and PYTHONPATH=build/compiled runs it; the
checkout itself stays as it is. hatch_build.py puts the same modules into the wheel.

What players see (scene, words) and what checks the files of authors (survey, uses) stays interpreted: no playout needs
it. Objects are kept in build/objects by a digest of all that went into them, so that a build compiles only C files that
have changed. mypy has no cache here: mypyc reads one only if it compiles every module by itself.
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
SHOWN = ("scene", "words")  # rooms of a game, a campaign or a role: how it looks and reads
AUTHORING = ("survey", "uses")  # in a game's content: what only the checks of scenario files need
SHOWN_BY_ALL = ("asking", "draw", "lessons", "log", "stage")  # in games/common: what scenes and words of all share
TOLD = "hauntbox/kernel/lessons.py"  # no playout is a guided game
OBJECTS = ROOT / "build" / "objects"  # what one build leaves for the next
MOST_OBJECTS = 2_000  # about five builds
HELPER = "hauntbox/kernel/bitsets/fastbits.c"
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
    """The modules that run compiled: all that playouts need, but those with Structs, and __init__ files."""
    interpreted = modules_with_structs(sources / "hauntbox")
    found = [path for part in PARTS for path in sorted((sources / "hauntbox" / part).rglob("*.py"))]
    chosen = [path for path in found if path not in interpreted and path.name != "__init__.py"]
    names = [path.relative_to(sources) for path in chosen]
    return [name.as_posix() for name in names if is_played(name) and is_in_the_box(sources, name)]


def is_in_the_box(sources: Path, name: Path) -> bool:
    """A game that is still being built, without a declaration, stays interpreted."""
    if name.parts[1] != "games" or name.parts[2] in ("common", f"{name.stem}.py"):
        return True
    return "GAME" in (sources / Path(*name.parts[:3]) / "__init__.py").read_text()


def is_played(name: Path) -> bool:
    """Playouts need a module, unless it belongs to what players see or to the checks of authors' files."""
    if name.parts[1] != "games":
        return name.as_posix() != TOLD
    game, *rooms = [*name.parts[2:-1], name.stem]
    if game == "common":
        return rooms[0] not in SHOWN_BY_ALL
    is_check = rooms[0] == "content" and not set(rooms).isdisjoint(AUTHORING)
    is_shown = rooms[0] in SHOWN or (rooms[0] in ("campaign", "roles") and rooms[-1] in SHOWN)
    return not is_shown and not is_check


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
        helper = [Extension("hauntbox.kernel.bitsets.fastbits", [HELPER])] if sys.byteorder == "little" else []
        command = ["build_ext", "--build-lib=.", f"--build-temp={folder}/o"]
        extensions = [*modules, *helper]
        setup(name="hauntbox", ext_modules=extensions, script_args=command, cmdclass={"build_ext": Together})


def compile_together(compiler: Any, sources: list[str], *, debug: bool = False, **given: Any) -> Any:
    """Compile the files of an extension with all processors, where setuptools takes one after the other.

    An object that was made of the same text by the same command is taken from those that are kept.
    """
    where = [given.get(name) for name in ("output_dir", "macros", "include_dirs")]
    more = (given.get("depends"), given.get("extra_postargs"))
    _, objects, last, options, build = compiler._setup_compile(*where, sources, *more)
    first = compiler._get_cc_args(options, debug, given.get("extra_preargs"))
    command = repr([compiler.compiler_so, last, sys.version, [word for word in options if not word.startswith("-I")]])
    headers = blake2b(command.encode() + b"".join(header_texts(sources)), digest_size=16)

    def make(made: str) -> Path:
        source, kind = build[made]
        digest = headers.copy()
        digest.update(Path(source).read_bytes())
        kept = OBJECTS / f"{digest.hexdigest()}.o"
        if not kept.exists():
            compiler._compile(made, source, kind, first, last, options)
            fresh = kept.with_suffix(f".{os.getpid()}")
            shutil.copyfile(made, fresh)
            fresh.rename(kept)
        else:
            shutil.copyfile(kept, made)
        os.utime(kept)
        return kept

    OBJECTS.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(make, build))
    forget_objects()
    return objects


def header_texts(sources: list[str]) -> list[bytes]:
    """The headers that mypyc has written near the sources, which any of them may include."""
    folder = Path(os.path.commonpath([Path(source).parent for source in sources]))
    return [path.read_bytes() for path in sorted(folder.rglob("*.h"))]


def forget_objects() -> None:
    """Delete the objects that have not been used for longest, beyond what a few builds need."""
    found = sorted(OBJECTS.glob("*.o"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[MOST_OBJECTS:]:
        path.unlink()


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
