"""Every capability that the server tells of, driven with the capabilities of real clients."""

import re

import pytest
from conftest import ROOT
from lsprotocol import types

URI = (ROOT / "Samples" / "Unsaved.ctl").as_uri()
DOCUMENT = types.TextDocumentIdentifier(uri=URI)
TEXT = """\
import "Theme.ctl"
// One
// two
enum Size { small, large }
/// Counts things.
component Counter(count: binding Int, size: Size = .large) {
  stepper { value <-> count; tintColor: #FF9500 }
}
component Special(count: binding Int) { Counter { count <-> count } }
screen Main "Title" {
  let width = 44pt
  var copies: Int in 1...20 = 1
  action print(copies: Int)
  table {
    row {
      Counter counter { count <-> copies }
      button "Go" { on touchUpInside -> print(copies: copies) }  // 🦊
    }
  }
  slidr
}
"""


def place(text, shift=0):
    """The position of a text; the columns before it are ASCII."""
    index = TEXT.index(text) + shift
    before = TEXT[:index].split("\n")
    return types.Position(len(before) - 1, len(before[-1]))


def area(text):
    return types.Range(place(text), place(text, len(text)))


WHOLE = types.Range(types.Position(0, 0), types.Position(21, 0))


@pytest.fixture
def document(client):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=URI, language_id="ctl", version=1, text=TEXT
            )
        )
    )
    return client


def at(kind, text, shift=0, **more):
    return kind(text_document=DOCUMENT, position=place(text, shift), **more)


def names(locations):
    """`Unsaved.ctl:3`, of locations and of links."""
    return [
        f"{(getattr(item, 'uri', None) or item.target_uri).rsplit('/', 1)[-1]}:"
        f"{(getattr(item, 'range', None) or item.target_selection_range).start.line}"
        for item in locations
    ]


# One function for each member of the capabilities.


async def hover_provider(client):
    hover = await client.text_document_hover_async(at(types.HoverParams, "stepper"))
    formats = client.capabilities.text_document.hover.content_format or ["plaintext"]
    assert hover.contents.kind == formats[0]
    assert "UIStepper" in hover.contents.value


async def completion_provider(client):
    params = at(types.CompletionParams, "tintColor", 4)
    completion = await client.text_document_completion_async(params)
    labels = [item.label for item in completion.items]
    assert "tintColor" in labels and "minimumValue" in labels
    item = next(item for item in completion.items if item.label == "minimumValue")
    resolved = await client.completion_item_resolve_async(item)
    text = resolved.documentation
    assert resolved.label == item.label and getattr(text, "value", text)


async def signature_help_provider(client):
    help = await client.text_document_signature_help_async(
        at(types.SignatureHelpParams, "copies: copies)", 8)
    )
    assert help.signatures[0].label == "print(copies: Int)" and help.active_parameter == 0


async def definition_provider(client):
    found = await client.text_document_definition_async(
        at(types.DefinitionParams, "Counter counter")
    )
    assert names(found) == ["Unsaved.ctl:5"]
    found = await client.text_document_definition_async(at(types.DefinitionParams, "Theme"))
    assert names(found) == ["Theme.ctl:0"]


async def declaration_provider(client):
    found = await client.text_document_declaration_async(
        at(types.DeclarationParams, "copies: copies", 8)
    )
    assert names(found) == ["Unsaved.ctl:11"]


async def type_definition_provider(client):
    found = await client.text_document_type_definition_async(
        at(types.TypeDefinitionParams, "size: Size")
    )
    assert names(found) == ["Unsaved.ctl:3"]


async def implementation_provider(client):
    found = await client.text_document_implementation_async(
        at(types.ImplementationParams, "Counter(")
    )
    assert names(found) == ["Unsaved.ctl:8", "Unsaved.ctl:15"]


async def references_provider(client):
    for declared, count in [(True, 3), (False, 2)]:
        found = await client.text_document_references_async(
            at(
                types.ReferenceParams,
                "Counter(",
                context=types.ReferenceContext(include_declaration=declared),
            )
        )
        assert len(found) == count


async def document_highlight_provider(client):
    found = await client.text_document_document_highlight_async(
        at(types.DocumentHighlightParams, "copies: Int in")
    )
    assert [item.kind for item in found] == [3, 3, 2]


async def rename_provider(client):
    prepared = await client.text_document_prepare_rename_async(
        at(types.PrepareRenameParams, "Counter(")
    )
    assert prepared.placeholder == "Counter"
    edit = await client.text_document_rename_async(
        at(types.RenameParams, "Counter(", new_name="Tally")
    )
    changes = edit.changes or {
        change.text_document.uri: change.edits for change in edit.document_changes
    }
    assert [item.new_text for item in changes[URI]] == ["Tally"] * 3
    with pytest.raises(Exception, match="name"):
        await client.text_document_rename_async(
            at(types.RenameParams, "Counter(", new_name="1")
        )


async def linked_editing_range_provider(client):
    linked = await client.text_document_linked_editing_range_async(
        at(types.LinkedEditingRangeParams, "Counter(")
    )
    assert len(linked.ranges) == 3


async def document_symbol_provider(client):
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=DOCUMENT)
    )
    nested = client.capabilities.text_document.document_symbol.hierarchical_document_symbol_support
    assert isinstance(symbols[0], types.DocumentSymbol if nested else types.SymbolInformation)
    assert [symbol.name for symbol in symbols if nested] in (
        [],
        ["Size", "Counter", "Special", "Main"],
    )


async def workspace_symbol_provider(client):
    symbols = await client.workspace_symbol_async(types.WorkspaceSymbolParams(query="counter"))
    assert {"Counter", "counter"} <= {symbol.name for symbol in symbols}
    if isinstance(symbols[0], types.WorkspaceSymbol):
        resolved = await client.workspace_symbol_resolve_async(symbols[0])
        assert isinstance(resolved.location, types.Location)


async def semantic_tokens_provider(client):
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(text_document=DOCUMENT)
    )
    legend = client.answer.capabilities.semantic_tokens_provider.legend
    kinds = [legend.token_types[number] for number in tokens.data[3::5]]
    assert {"keyword", "struct", "enum", "property", "string"} <= set(kinds)
    some = await client.text_document_semantic_tokens_range_async(
        types.SemanticTokensRangeParams(text_document=DOCUMENT, range=area("enum Size"))
    )
    assert 0 < len(some.data) < len(tokens.data)
    delta = await client.text_document_semantic_tokens_full_delta_async(
        types.SemanticTokensDeltaParams(
            text_document=DOCUMENT, previous_result_id=tokens.result_id
        )
    )
    assert list(delta.edits) == []


async def folding_range_provider(client):
    folds = await client.text_document_folding_range_async(
        types.FoldingRangeParams(text_document=DOCUMENT)
    )
    assert "comment" in {fold.kind for fold in folds} and len(folds) > 3


async def selection_range_provider(client):
    found = await client.text_document_selection_range_async(
        types.SelectionRangeParams(text_document=DOCUMENT, positions=[place("copies: copies")])
    )
    depth = 0
    node = found[0]
    while node:
        depth, node = depth + 1, node.parent
    assert depth > 5


async def document_link_provider(client):
    links = await client.text_document_document_link_async(
        types.DocumentLinkParams(text_document=DOCUMENT)
    )
    assert [link.target for link in links] == [(ROOT / "Samples" / "Theme.ctl").as_uri()]


async def color_provider(client):
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(text_document=DOCUMENT)
    )
    assert [color.color.red for color in colors] == [1]
    presentations = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            text_document=DOCUMENT, color=colors[0].color, range=colors[0].range
        )
    )
    assert presentations[0].label == "#FF9500"


async def inlay_hint_provider(client):
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(text_document=DOCUMENT, range=WHOLE)
    )
    assert ": Length" in [hint.label for hint in hints]
    resolved = await client.inlay_hint_resolve_async(hints[0])
    assert resolved.tooltip and resolved.label == hints[0].label


async def code_lens_provider(client):
    lenses = await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=DOCUMENT)
    )
    titles = []
    for lens in lenses:
        if not lens.command:
            lens = await client.code_lens_resolve_async(lens)
        titles.append(lens.command.title)
        result = await client.workspace_execute_command_async(
            types.ExecuteCommandParams(
                command=lens.command.command, arguments=lens.command.arguments
            )
        )
        assert result is not None
    assert "preview" in titles and "2 uses" in titles


async def call_hierarchy_provider(client):
    (item,) = await client.text_document_prepare_call_hierarchy_async(
        at(types.CallHierarchyPrepareParams, "Counter(")
    )
    incoming = await client.call_hierarchy_incoming_calls_async(
        types.CallHierarchyIncomingCallsParams(item=item)
    )
    assert [call.from_.name for call in incoming] == ["Special", "Main"]
    outgoing = await client.call_hierarchy_outgoing_calls_async(
        types.CallHierarchyOutgoingCallsParams(item=incoming[1].from_)
    )
    assert [call.to.name for call in outgoing] == ["Counter"]


async def type_hierarchy_provider(client):
    (item,) = await client.text_document_prepare_type_hierarchy_async(
        at(types.TypeHierarchyPrepareParams, "Counter(")
    )
    (special,) = await client.type_hierarchy_subtypes_async(
        types.TypeHierarchySubtypesParams(item=item)
    )
    (general,) = await client.type_hierarchy_supertypes_async(
        types.TypeHierarchySupertypesParams(item=special)
    )
    assert (special.name, general.name) == ("Special", "Counter")


async def code_action_provider(client):
    capabilities = client.capabilities.text_document.code_action
    for text in ["slidr", "stepper", "Counter counter"]:
        actions = await client.text_document_code_action_async(
            types.CodeActionParams(
                text_document=DOCUMENT,
                range=types.Range(place(text, 2), place(text, 2)),
                context=types.CodeActionContext(diagnostics=[]),
            )
        )
        assert actions
        for action in actions:
            if isinstance(action, types.CodeAction) and not action.edit:
                assert "edit" in capabilities.resolve_support.properties
                action = await client.code_action_resolve_async(action)
                assert action.edit


async def document_formatting_provider(client):
    edits = await client.text_document_formatting_async(
        types.DocumentFormattingParams(text_document=DOCUMENT, options=OPTIONS)
    )
    assert edits is not None


async def document_range_formatting_provider(client):
    edits = await client.text_document_range_formatting_async(
        types.DocumentRangeFormattingParams(
            text_document=DOCUMENT, options=OPTIONS, range=WHOLE
        )
    )
    assert edits is not None
    edits = await client.text_document_ranges_formatting_async(
        types.DocumentRangesFormattingParams(
            text_document=DOCUMENT, options=OPTIONS, ranges=[WHOLE, area("table")]
        )
    )
    assert edits is not None


async def document_on_type_formatting_provider(client):
    edits = await client.text_document_on_type_formatting_async(
        at(types.DocumentOnTypeFormattingParams, "slidr", 7, ch="}", options=OPTIONS)
    )
    assert edits is not None


async def diagnostic_provider(client):
    report = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(text_document=DOCUMENT)
    )
    assert any(item.severity == 1 for item in report.items)
    again = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(
            text_document=DOCUMENT, previous_result_id=report.result_id
        )
    )
    assert again.kind == "unchanged"
    everything = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(previous_result_ids=[])
    )
    assert len(everything.items) > 10


async def execute_command_provider(client):
    commands = set(client.answer.capabilities.execute_command_provider.commands)
    assert commands == {"ctl.applyEdit", "ctl.references", "ctl.render", "ctl.show", "ctl.swift"}
    picture = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(
            command="ctl.render", arguments=[{"textDocument": {"uri": URI}, "width": 40}]
        )
    )
    assert "Title" in picture and max(map(len, picture.splitlines())) <= 40
    with pytest.raises(Exception, match="errors"):
        await client.workspace_execute_command_async(
            types.ExecuteCommandParams(
                command="ctl.swift", arguments=[{"textDocument": {"uri": URI}}]
            )
        )
    theme = (ROOT / "Samples" / "Theme.ctl").as_uri()
    code = await client.workspace_execute_command_async(
        types.ExecuteCommandParams(
            command="ctl.swift", arguments=[{"textDocument": {"uri": theme}}]
        )
    )
    assert "import CtlRuntime" in code


async def workspace(client):
    edit = await client.workspace_will_rename_files_async(
        types.RenameFilesParams(
            files=[
                types.FileRename(
                    old_uri=(ROOT / "Samples" / "Theme.ctl").as_uri(),
                    new_uri=(ROOT / "Samples" / "Brand.ctl").as_uri(),
                )
            ]
        )
    )
    assert edit.changes or edit.document_changes
    content = client.answer.capabilities.workspace.text_document_content
    if content:
        assert set(content.schemes) == {"ctl-swift", "ctl-picture"}
        result = await client.workspace_text_document_content_async(
            types.TextDocumentContentParams(uri=URI.replace("file:", "ctl-picture:"))
        )
        assert "Title" in result.text


async def experimental(client):
    tree = await client.protocol.send_request_async(
        "ctl/tree", {"textDocument": {"uri": URI}}
    )
    assert getattr(tree, "format", None) == "ctl-tree"


async def text_document_sync(client):
    change = types.TextDocumentContentChangePartial(range=area("slidr"), text="slider {")
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=URI, version=2),
            content_changes=[change],
        )
    )
    client.text_document_will_save(
        types.WillSaveTextDocumentParams(
            text_document=DOCUMENT, reason=types.TextDocumentSaveReason.Manual
        )
    )
    client.text_document_did_save(types.DidSaveTextDocumentParams(text_document=DOCUMENT))
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=DOCUMENT)
    )
    assert "slider" in re.findall(r"\w+", str(symbols))


async def position_encoding(client):
    offered = client.capabilities.general and client.capabilities.general.position_encodings
    assert client.answer.capabilities.position_encoding == (offered or ["utf-16"])[0]


OPTIONS = types.FormattingOptions(tab_size=8, insert_spaces=False)


async def test_every_capability_is_driven(document):
    """Each member of the capabilities has a function here, and each function is run."""
    capabilities = document.answer.capabilities
    told = {
        name
        for name in type(capabilities).__annotations__
        if getattr(capabilities, name, None) not in (None, False)
    }
    for name in sorted(told):
        await globals()[name](document)
        assert document.objections == [], name
