"""Drives the real `ctl lsp` with the capabilities of real clients.

    pip install -r Tests/Clients/requirements.txt
    CTL=.build/debug/ctl pytest Tests/Clients
"""

import asyncio
import pathlib

import pytest
from conftest import ROOT
from lsprotocol import types

BROKEN = "screen A {\n  slidr\n  var x: Int=1\n  var x: Int = 2\n}\n"
URI = (ROOT / "Samples" / "Unsaved.ctl").as_uri()
DOCUMENT = types.TextDocumentIdentifier(uri=URI)


def open_document(client, text=BROKEN, uri=URI, version=1):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=uri, language_id="ctl", version=version, text=text
            )
        )
    )


def pulls(client):
    return client.capabilities.text_document.diagnostic is not None


async def diagnostics(client, uri=URI):
    """What the client knows of a document, in the way that it asks or is told."""
    if pulls(client):
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=uri))
        )
        return list(report.items)
    if uri not in client.diagnostics:
        await client.wait_for_notification("textDocument/publishDiagnostics")
    return list(client.diagnostics[uri])


def offset(text, position):
    """The index of a position; the texts here have one unit for each character."""
    lines = text.splitlines(keepends=True)
    return sum(len(line) for line in lines[: position.line]) + position.character


def apply(text, edits):
    for edit in sorted(edits, key=lambda edit: offset(text, edit.range.start), reverse=True):
        start, end = offset(text, edit.range.start), offset(text, edit.range.end)
        text = text[:start] + edit.new_text + text[end:]
    return text


def edits_of(edit):
    if edit.document_changes:
        return edit.document_changes[0].edits
    return edit.changes[URI]


async def test_diagnostics_are_pushed_or_pulled_never_both(client):
    open_document(client)
    found = await diagnostics(client)
    assert any(item.severity == types.DiagnosticSeverity.Error for item in found)
    assert all(item.source == "ctl" and item.code for item in found)
    capabilities = client.capabilities.text_document.publish_diagnostics
    assert any(item.related_information for item in found) == bool(capabilities.related_information)
    await asyncio.sleep(0.2)
    assert (URI in client.diagnostics) != pulls(client)


async def test_edits_are_followed(client):
    open_document(client)
    await diagnostics(client)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=URI, version=2),
            content_changes=[
                types.TextDocumentContentChangePartial(
                    range=types.Range(types.Position(0, 0), types.Position(4, 1)), text=""
                ),
                types.TextDocumentContentChangeWholeDocument(text="screen A {\n}\n"),
            ],
        )
    )
    if not pulls(client):
        await client.wait_for_notification("textDocument/publishDiagnostics")
    assert await diagnostics(client) == []


async def test_samples_are_clean(client):
    for path in sorted((ROOT / "Samples").glob("*.ctl")):
        open_document(client, path.read_text(), path.as_uri())
        assert await diagnostics(client, path.as_uri()) == [], path.name


async def test_a_document_is_formatted(client):
    text = "screen A {\n      var x: Int=1\n\n\n}\n"
    open_document(client, text)
    options = types.FormattingOptions(tab_size=8, insert_spaces=False)
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=DOCUMENT, options=options)
    )
    assert apply(text, edits) == "screen A {\n  var x: Int = 1\n}\n"
    edits = await client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(
            text_document=DOCUMENT,
            options=options,
            range=types.Range(types.Position(1, 0), types.Position(1, 3)),
        )
    )
    assert "  var x: Int = 1\n" in apply(text, edits)
    edits = await client.text_document_on_type_formatting_async(
        types.DocumentOnTypeFormattingParams(
            text_document=DOCUMENT, options=options, position=types.Position(4, 1), ch="}"
        )
    )
    assert apply(text, edits) == "screen A {\n  var x: Int = 1\n}\n"


async def test_a_fix_is_applied(client):
    open_document(client)
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=DOCUMENT,
            range=types.Range(types.Position(1, 3), types.Position(1, 3)),
            context=types.CodeActionContext(diagnostics=[]),
        )
    )
    fixes = [action for action in actions if action.kind == types.CodeActionKind.QuickFix]
    assert fixes and fixes[0].diagnostics
    fix = fixes[0]
    if not fix.edit:
        fix = await client.code_action_resolve_async(fix)
    assert "  slider\n" in apply(BROKEN, edits_of(fix.edit))


async def test_the_workspace_is_reported(client):
    if not pulls(client):
        pytest.skip("the client is told of open documents only")
    report = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(previous_result_ids=[])
    )
    names = {pathlib.PurePosixPath(item.uri).name for item in report.items}
    assert {path.name for path in (ROOT / "Samples").glob("*.ctl")} <= names
    again = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(
            previous_result_ids=[
                types.PreviousResultId(uri=item.uri, value=item.result_id)
                for item in report.items
            ]
        )
    )
    assert {item.kind for item in again.items} == {"unchanged"}
