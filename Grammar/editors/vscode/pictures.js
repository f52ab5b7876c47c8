// Screens beside their text, as they look on the device: pictures that follow while a person types.

const vscode = require("vscode");
const { album } = require("./pages");

/** The panels with pictures, one for each screen that was asked for. */
class Pictures {
  /** @param draw Gives the SVG of a screen: `(uri, screen) => Promise<string>`. */
  constructor(draw) {
    this.draw = draw;
    this.panels = new Map();
  }

  /** Shows a screen of a file; without a name, its first one. */
  show(source, screen) {
    const key = `${source}#${screen}`;
    const known = this.panels.get(key);
    if (known) return known.panel.reveal(undefined, true);
    const name = screen || source.path.split("/").pop().replace(/\.ctl$/, "");
    const panel = vscode.window.createWebviewPanel(
      "ctl.picture",
      name,
      { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [] },
    );
    const shown = { panel, source, screen, name, drawn: 0 };
    this.panels.set(key, shown);
    panel.onDidDispose(() => this.panels.delete(key));
    panel.webview.onDidReceiveMessage(() => this.update(shown));
    panel.webview.html = album();
  }

  /** A file of the language has changed; others may import it. The server is told of it meanwhile. */
  changed(document) {
    if (document.languageId !== "ctl") return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      for (const shown of this.panels.values()) this.update(shown);
    }, 100);
  }

  async update(shown) {
    shown.drawn += 1;
    const number = shown.drawn;
    let message;
    try {
      const svg = await this.draw(shown.source, shown.screen);
      const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
      message = { picture, name: shown.name };
    } catch (failure) {
      message = { problem: failure.message };
    }
    // Of several drawings under way, the newest counts.
    if (number === shown.drawn) shown.panel.webview.postMessage(message);
  }
}

module.exports = { Pictures };
