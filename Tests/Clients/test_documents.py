"""Documents of Interface Builder in an editor: findings, hover, fixes, the outline and a drawing.

    swift build --product ctl
    pytest Tests/Clients/test_documents.py
"""

import time

import pytest
from conftest import CTL, ROOT
from latency import Server

CORPUS = ROOT / "Tests" / "Corpus" / "InterfaceBuilder"
PATH = CORPUS / "Names.storyboard"


@pytest.fixture
def server(tmp_path):
    server = Server([CTL, "lsp"], tmp_path)
    yield server
    server.close()
    assert server.process.returncode == 0


def place(text, word, inside=1):
    before = text[: text.index(word) + inside]
    line = before.count("\n")
    return {"line": line, "character": len(before) - before.rfind("\n") - 1}


def test_a_session(server, tmp_path):
    path = tmp_path / "Names.storyboard"
    text = PATH.read_text()
    path.write_text(text)
    uri = path.as_uri()
    server.open(uri, text, "xml")
    found = server.diagnostics(uri, 1)
    assert any(d["code"] == "accessibility/missing-label" for d in found)
    document = {"textDocument": {"uri": uri}}
    at = place(text, "<switch", 2)
    hover = server.request("textDocument/hover", {**document, "position": at})
    value = str(hover["contents"])
    assert "switch" in value and "VoiceOver" in value
    symbols = server.request("textDocument/documentSymbol", document)
    assert [symbol["name"] for symbol in symbols][:1] == ["LightsController"]

    drawing = server.request(
        "workspace/executeCommand", {"command": "ctl.render", "arguments": [{"textDocument": {"uri": uri}}]}
    )
    assert "Night Light" in str(drawing)

    # A fix is a small edit, and then its finding is gone.
    actions = server.request(
        "textDocument/codeAction",
        {**document, "range": {"start": at, "end": at}, "context": {"diagnostics": found}},
    )
    action = next(a for a in actions if "Night Light" in a["title"])
    # A client that knows no code actions gets a command with the edit.
    changes = action["arguments"][0]["changes"]
    server.notify(
        "textDocument/didChange",
        {
            "textDocument": {"uri": uri, "version": 2},
            "contentChanges": [
                {"range": edit["range"], "text": edit["newText"]} for edit in changes[uri]
            ],
        },
    )
    left = server.diagnostics(uri, 2)
    assert len(left) == len(found) - 1

    # While XML is broken there is one finding; when it is whole again they are back.
    server.change(uri, 3, 1, 0, 1, "")
    assert [d["code"] for d in server.diagnostics(uri, 3)] == ["document/malformed"]
    server.change(uri, 4, 1, 0, 0, "<")
    assert len(server.diagnostics(uri, 4)) == len(left)


@pytest.mark.parametrize("path", sorted(CORPUS.iterdir()), ids=lambda path: path.name)
def test_every_request_is_answered(server, path):
    uri, text = path.as_uri(), path.read_text()
    server.open(uri, text, "xml")
    server.diagnostics(uri, 1)
    capabilities = server.capabilities
    for line in range(0, text.count("\n"), 5):
        position = {"line": line, "character": 30}
        here = {"textDocument": {"uri": uri}, "position": position}
        for method in ["hover", "completion", "definition", "references", "documentHighlight",
                       "signatureHelp", "prepareRename", "selectionRange"]:
            if method + "Provider" in capabilities or method in ("signatureHelp", "prepareRename"):
                params = dict(here)
                if method == "references":
                    params["context"] = {"includeDeclaration": True}
                if method == "selectionRange":
                    params = {"textDocument": {"uri": uri}, "positions": [position]}
                server.request(f"textDocument/{method}", params)
    for method in ["documentSymbol", "foldingRange", "semanticTokens/full", "codeLens",
                   "documentColor", "formatting"]:
        params = {"textDocument": {"uri": uri}}
        if method == "formatting":
            params["options"] = {"tabSize": 2, "insertSpaces": True}
        server.request(f"textDocument/{method}", params)


def test_ten_thousand_switches(server, tmp_path):
    switch = (
        '<switch id="s-{0}"><rect key="frame" x="300" y="{1}" width="51" height="31"/></switch>\n'
    )
    views = "".join(switch.format(n, n * 40) for n in range(10_000))
    text = (
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">'
        '<objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="600"/><subviews>\n'
        f"{views}</subviews></view></objects></document>"
    )
    path = tmp_path / "Many.xib"
    path.write_text(text)
    uri = path.as_uri()
    start = time.perf_counter()
    server.open(uri, text, "xml")
    found = server.diagnostics(uri, 1)
    assert found
    # A debug build on a busy machine; a release build takes a tenth of it.
    assert time.perf_counter() - start < 20
