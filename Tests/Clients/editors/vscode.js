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
      const panel = { call, webview: { onDidReceiveMessage: (told) => (panel.told = told) } };
      panel.onDidDispose = (dispose) => (panel.dispose = dispose);
      panels.push(panel);
      return panel;
    },
    onDidChangeTextEditorSelection: () => ({ dispose: () => {} }),
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

  await commands.get("ctl.preview")();
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
  check(shown.at(-1).fragment === "Printing", "the lens draws its screen");
  const position = { line: 3, character: 10 };
  await executeCommand("ctl.references", [{ ...argument, position }]);
  check(executed.at(-1)[0] === "editor.action.showReferences", "the lens shows places");
  check(executed.at(-1)[3].length === 1, "there is one");
  await commands.get("ctl.use")();
  for (let wait = 0; wait < 300 && panels.length + messages.length === 0; wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  check(panels.length === 1 || /error/.test(messages[0]), "a page is shown, or why there is none");
  if (panels.length === 1) {
    check(/src="http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/"/.test(panels[0].webview.html), "a page");
    panels[0].told({ ctl: "open", source: "/a/B.ctl:3:5" });
    check(shown.at(-1).path === "/a/B.ctl", "a click goes to its source");
    panels[0].dispose();
  }
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
