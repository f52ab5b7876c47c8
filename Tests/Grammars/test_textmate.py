"""The TextMate grammar gives each token the colour of what the compiler's lexer takes it for."""

import json

import pytest
import yaml
from classes import compare
from sources import ROOT, files, text
from textmate import Grammar

SUBLIME = ROOT / "Grammar/editors/sublime/Ctl.sublime-syntax"
GRAMMAR = ROOT / "Grammar/editors/vscode/syntaxes/ctl.tmLanguage.json"

# The first prefix that the innermost scopes have decides.
SCOPES = [
    ("comment.line.documentation", "documentation"),
    ("comment", "comment"),
    ("keyword.other.unit", "number"),
    ("constant.numeric", "number"),
    ("constant.other.color", "color"),
    ("constant.language", "literal"),
    ("constant.character.escape", "string"),
    ("punctuation.section.embedded", "string"),
    ("punctuation.definition.attribute", "operator"),
    ("punctuation.definition.string", "string"),
    ("storage.modifier.attribute", "name"),
    ("keyword.operator", "operator"),
    ("keyword", "keyword"),
    ("storage", "keyword"),
    ("string", "string"),
    ("invalid.illegal.color", "color"),
    ("invalid.illegal.escape", "string"),
    ("entity", "name"),
    ("support", "name"),
    ("variable", "name"),
]


def classify(scopes):
    for scope in reversed(scopes):
        for prefix, name in SCOPES:
            if scope.startswith(prefix):
                return name
        if scope.startswith("punctuation.definition.comment"):
            continue
        if scope.startswith("punctuation"):
            return "punctuation"
        if scope.startswith(("source.ctl.embedded", "meta.embedded")):
            return "none"
    return "none"


@pytest.fixture(scope="module")
def grammar():
    return Grammar(json.loads(GRAMMAR.read_text()))


@pytest.mark.parametrize("path", files(), ids=str)
def test_scopes_agree_with_the_lexer(grammar, path):
    source = text(path)
    classes = [{classify(scopes)} for scopes in grammar.scopes(source)]
    compare(source, classes)


def rule(item):
    """A rule of Sublime Text as one of TextMate."""
    if "include" in item:
        return {"include": f"#{item['include']}"}
    captures = {
        str(group): {"name": scope} for group, scope in item.get("captures", {}).items()
    }
    if "push" not in item:
        parts = {"name": item.get("scope"), "match": item["match"], "captures": captures}
    else:
        inside = item["push"]
        end = next(part for part in inside if part.get("pop"))
        parts = {
            "name": next((part["meta_scope"] for part in inside if "meta_scope" in part), None),
            "contentName": next(
                (part["meta_content_scope"] for part in inside if "meta_content_scope" in part),
                None,
            ),
            "begin": item["match"], "beginCaptures": captures, "end": end["match"],
            "endCaptures": {
                str(group): {"name": scope} for group, scope in end.get("captures", {}).items()
            },
            "patterns": [
                rule(part) for part in inside
                if not part.get("pop") and ("match" in part or "include" in part)
            ],
        }
    return {name: value for name, value in parts.items() if value}


def test_sublime_has_the_same_rules():
    contexts = yaml.safe_load(SUBLIME.read_text())["contexts"]
    expected = json.loads(GRAMMAR.read_text())
    assert [rule(item) for item in contexts.pop("main")] == expected["patterns"]
    found = {
        name: {"patterns": [rule(item) for item in items]} for name, items in contexts.items()
    }
    assert found == expected["repository"]
