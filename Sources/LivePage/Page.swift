import CtlDiagnostics
import CtlPreview
import CtlText

import enum CtlRuntime.ContentSizeCategory

// The files of the page. They have nothing of the project in them: all of that comes as a state.

extension LivePage {
  static func page(_ language: Language) -> String {
    func say(_ en: String, _ zh: String) -> String {
      Markup.escaped(language == .english ? en : zh)
    }
    func options(_ names: [String]) -> String {
      names.map { "<option>\(Markup.escaped($0))</option>" }.joined()
    }
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Ctl</title><link rel="stylesheet" href="page.css"><script src="page.js" defer></script>
      </head><body>
      <main>
        <h1 id="title"></h1>
        <div id="device" tabindex="0" role="application" aria-describedby="spoken"
          aria-label="\(say("The screen. Tab moves, Enter uses.", "界面。Tab 移动，回车使用。"))"></div>
        <ol id="contacts" hidden></ol>
        <p id="spoken" role="status"></p>
        <p id="note" role="alert"></p>
      </main>
      <aside aria-label="\(say("Settings and facts", "设置与信息"))">
        <p class="tools">
          <label>\(say("Device", "设备"))
            <select id="devices"><option value="">–</option>\(options(Preview.deviceNames))</select></label>
          <label>\(say("Text size", "文字大小"))
            <select id="sizes">\(options(ContentSizeCategory.allCases.map(\.rawValue)))</select></label>
          <label>\(say("Language", "语言")) <select id="languages"></select></label>
          <label><input type="checkbox" id="dark"> \(say("Dark", "深色"))</label>
          <label><input type="checkbox" id="voiceover"> VoiceOver</label>
          <label><input type="checkbox" id="inspect"> \(say("Inspect", "检查"))</label>
        </p>
        <section><h2>\(say("State", "状态"))</h2><p id="samples"></p><div id="variables"></div>
          <form id="run"><label>\(say("Command", "命令"))
            <input id="command" placeholder="set copies=3" autocomplete="off"></label></form></section>
        <section><h2>\(say("Element", "元素"))</h2><p id="source"></p><ul id="facts"></ul></section>
        <section id="speechSection" hidden><h2>VoiceOver</h2><ol id="speech"></ol></section>
        <section><h2>\(say("Events", "事件"))</h2><ol id="log"></ol></section>
        <section><h2>\(say("Findings", "检查结果"))</h2><ul id="findings"></ul></section>
      </aside>
      </body></html>

      """
  }

  static let style = """
    :root { color-scheme: light dark; --page: #ececef; --card: #fff; --ink: #1c1c1e;
      --faint: #5c5c63; --line: #c9c9cf; --tint: #0061cf; }
    @media (prefers-color-scheme: dark) { :root { --page: #111113; --card: #1d1d20;
      --ink: #f2f2f5; --faint: #a5a5ad; --line: #38383d; --tint: #5aa9ff; } }
    * { box-sizing: border-box; }
    body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: 1fr 22rem;
      background: var(--page); color: var(--ink);
      font: 15px/1.45 -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; }
    main { padding: 1rem; display: flex; flex-direction: column; align-items: center; min-width: 0; }
    aside { padding: 1rem; background: var(--card); border-left: 1px solid var(--line);
      overflow-wrap: anywhere; min-width: 0; }
    h1 { font-size: 1rem; margin: 0 0 .7rem; overflow-wrap: anywhere; }
    h2 { font-size: .95rem; margin: 1.2rem 0 .3rem; }
    #device { max-width: 100%; background: #fff; border-radius: 4px; touch-action: pinch-zoom;
      user-select: none; -webkit-user-select: none; box-shadow: 0 1px 12px #0004; cursor: default; }
    #device svg { display: block; max-width: 100%; height: auto; }
    :focus-visible { outline: 3px solid var(--tint); outline-offset: 3px; }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: 0; }
    label { display: inline-flex; align-items: center; gap: .4rem; min-height: 2.2rem; }
    select, input { font: inherit; color: inherit; background: var(--page); max-width: 100%;
      border: 1px solid var(--line); border-radius: .4rem; padding: .25rem .5rem; }
    #variables label, #run label { display: flex; justify-content: space-between; }
    #variables input, #run input { flex: 0 1 12rem; min-width: 0; }
    ol, ul { margin: 0; padding-left: 1.3rem; max-height: 16rem; overflow: auto; }
    #spoken, #note { min-height: 1.4em; margin: .4rem 0 0; color: var(--faint);
      overflow-wrap: anywhere; }
    #note { color: var(--ink); font-weight: 600; }
    #source { margin: 0; font-family: ui-monospace, Menlo, Consolas, monospace; }
    #speech button { font: inherit; color: inherit; text-align: left; background: none; border: 0;
      padding: .2rem; min-height: 2rem; cursor: pointer; }
    .focus { fill: none; stroke: var(--tint); stroke-width: 2; pointer-events: none; }
    .cursor { fill: none; stroke: #c2187a; stroke-width: 2; stroke-dasharray: 5 3;
      pointer-events: none; }
    [hidden] { display: none !important; }
    @media (max-width: 50rem) { body { grid-template-columns: 1fr; }
      aside { border-left: 0; border-top: 1px solid var(--line); } }

    """
}
