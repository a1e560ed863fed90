"""Small changes to a statement that any proof of its rule ought to notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
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
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
OPPOSITES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SEQUENCES: Final = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)  # taking these away is an error, not a change
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


def edits(stmt: ast.stmt) -> list[Edit]:
    """What can be changed in a statement; of a compound one, in its header."""
    if isinstance(stmt, Definition) or is_docstring(stmt):
        return []
    whole = [Edit(stmt, text) for text in other_statements(stmt)]
    if isinstance(stmt, ast.If | ast.While):
        whole.append(Edit(stmt.test, f"not ({ast.unparse(stmt.test)})"))
    if is_tell(stmt):  # what the players read is not the rule; that they are told is
        return whole
    return whole + [Edit(node, text) for node in expressions_in(stmt) for text in other_expressions(node)]


def is_tell(stmt: ast.stmt) -> bool:
    call = stmt.value if isinstance(stmt, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell"


def expressions_in(stmt: ast.stmt) -> Iterator[ast.expr]:
    inner = set(statements_in(stmt))
    skipped = [stmt.annotation] if isinstance(stmt, ast.AnnAssign) else []
    for child in ast.iter_child_nodes(stmt):
        if child not in inner and child not in skipped:
            yield from walk(child)


def walk(node: ast.AST) -> Iterator[ast.expr]:
    """Expressions with a place of their own: those in an f-string have none before Python 3.12."""
    if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case | ast.JoinedStr):
        return
    if isinstance(node, ast.expr):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from walk(child)


def other_statements(stmt: ast.stmt) -> Iterator[str]:
    match stmt:
        case ast.Return(value=ast.expr() as value):
            if text := other_result(value):
                yield f"return {text}"
        case ast.AugAssign(target=target, op=op, value=value):
            yield "pass"
            if other := OPERATORS.get(type(op)):
                yield ast.unparse(ast.AugAssign(target, other(), value))
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):  # a name that is missing is noticed by itself
            yield "pass"
        case ast.Expr(value=ast.Constant()):
            return  # the dots of an empty body
        case ast.Expr() | ast.Raise() | ast.Delete() | ast.Continue() | ast.Break() | ast.Return():
            yield "pass"


def other_result(value: ast.expr) -> str:
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
            return "None"


def other_expressions(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield ast.unparse(ast.Compare(left, [COMPARISONS[type(op)]()], [right]))
        case ast.BoolOp(op=op, values=values):
            yield ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield ast.unparse(operand)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.unparse(ast.IfExp(test, orelse, body))
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield str(value + 1)
        case ast.BinOp(left=left, op=op, right=right) if not isinstance(left, SEQUENCES):
            if other := OPERATORS.get(type(op)):
                yield ast.unparse(ast.BinOp(left, other(), right))
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in OPPOSITES:
            yield ast.unparse(ast.Call(ast.Name(OPPOSITES[name]), args, keywords))
