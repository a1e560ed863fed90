"""The browser's types of everything that travels, made from the Structs of the calls, the socket and the scenes.

`python -m hauntbox.server.wire.generate_ts` writes `web/src/wire/types.ts`. `make client` runs it when a Struct has
changed, and a test compares the file with the Structs. A type has the same name on both sides. A field with a default
may be absent where the server leaves defaults out (`omit_defaults`) and where it reads what a browser has sent
(`forbid_unknown_fields`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from msgspec import inspect as types

from hauntbox.scene.structs.scene_things import Thing
from hauntbox.server.app import CALL_MODULES
from hauntbox.server.http.routing import CALLS
from hauntbox.server.wire.rest_types import Refusal
from hauntbox.server.wire.socket_messages import Message, Request

FILE: Final = Path(__file__).parents[4] / "web" / "src" / "wire" / "types.ts"
HEAD: Final = "// Made from the Structs of the server by server/wire/generate_ts.py: change those, then make client.\n"
SIMPLE: Final[dict[type[types.Type], str]] = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


class Declarations:
    """The TypeScript of types; whatever has a name is declared when it is first mentioned."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self.structs: dict[str, type] = {}

    def of(self, kind: types.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case types.Metadata():
                return self.of_annotated(kind)
            case types.StructType():
                return self.of_struct(kind)
            case types.UnionType():
                return " | ".join([self.of(each) for each in sorted(kind.types, key=is_none)])
            case types.ListType() | types.VarTupleType():
                item = self.of(kind.item_type)
                return f"({item})[]" if " " in item else f"{item}[]"
            case types.TupleType():
                return f"[{', '.join([self.of(each) for each in kind.item_types])}]"
            case types.DictType():
                key, value = self.of(kind.key_type), self.of(kind.value_type)
                return f"Record<{key}, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
            case types.LiteralType():
                return choice(kind.values)
            case _:
                return SIMPLE[type(kind)]

    def of_annotated(self, kind: types.Metadata) -> str:
        """A closed list of words is their union. A title is a name."""
        told = kind.extra_json_schema or {}
        found = choice(told["enum"]) if "enum" in told else self.of(kind.type)
        return self.alias(told["title"], found) if "title" in told else found

    def alias(self, name: str, text: str) -> str:
        self.made[name] = f"export type {name} = {text};\n"
        return name

    def of_struct(self, kind: types.StructType) -> str:
        """The name of the Struct. What several kinds of things share stands in their base."""
        name = kind.cls.__name__
        if self.structs.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"two Structs are called {name}: {kind.cls} and {self.structs[name]}")
        if name not in self.made:
            self.made[name] = ""  # it may mention itself
            self.made[name] = self.interface(kind, base_of(kind.cls))
        return name

    def interface(self, kind: types.StructType, base: types.StructType | None) -> str:
        inherited = {field.name for field in base.fields} if base else set()
        own = [self.field(kind.cls, field) for field in kind.fields if field.name not in inherited]
        tag = [f"  {kind.tag_field}: '{kind.tag}';"] if is_sent(kind) else []
        after = f" extends {self.of_struct(base)}" if base else ""
        return "\n".join([*comment(kind.cls), f"export interface {kind.cls.__name__}{after} {{", *tag, *own, "}\n"])

    def field(self, struct: Any, field: types.Field) -> str:
        config = struct.__struct_config__
        may_lack = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        never_null = field.default is None and config.omit_defaults
        kind = without_none(field.type) if never_null else field.type
        return f"  {field.encode_name}{'?' if may_lack else ''}: {self.of(kind)};"


def is_sent(kind: types.StructType) -> bool:
    """Whether it has a tag and travels itself: a base does not."""
    return kind.tag is not None and not kind.cls.__subclasses__()


def choice(words: Any) -> str:
    return " | ".join([f"'{word}'" for word in words])


def is_none(kind: types.Type) -> bool:
    return isinstance(kind, types.NoneType)


def without_none(kind: types.Type) -> types.Type:
    if not isinstance(kind, types.UnionType):
        return kind
    rest = tuple([each for each in kind.types if not is_none(each)])
    return rest[0] if len(rest) == 1 else types.UnionType(rest)


def base_of(struct: type) -> types.StructType | None:
    """The Struct that this one extends, if it has fields of its own."""
    parent = struct.__mro__[1]
    found = types.type_info(parent) if getattr(parent, "__struct_fields__", ()) else None
    return found if isinstance(found, types.StructType) else None


def comment(struct: type) -> list[str]:
    text = vars(struct).get("__doc__") or ""
    return [f"/** {' '.join(text.split())} */"] if text else []


def generate() -> str:
    assert CALL_MODULES  # their calls are in CALLS
    made = Declarations()
    for kind in (Refusal, *[kind for one in CALLS for kind in (one.answer, one.body) if kind is not None]):
        made.of(types.type_info(kind))
    for name, union in (("Message", Message), ("Request", Request), ("Thing", Thing)):
        made.alias(name, made.of(types.type_info(union)))
    return "\n".join([HEAD, *[text for _, text in sorted(made.made.items())]])


if __name__ == "__main__":
    text = generate()
    if not FILE.exists() or FILE.read_text() != text:
        FILE.write_text(text)
