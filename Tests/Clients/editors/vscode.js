// Runs the extension for VS Code against the real server, with stand-ins for the modules that only
// exist inside the editor: `vscode`, and a client that speaks the protocol over pipes.

const { spawn } = require("node:child_process");
const { EventEmitter } = require("node:events");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const steps = [];

function check(isTrue, what) {
  if (!isTrue) throw new Error(what);
  steps.push(what);
}

// The part of `vscode.Uri` that the extension uses.
class Uri {
  constructor(parts) {
    Object.assign(this, { scheme: "file", path: "", fragment: "" }, parts);
  }
  static file(path) {
    return new Uri({ path });
  }
  get fsPath() {
    return this.path;
  }
  static parse(text) {
    const [, scheme, path, fragment] = /^([\w-]+):(?:\/\/)?([^#]*)(?:#(.*))?$/.exec(text);
    return new Uri({ scheme, path: decodeURI(path), fragment: fragment ?? "" });
  }
  with(parts) {
    return new Uri({ ...this, ...parts });
  }
  toString() {
    const fragment = this.fragment ? `#${this.fragment}` : "";
    return `${this.scheme}://${encodeURI(this.path)}${fragment}`;
  }
}

const main = Uri.parse(`file://${path.resolve("Main.ctl")}`);
const listeners = new EventEmitter();
const commands = new Map();
const providers = new Map();
const shown = [];
const executed = [];
const messages = [];
const panels = [];

const vscode = {
  Uri,
  EventEmitter: class {
    constructor() {
      this.listeners = [];
      this.event = (listener) => this.listeners.push(listener);
    }
    fire(value) {
      for (const listener of this.listeners) listener(value);
    }
  },
  Position: class {
    constructor(line, character) {
      Object.assign(this, { line, character });
    }
  },
  Range: class {},
  ViewColumn: { One: 1, Beside: -2 },
  window: {
    activeTextEditor: { document: { languageId: "ctl", uri: main } },
    showTextDocument: async (uri) => shown.push(uri),
    showErrorMessage: (text) => messages.push(text),
    createWebviewPanel: (...call) => {
      const panel = { call, posted: [], revealed: 0 };
      panel.webview = {
        onDidReceiveMessage: (told) => (panel.told = told),
        postMessage: (message) => panel.posted.push(message),
      };
      panel.onDidDispose = (dispose) => (panel.dispose = dispose);
      panel.reveal = () => (panel.revealed += 1);
      panels.push(panel);
      return panel;
    },
    onDidChangeTextEditorSelection: (listener) => {
      listeners.on("select", listener);
      return { dispose: () => listeners.off("select", listener) };
    },
  },
  workspace: {
    getConfiguration: () => ({ get: () => process.env.CTL }),
    onDidChangeTextDocument: (listener) => listeners.on("change", listener),
    onDidCloseTextDocument: (listener) => listeners.on("close", listener),
    registerTextDocumentContentProvider: (scheme, provider) => providers.set(scheme, provider),
  },
  commands: {
    registerCommand: (name, run) => commands.set(name, run),
    executeCommand: async (...call) => executed.push(call),
  },
};

class LanguageClient {
  constructor(id, name, server, options) {
    this.server = server;
    this.options = options;
    this.waiting = new Map();
    this.protocol2CodeConverter = { asLocation: (location) => location };
    LanguageClient.last = this;
  }
  async start() {
    this.process = spawn(this.server.command, this.server.args);
    let input = Buffer.alloc(0);
    this.process.stdout.on("data", (data) => {
      input = Buffer.concat([input, data]);
      for (;;) {
        const match = /^Content-Length: (\d+)\r\n\r\n/.exec(input.toString("latin1"));
        const end = match && match[0].length + Number(match[1]);
        if (!match || input.length < end) return;
        this.receive(JSON.parse(input.subarray(match[0].length, end)));
        input = input.subarray(end);
      }
    });
    const answer = await this.sendRequest("initialize", { capabilities: {}, processId: process.pid });
    this.send({ method: "initialized", params: {} });
    this.commands = answer.capabilities.executeCommandProvider.commands;
    const text = fs.readFileSync("Main.ctl", "utf8");
    const textDocument = { uri: main.toString(), languageId: "ctl", version: 1, text };
    this.send({ method: "textDocument/didOpen", params: { textDocument } });
  }
  async stop() {
    await this.sendRequest("shutdown");
    this.send({ method: "exit" });
  }
  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }
  sendRequest(method, params) {
    const id = this.waiting.size + 1;
    this.send({ id, method, params });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
  receive(message) {
    if (message.method) return;
    const { resolve, reject } = this.waiting.get(message.id);
    if (message.error) reject(new Error(message.error.message));
    else resolve(message.result);
  }
}

const load = Module._load;
Module._load = (name, ...rest) => {
  if (name === "vscode") return vscode;
  if (name === "vscode-languageclient/node") return { LanguageClient };
  return load(name, ...rest);
};

async function until(test) {
  for (let wait = 0; wait < 300 && !test(); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return test();
}

const drawn = (message) => Buffer.from(message.picture.split(",")[1], "base64").toString();

/** The picture of a screen beside its text. */
async function pictures(client) {
  // The images of the app are those of the catalogue beside the file.
  const folder = "Media.xcassets/mark.imageset";
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(`${folder}/mark.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  fs.writeFileSync(`${folder}/Contents.json`, '{"images": [{"filename": "mark.svg", "idiom": "universal"}]}');
  await commands.get("ctl.preview")();
  const panel = panels.at(-1);
  check(/img-src data:/.test(panel.webview.html), "only pictures of its own");
  panel.told({ ctl: "ready" });
  check(await until(() => panel.posted.length === 1), "the page gets a picture");
  check(panel.posted[0].picture.startsWith("data:image/svg+xml;base64,"), "it is an image");
  check(drawn(panel.posted[0]).includes("Printing"), "of the screen, as it looks on the device");
  const text = fs.readFileSync("Main.ctl", "utf8").replace('screen Printing "Printing"', 'screen Printing "Paper"')
    .replace('label caption "Copies"', '$&\n    button { image: "mark"; accessibility { label: "Mark" } }');
  const textDocument = { uri: main.toString(), version: 2 };
  client.send({
    method: "textDocument/didChange",
    params: { textDocument, contentChanges: [{ text }] },
  });
  for (let key = 0; key < 3; key += 1) {
    listeners.emit("change", { document: { uri: main, languageId: "ctl" } });
  }
  check(await until(() => panel.posted.length === 2), "it follows the file, once for some keys");
  check(drawn(panel.posted[1]).includes("Paper"), "with the new text");
  check(drawn(panel.posted[1]).includes("data:image/svg+xml;base64,"), "and the images of the app");
  await commands.get("ctl.preview")();
  check(panels.at(-1) === panel && panel.revealed === 1, "a screen has one panel");
  const argument = { textDocument: { uri: main.toString() }, screen: "Nothing" };
  await client.options.middleware.executeCommand("ctl.render", [argument]);
  panels.at(-1).told({ ctl: "ready" });
  check(await until(() => panels.at(-1).posted.length === 1), "an answer for a screen that is gone");
  check(/Nothing/.test(panels.at(-1).posted[0].problem), "which says what is wrong");
  for (const other of panels.splice(0)) other.dispose();
}

/** A screen in use beside its text. */
async function use() {
  await commands.get("ctl.use")();
  check(await until(() => messages.length === 1), "a file with errors is not shown");
  check(panels.length === 0 && /slidr/.test(messages[0]), "but what is wrong with it");

  fs.writeFileSync("Good.ctl", 'screen Good "Good" { content { label "Tea" } }\n');
  const good = Uri.file(path.resolve("Good.ctl"));
  vscode.window.activeTextEditor = { document: { languageId: "ctl", uri: good } };
  await commands.get("ctl.use")();
  check(await until(() => panels.length === 1), "a page is shown");
  const panel = panels[0];
  const address = /src="(http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/)"/.exec(panel.webview.html)[1];
  check((await fetch(address)).status === 200, "which is there");
  check(panel.webview.html.includes(`frame-src ${new URL(address).origin};`), "and no other");
  panel.told({ ctl: "open", source: `${good.path}:1:32` });
  check(shown.at(-1).path === good.path, "a click goes to its source");
  panel.told({ ctl: "open", source: "nonsense" });
  const select = (uri, line) =>
    listeners.emit("select", {
      textEditor: { document: { uri } },
      selections: [{ active: { line } }],
    });
  select(main, 3);
  select(good, 0);
  check(panel.posted.length === 1 && panel.posted[0].line === 1, "the page knows the cursor");
  panel.dispose();
  check(listeners.listenerCount("select") === 0, "nothing is left behind");
  const isGone = () => fetch(address).then(() => false, () => true);
  let gone = false;
  for (let wait = 0; wait < 100 && !gone; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    gone = await isGone();
  }
  check(gone, "and the page has ended");
}

async function run() {
  const folder = process.env.CTL_EXTENSION;
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const extension = require(path.join(folder, manifest.main));
  await extension.activate({ subscriptions: [] });
  const client = LanguageClient.last;
  check(client.options.documentSelector[0].language === "ctl", "the server is for the language");
  const declared = manifest.contributes.commands.map((item) => item.command);
  check(declared.every((name) => commands.has(name)), "every command of the manifest is there");
  check(!client.commands.some((name) => commands.has(name)), "none is one of the server's");

  await commands.get("ctl.previewText")();
  const picture = shown.at(-1);
  const provider = providers.get(picture.scheme);
  const text = await provider.provideTextDocumentContent(picture);
  check(text.includes("Printing"), "the screen is drawn");
  let changed;
  provider.onDidChange((uri) => (changed = uri));
  listeners.emit("change", { document: { uri: main } });
  check(String(changed) === String(picture), "the drawing follows the file");
  listeners.emit("close", { uri: picture });

  await commands.get("ctl.showSwift")();
  const swift = shown.at(-1);
  check(swift.path.endsWith("Main.swift"), "the code has a name");
  const code = await providers.get(swift.scheme).provideTextDocumentContent(swift);
  check(code.includes("errors"), "a file with errors says so");

  const argument = { textDocument: { uri: main.toString() } };
  const { executeCommand } = client.options.middleware;
  await executeCommand("ctl.render", [{ ...argument, screen: "Printing" }]);
  check(panels.at(-1).call[1] === "Printing", "the lens draws its screen");
  await pictures(client);
  const position = { line: 3, character: 10 };
  await executeCommand("ctl.references", [{ ...argument, position }]);
  check(executed.at(-1)[0] === "editor.action.showReferences", "the lens shows places");
  check(executed.at(-1)[3].length === 1, "there is one");
  await use();
  await extension.deactivate();
}

run().then(
  () => finish("passed", 0),
  (failure) => finish(`failed: ${failure.stack}`, 1),
);

function finish(word, status) {
  fs.writeFileSync(process.env.CTL_REPORT, [word, ...steps, ""].join("\n"));
  process.exit(status);
}
