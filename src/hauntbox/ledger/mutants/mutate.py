"""Small changes to a statement that any proof of its rule ought to notice.

Changes that cannot matter are left out by their shape: what an assertion, an error message or a `tell` says,
annotations, `__all__`, the `strict=` of a `zip`, which asserts that two rows are as long as one another, and the
question whether an answer is remembered (`if key not in table: table[key] = ...`).
So is the mark of an action that cannot be undone, `g.learned = True`: no ledger has it, it may be set twice, and the
battery looks for it in every position.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from hauntbox.ledger.citations import Definition, is_docstring, statements_in

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ORDER: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
RAISED_BY_SWAP: Final = (ast.Lt, ast.GtE)  # for whole numbers `a <= 3` is `a < 4`, so that the constant need only fall
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SEQUENCES: Final = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)  # taking these away is an error, not a change
NOTHING: Final = {
    "str": '""',
    "list": "[]",
    "Sequence": "[]",
    "Iterable": "[]",
    "tuple": "()",
    "set": "set()",
    "dict": "{}",
}
LEAVING: Final = (ast.Return, ast.Continue, ast.Break, ast.Raise)
NAMED: Final = (ast.Name, ast.Attribute, ast.Subscript)
NODE = ast.expr | ast.stmt


@dataclass(frozen=True)
class Edit:
    """One node of a source, and the text to put in its place."""

    node: NODE
    text: str

    def apply(self, source: str) -> str:
        lines = source.encode().splitlines(keepends=True)  # columns count bytes
        first, last = self.node.lineno - 1, (self.node.end_lineno or self.node.lineno) - 1
        head = lines[first][: self.node.col_offset]
        tail = lines[last][self.node.end_col_offset :]
        text = f"({self.text})" if isinstance(self.node, ast.expr) else self.text
        return b"".join([*lines[:first], head + text.encode() + tail, *lines[last + 1 :]]).decode()

    def __str__(self) -> str:
        return f"{ast.unparse(self.node)} -> {self.text}"


def edits(stmt: ast.stmt, returns: ast.expr | None = None) -> list[Edit]:
    """What can be changed in a statement; of a compound one, in its header. `returns` is the type of its function."""
    if isinstance(stmt, Definition | ast.Assert) or is_docstring(stmt) or is_book_keeping(stmt) or is_memory(stmt):
        return []
    whole = [Edit(stmt, text) for text in other_statements(stmt, returns)]
    if isinstance(stmt, ast.If | ast.While):
        whole += [Edit(stmt.test, text) for text in other_tests(stmt)]
    if isinstance(stmt, ast.Raise) or is_tell(stmt):  # what the players read is not the rule; that they are told is
        return whole
    inner = [edit for node in expressions_in(stmt) for edit in changes(node)]
    bounds = {side for node in expressions_in(stmt) for side in bounds_of(node)}
    inner += [edit for node in expressions_in(stmt) if node not in bounds for edit in other_numbers(node)]
    return list({(edit.node, edit.text): edit for edit in [*whole, *inner]}.values())


def is_tell(stmt: ast.stmt) -> bool:
    call = stmt.value if isinstance(stmt, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"


def is_book_keeping(stmt: ast.stmt) -> bool:
    targets = stmt.targets if isinstance(stmt, ast.Assign) else []
    return any([ast.unparse(target) in ("__all__", "g.learned") for target in targets])


def is_memory(stmt: ast.stmt) -> bool:
    """Does it ask for a remembered answer only to work it out? Without the question the answer is the same."""
    if not isinstance(stmt, ast.If) or stmt.orelse or not isinstance(stmt.body[-1], ast.Assign):
        return False
    kept = [ast.unparse(target) for target in stmt.body[-1].targets]
    match stmt.test:
        case ast.Compare(left=key, ops=[ast.NotIn()], comparators=[table]):
            return ast.unparse(ast.Subscript(table, key)) in kept
        case ast.Compare(left=found, ops=[ast.Is()], comparators=[ast.Constant(value=None)]):
            return len(kept) > 1 and ast.unparse(found) in kept
    return False


def expressions_in(stmt: ast.stmt) -> Iterator[ast.expr]:
    inner = set(statements_in(stmt))
    skipped = [stmt.annotation] if isinstance(stmt, ast.AnnAssign) else []
    for child in ast.iter_child_nodes(stmt):
        if child not in inner and child not in skipped:
            yield from walk(child)


def walk(node: ast.AST) -> Iterator[ast.expr]:
    """Expressions with a place of their own: those in an f-string have none before Python 3.12."""
    if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case | ast.JoinedStr) or is_length_check(node):
        return
    if isinstance(node, ast.expr):
        yield node
    for child in ast.iter_child_nodes(node) if not is_kind_test(node) else []:
        yield from walk(child)


def is_length_check(node: ast.AST) -> bool:
    return isinstance(node, ast.keyword) and node.arg == "strict"


def is_kind_test(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"


def other_tests(stmt: ast.If | ast.While) -> Iterator[str]:
    yield f"not ({ast.unparse(stmt.test)})"
    if isinstance(stmt, ast.If) and not stmt.orelse and isinstance(stmt.body[-1], LEAVING):
        yield "False"  # an exception is forgotten


def other_statements(stmt: ast.stmt, returns: ast.expr | None = None) -> Iterator[str]:
    match stmt:
        case ast.Return(value=ast.expr() as value):
            if text := other_result(value, returns):
                yield f"return {text}"
        case ast.AugAssign(target=target, op=op, value=value):
            yield "pass"
            if other := OPERATORS.get(type(op)):
                yield ast.unparse(ast.AugAssign(target, other(), value))
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            yield from fewer_effects(targets, values)
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):  # a name that is missing is noticed by itself
            yield "pass"
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=several)
            | ast.AnnAssign(target=ast.Name(id=name), value=several)
        ):
            yield from [f"{name} = {text}" for text in fewer_named(several)]
        case ast.Expr(value=ast.Constant()):
            return  # the dots of an empty body
        case ast.Expr(value=ast.Call(func=func, args=args, keywords=keywords)):
            yield "pass"
            yield from [ast.unparse(ast.Call(func, other, keywords)) for other in other_arguments(func, args)]
        case ast.Expr() | ast.Raise() | ast.Delete() | ast.Continue() | ast.Break() | ast.Return():
            yield "pass"


def fewer_effects(targets: Sequence[ast.expr], values: Sequence[ast.expr]) -> Iterator[str]:
    """Of `a.x, a.y = 1, 2` one of the two is skipped."""
    pairs = list(zip(targets, values, strict=False))
    for pair in pairs:
        if isinstance(pair[0], ast.Attribute | ast.Subscript):
            rest = [other for other in pairs if other is not pair]
            yield "; ".join(f"{ast.unparse(target)} = {ast.unparse(value)}" for target, value in rest)


def other_arguments(func: ast.expr, args: Sequence[ast.expr]) -> Iterator[list[ast.expr]]:
    """One frame of a `then` is forgotten; two arguments of the same shape change places, the position stays first."""
    if isinstance(func, ast.Attribute) and func.attr == "then":
        yield from [[*args[:n], *args[n + 1 :]] for n in range(len(args)) if len(args) > 1]
        return
    for n, (a, b) in enumerate(pairwise(args)):
        if alike(a, b) and not (n == 0 and isinstance(a, ast.Name) and a.id in ("g", "self")):
            yield [*args[:n], b, a, *args[n + 2 :]]


def alike(a: ast.expr, b: ast.expr) -> bool:
    """Can each stand in the other's place?"""
    return isinstance(a, NAMED) and isinstance(b, NAMED) and ast.dump(a) != ast.dump(b)


def other_result(value: ast.expr, returns: ast.expr | None = None) -> str:
    match value:
        case ast.Constant(value=str() as text):
            return '""' if text else ""
        case ast.Constant() | ast.Compare() | ast.BoolOp() | ast.UnaryOp() | ast.IfExp():
            return ""  # changed from inside
        case ast.List() | ast.ListComp():
            return "[]" if ast.unparse(value) != "[]" else ""
        case ast.Tuple(elts=elts):
            return "()" if elts else ""
        case _:
            return another(value, returns)


def another(value: ast.expr, returns: ast.expr | None) -> str:
    """A wrong answer of the right type, as far as the function names it."""
    kind = ast.unparse(returns).split("[")[0] if returns else ""
    if kind in ("bool", "int"):
        return f"not ({ast.unparse(value)})" if kind == "bool" else f"({ast.unparse(value)}) + 1"
    empty = NOTHING.get(kind, "None")
    return empty if empty != ast.unparse(value) else ""


def changes(node: ast.expr) -> Iterator[Edit]:
    for text in other_expressions(node):
        yield Edit(node, text)
    match node:
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            yield from [Edit(test, "True") for each in node.generators for test in each.ifs]
    for side, step in bounds_of(node).items():
        yield Edit(side, str(ast.literal_eval(side) + step))


def bounds_of(node: ast.expr) -> dict[ast.expr, int]:
    """The numbers that a comparison holds something against, and the step that a swapped comparison does not take."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if isinstance(op, ORDER):
            step = -1 if isinstance(op, RAISED_BY_SWAP) else 1
            return {side: way for side, way in ((right, step), (left, -step)) if is_number(side)}
    return {}


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def other_numbers(node: ast.expr) -> Iterator[Edit]:
    if is_number(node):
        yield Edit(node, str(ast.literal_eval(node) + 1))


def other_expressions(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=sides):
            for n, op in enumerate(ops):
                swapped = [*ops[:n], COMPARISONS[type(op)](), *ops[n + 1 :]]
                yield ast.unparse(ast.Compare(left, swapped, sides))
            if isinstance(ops[-1], ast.In | ast.NotIn):
                yield from [ast.unparse(ast.Compare(left, ops, [*sides[:-1], few])) for few in fewer(sides[-1])]
        case ast.BoolOp(op=op, values=values):
            yield ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
            for n in range(len(values)):
                yield without(op, [*values[:n], *values[n + 1 :]])
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield ast.unparse(operand)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.unparse(ast.IfExp(test, orelse, body))
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.BinOp(left=left, op=op, right=right) if not isinstance(left, SEQUENCES):
            if other := OPERATORS.get(type(op)):
                yield ast.unparse(ast.BinOp(left, other(), right))
        case ast.Call(func=ast.Name(id="isinstance"), args=[thing, kinds]):
            yield from [f"isinstance({ast.unparse(thing)}, {ast.unparse(few)})" for few in fewer(kinds)]
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in OPPOSITES:
            yield ast.unparse(ast.Call(ast.Name(OPPOSITES[name]), args, keywords))


def fewer_named(several: ast.expr | None) -> Iterator[str]:
    """A tuple or set of named exceptions with one of them forgotten."""
    match several:
        case ast.Call(func=ast.Name(id="frozenset" | "set" as kind), args=[inner]):
            yield from [f"{kind}({text})" for text in fewer_named(inner)]
        case ast.Tuple(elts=elts) | ast.Set(elts=elts) if all(isinstance(each, NAMED) for each in elts):
            yield from [ast.unparse(few) for few in fewer(several)]


def without(op: ast.boolop, values: list[ast.expr]) -> str:
    return ast.unparse(ast.BoolOp(op, values) if len(values) > 1 else values[0])


def fewer(several: ast.expr) -> Iterator[ast.expr]:
    """A written tuple, set or list of exceptions, or `A | B`, with one of them forgotten."""
    match several:
        case ast.Tuple(elts=elts) | ast.Set(elts=elts) | ast.List(elts=elts) if len(elts) > 1:
            for n in range(len(elts)):
                yield type(several)(**{**vars(several), "elts": [*elts[:n], *elts[n + 1 :]]})
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            yield left
            yield right
