"""What mutants came to, as printed: two counts, and the mutants that went unnoticed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hauntbox.ledger.citations import source_of
from hauntbox.ledger.project import Project

if TYPE_CHECKING:
    from hauntbox.ledger.mutants.check import MutantResult


def show(results: Sequence[MutantResult], as_json: bool, project: Project, claims: bool = False) -> None:
    """With `claims` no others were asked."""
    unclaimed = [each for each in results if not each.by_claim]
    unseen = [each for each in unclaimed if not each.noticed_by]
    if as_json:
        print(json.dumps(as_data(results, unclaimed, unseen, project), indent=2))
        return
    for each in unclaimed:
        print("\n".join(lines(each, project, claims)))
    tried = len(results)
    words = f"{tried} mutants: {share(tried - len(unclaimed), tried)} noticed by tests that claim the rule"
    print(words if claims else f"{words}, {share(tried - len(unseen), tried)} by tests of the game")


def share(some: int, all: int) -> str:
    return f"{some} ({100 * some // all}%)" if all else "0"


def lines(result: MutantResult, project: Project, claims: bool = False) -> Iterable[str]:
    site, target = result.mutant.target.site, result.mutant.target
    yield f"{site.path}:{site.line}  {result.edit}  ({', '.join(site.ids)})"
    yield f"    {code(result, project)}"
    if result.noticed_by:
        yield f"    noticed by {result.noticed_by}, not by those that claim the rule:"
    elif claims:
        yield "    not noticed by those that claim the rule:"
    else:
        others = len(target.others)
        yield f"    NOTICED BY NOBODY: by none of {others} others that run it, nor by those that claim the rule:"
    yield from [f"        {test}" for test in sorted(target.claiming)] or ["        none of them runs it"]


def code(result: MutantResult, project: Project) -> str:
    site = result.mutant.target.site
    return source_of(project.root / site.path).lines[site.line - 1].strip()


def as_data(
    results: Sequence[MutantResult], unclaimed: Sequence[MutantResult], unseen: Sequence[MutantResult], project: Project
) -> dict[str, Any]:
    return {
        "tried": len(results),
        "noticed": len(results) - len(unseen),
        "noticed_by_claims": len(results) - len(unclaimed),
        "survivors": [row(each, project) for each in unseen],
        "survivors_of_claims": [row(each, project) for each in unclaimed],
    }


def row(result: MutantResult, project: Project) -> dict[str, object]:
    site, target = result.mutant.target.site, result.mutant.target
    return {
        "path": site.path,
        "line": site.line,
        "code": code(result, project),
        "edit": str(result.edit),
        "ids": site.ids,
        "claiming": sorted(target.claiming),
        "others": sorted(target.others),
        "noticed_by": result.noticed_by,
    }
