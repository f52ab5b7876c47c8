// Starts `ctl lsp` and shows what its commands make.

const { spawn } = require("child_process");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");
const { holder } = require("./pages");
const { Pictures } = require("./pictures");

/** The schemes of documents that the server makes, and the command that makes each. */
const SCHEMES = { "ctl-picture": "ctl.render", "ctl-swift": "ctl.swift" };

let client;

/** A document that is made from another: a screen of it as text, or its Swift code. */
class MadeDocuments {
  constructor() {
    this.changes = new vscode.EventEmitter();
    this.onDidChange = this.changes.event;
    /** The addresses that were asked for, by the address of the file that they are made from. */
    this.made = new Map();
  }

  async provideTextDocumentContent(uri) {
    const source = uri.with({ scheme: "file", fragment: "", path: sourcePath(uri) });
    const key = source.toString();
    if (!this.made.has(key)) this.made.set(key, new Map());
    this.made.get(key).set(uri.toString(), uri);
    const argument = { textDocument: { uri: key }, screen: uri.fragment };
    try {
      return await execute(SCHEMES[uri.scheme], argument);
    } catch (failure) {
      return failure.message;
    }
  }

  /** What is made from a file follows it while a person types. */
  changed(document) {
    for (const uri of this.made.get(document.uri.toString())?.values() ?? []) {
      this.changes.fire(uri);
    }
  }

  forget(uri) {
    for (const made of this.made.values()) made.delete(uri.toString());
  }
}

/** The path of the file: the last part of a made document's is there for its title. */
function sourcePath(uri) {
  return uri.path.slice(0, uri.path.lastIndexOf("/"));
}

function execute(command, argument) {
  return client.sendRequest("workspace/executeCommand", { command, arguments: [argument] });
}

function show(scheme, source, title, fragment) {
  const uri = source.with({ scheme, path: `${source.path}/${title}`, fragment });
  return vscode.window.showTextDocument(uri, {
    viewColumn: vscode.ViewColumn.Beside,
    preserveFocus: true,
    preview: true,
  });
}

function current() {
  const document = vscode.window.activeTextEditor?.document;
  return document?.languageId === "ctl" ? document.uri : undefined;
}

/** What the server's code lenses do: the client shows it, in place of what is answered. */
async function executeLens(pictures, command, args, next) {
  const argument = args[0] ?? {};
  switch (command) {
    case "ctl.render": {
      const source = vscode.Uri.parse(argument.textDocument.uri);
      return pictures.show(source, argument.screen ?? "");
    }
    case "ctl.references": {
      const locations = await execute(command, argument);
      const source = vscode.Uri.parse(argument.textDocument.uri);
      const { line, character } = argument.position;
      return vscode.commands.executeCommand(
        "editor.action.showReferences",
        source,
        new vscode.Position(line, character),
        locations.map((location) => client.protocol2CodeConverter.asLocation(location)),
      );
    }
    default:
      return next(command, args);
  }
}

/** A screen in use beside its text: the page that `ctl preview --web` serves, until it is closed. */
function use(source) {
  const path = vscode.workspace.getConfiguration("ctl").get("path") || "ctl";
  const server = spawn(path, ["preview", "--web", source.fsPath]);
  let output = "";
  let errors = "";
  let panel;
  server.stderr.on("data", (data) => (errors += data));
  server.on("error", (failure) => vscode.window.showErrorMessage(failure.message));
  server.on("exit", () => {
    if (panel) panel.dispose();
    else vscode.window.showErrorMessage(errors || "ctl preview --web has ended");
  });
  server.stdout.on("data", (data) => {
    output += data;
    if (panel || !output.includes("\n")) return;
    panel = vscode.window.createWebviewPanel(
      "ctl.page",
      source.path.split("/").pop(),
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true },
    );
    panel.webview.html = holder(output.trim());
    const cursor = vscode.window.onDidChangeTextEditorSelection((event) => {
      if (event.textEditor.document.uri.toString() !== source.toString()) return;
      panel.webview.postMessage({ ctl: "cursor", line: event.selections[0].active.line + 1 });
    });
    panel.webview.onDidReceiveMessage((message) => open(source, message));
    panel.onDidDispose(() => {
      panel = undefined;
      cursor.dispose();
      server.removeAllListeners("exit");
      server.kill();
    });
  });
}

/** Shows the place of an element that was clicked: `Screens/Main.ctl:3:5`, as the server was asked. */
function open(source, message) {
  const match = /^(.*):(\d+):(\d+)$/.exec(message?.ctl === "open" ? message.source : "");
  if (!match) return;
  const uri = vscode.Uri.file(match[1]);
  const place = new vscode.Position(Number(match[2]) - 1, Number(match[3]) - 1);
  vscode.window.showTextDocument(uri, {
    viewColumn: vscode.ViewColumn.One,
    selection: new vscode.Range(place, place),
  });
}

function makeClient(pictures) {
  const settings = vscode.workspace.getConfiguration("ctl");
  const server = { command: settings.get("path") || "ctl", args: ["lsp"] };
  return new LanguageClient("ctl", "Ctl", server, {
    documentSelector: [{ language: "ctl" }],
    synchronize: { configurationSection: "ctl" },
    middleware: { executeCommand: (...call) => executeLens(pictures, ...call) },
    // Hovers show pictures of controls.
    markdown: { supportHtml: true },
  });
}

async function activate(context) {
  const documents = new MadeDocuments();
  const pictures = new Pictures((source, screen) =>
    execute("ctl.render", { textDocument: { uri: source.toString() }, screen, format: "svg" }),
  );
  const subscriptions = [
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      documents.changed(document);
      pictures.changed(document);
    }),
    vscode.workspace.onDidCloseTextDocument((document) => documents.forget(document.uri)),
    vscode.commands.registerCommand("ctl.preview", () => {
      const source = current();
      return source && pictures.show(source, "");
    }),
    vscode.commands.registerCommand("ctl.previewText", () => {
      const source = current();
      return source && show("ctl-picture", source, "Preview.txt", "");
    }),
    vscode.commands.registerCommand("ctl.use", () => {
      const source = current();
      return source && use(source);
    }),
    vscode.commands.registerCommand("ctl.showSwift", () => {
      const source = current();
      const name = source?.path.split("/").pop().replace(/\.ctl$/, ".swift");
      return source && show("ctl-swift", source, name, "");
    }),
    vscode.commands.registerCommand("ctl.restart", () => client.restart()),
  ];
  for (const scheme of Object.keys(SCHEMES)) {
    subscriptions.push(vscode.workspace.registerTextDocumentContentProvider(scheme, documents));
  }
  context.subscriptions.push(...subscriptions);
  client = makeClient(pictures);
  await client.start();
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
