// The pages that panels show.

const { randomBytes } = require("crypto");

/** What stands between the page in a frame and the editor: places to jump to, and the cursor. */
function holder(address) {
  const nonce = randomBytes(16).toString("hex");
  const origin = new URL(address).origin;
  const policy = `default-src 'none'; frame-src ${origin}; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Ctl</title>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style nonce="${nonce}">html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100vh; }</style>
</head><body><iframe id="page" title="Ctl" src="${address}"></iframe>
<script nonce="${nonce}">
const editor = acquireVsCodeApi();
const page = document.getElementById("page");
window.addEventListener("message", (event) => {
  if (event.source === page.contentWindow) editor.postMessage(event.data);
  else page.contentWindow.postMessage(event.data, "${origin}");
});
</script></body></html>`;
}

/** The page of a panel with a picture. Pictures come as messages, so that it does not scroll back. */
function album() {
  const nonce = randomBytes(16).toString("hex");
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Ctl</title>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style nonce="${nonce}">body { margin: 0; padding: 16px; text-align: center; }
h1 { font: inherit; margin: 0 0 8px; overflow-wrap: anywhere; }
img { max-width: 100%; box-shadow: 0 1px 12px #0006; }
p { text-align: left; white-space: pre-wrap; } [hidden] { display: none; }</style>
</head><body><main><h1 id="name">Ctl</h1><img id="picture" alt="" hidden><p id="problem" role="status"></p></main>
<script nonce="${nonce}">
const picture = document.getElementById("picture");
const problem = document.getElementById("problem");
window.addEventListener("message", ({ data }) => {
  if (data.picture) {
    picture.src = data.picture;
    picture.alt = data.name;
    document.getElementById("name").textContent = data.name;
    picture.hidden = false;
  }
  problem.textContent = data.problem || "";
});
acquireVsCodeApi().postMessage({ ctl: "ready" });
</script></body></html>`;
}

module.exports = { album, holder };
