"""A client for `ctl lsp` that reads every message strictly.

lsprotocol is made from the meta model of LSP. Each message of the server is read with its types and
written again: what comes out must be what came in, so that a wrong type, a missing member and a member
that LSP does not know are all found.
"""

import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities, make_test_lsp_client

ROOT = pathlib.Path(__file__).resolve().parents[2]
CTL = os.environ.get("CTL", str(ROOT / ".build" / "debug" / "ctl"))
CLIENTS = ["emacs", "neovim@0.7", "neovim", "visual_studio_code", "everything"]


def pruned(value):
    """Without the members that are null, which LSP does not tell from those that are missing."""
    if isinstance(value, dict):
        return {key: pruned(item) for key, item in value.items() if item is not None}
    if isinstance(value, (list, tuple)):
        return [pruned(item) for item in value]
    return value


def strict_client():
    client = make_test_lsp_client()
    client.objections = []
    structure = client.protocol.structure_message

    def strict(data):
        message = structure(data)
        if "jsonrpc" in data and "error" not in data:
            back = pruned(client.protocol._converter.unstructure(message))
            if back != pruned(data):
                client.objections.append((data, back))
        return message

    client.protocol.structure_message = strict
    return client


def everything():
    """The capabilities of a client that knows all of LSP 3.18."""
    capabilities = client_capabilities("visual_studio_code")
    document = capabilities.text_document
    document.diagnostic = types.DiagnosticClientCapabilities(related_document_support=True)
    document.inlay_hint = types.InlayHintClientCapabilities(
        resolve_support=types.ClientInlayHintResolveOptions(properties=["tooltip", "textEdits"])
    )
    document.type_hierarchy = types.TypeHierarchyClientCapabilities()
    document.folding_range.folding_range = types.ClientFoldingRangeOptions(collapsed_text=True)
    document.completion.completion_list = types.CompletionListCapabilities(
        item_defaults=["editRange", "insertTextFormat", "data"]
    )
    document.completion.completion_item.label_details_support = True
    capabilities.workspace.symbol.resolve_support = types.ClientSymbolResolveOptions(
        properties=["location.range"]
    )
    capabilities.workspace.text_document_content = (
        types.TextDocumentContentClientCapabilities(dynamic_registration=False)
    )
    capabilities.workspace.workspace_edit.snippet_edit_support = True
    capabilities.general.position_encodings = ["utf-8", "utf-16"]
    return capabilities


def capabilities_of(name):
    return everything() if name == "everything" else client_capabilities(name)


@pytest_lsp.fixture(
    params=CLIENTS,
    config=ClientServerConfig(server_command=[CTL, "lsp"], client_factory=strict_client),
)
async def client(request, lsp_client: LanguageClient):
    # Editors answer this; the test client does not by itself.
    lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda *_: None)
    lsp_client.answer = await lsp_client.initialize_session(
        types.InitializeParams(
            process_id=os.getpid(),
            capabilities=capabilities_of(request.param),
            workspace_folders=[
                types.WorkspaceFolder(uri=(ROOT / "Samples").as_uri(), name="Samples")
            ],
        )
    )
    yield
    await lsp_client.shutdown_session()
    assert lsp_client.objections == []
