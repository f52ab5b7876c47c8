extension Gallery {
  static let style = """
    :root { color-scheme: light dark; --page: #f4f4f6; --card: #fff; --ink: #1c1c1e;
      --faint: #5c5c63; --line: #d4d4d9; --tint: #0061cf; --error: #c00013; --warning: #8a5300; }
    @media (prefers-color-scheme: dark) { :root { --page: #111113; --card: #1d1d20;
      --ink: #f2f2f5; --faint: #a5a5ad; --line: #38383d; --tint: #5aa9ff; --error: #ff6b60;
      --warning: #ffb84d; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.45 -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; }
    header, main, footer { max-width: 90rem; margin: 0 auto; padding: 1rem; }
    footer, .place, .source, small { color: var(--faint); }
    h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
    h1 { margin: .5rem 0; } h2 { margin: 2rem 0 .5rem; } h3 { margin: 0; font-size: 1rem; }
    p { margin: .3rem 0; overflow-wrap: anywhere; }
    a { color: var(--tint); }
    nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }
    :focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; }
    .tools { display: flex; flex-wrap: wrap; gap: .5rem; }
    input, button { font: inherit; padding: .4rem .9rem; min-height: 2.75rem; color: inherit;
      background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
    input { flex: 1 1 14rem; min-width: 0; }
    button[aria-pressed=true] { background: var(--tint); border-color: var(--tint);
      color: var(--card); }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
      gap: 1rem; }
    .card { display: flex; flex-direction: column; gap: .2rem; padding: .7rem; min-width: 0;
      color: inherit; text-decoration: none; background: var(--card);
      border: 1px solid var(--line); border-radius: .8rem; overflow-wrap: anywhere; }
    .card:hover { border-color: var(--tint); }
    .card img, .missing { width: 100%; height: 17rem; object-fit: contain;
      object-position: top; }
    .missing { display: grid; place-items: center; font-size: 4rem; color: var(--error); }
    .badge.error, .error h3, .problem { color: var(--error); }
    .badge.warning, .warning h3 { color: var(--warning); }
    .badge.changed { color: var(--tint); }
    .shots, .change { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    .change { padding: .7rem 0; } .change h3 { flex: 1 0 100%; }
    figure { margin: 0; max-width: 100%; }
    figure img { display: block; max-width: 100%; height: auto; max-height: 36rem;
      border: 1px solid var(--line); }
    figcaption { color: var(--faint); text-align: center; max-width: 20rem; margin: .2rem auto;
      overflow-wrap: anywhere; }
    article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
      padding: .7rem 1rem; margin: .5rem 0; }
    code { font-family: ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    li { margin: .15rem 0; overflow-wrap: anywhere; }
    .stack { display: grid; justify-items: start; isolation: isolate; }
    .stack > * { grid-area: 1 / 1; }
    .stack.marked img + img { border-color: transparent; }
    .stack.blend img + img { mix-blend-mode: difference; }
    [hidden] { display: none !important; }

    """

  /// The pages are complete without it; it searches, filters and reads the keyboard.
  static let script = """
    "use strict";
    const items = Array.from(document.querySelectorAll("[data-tags]"));
    const buttons = Array.from(document.querySelectorAll("[data-filter]"));
    const search = document.getElementById("search");
    const count = document.getElementById("count");
    let filter = "all";

    function update() {
      const words = search ? search.value.toLowerCase().split(/\\s+/).filter(Boolean) : [];
      let shown = 0;
      for (const item of items) {
        const text = (item.dataset.words || "").toLowerCase();
        const isTagged = filter === "all" || item.dataset.tags.split(" ").includes(filter);
        item.hidden = !(isTagged && words.every((word) => text.includes(word)));
        if (!item.hidden) shown += 1;
      }
      if (count) count.textContent = shown + " / " + items.length;
    }

    for (const button of buttons) {
      button.addEventListener("click", () => {
        filter = button.dataset.filter;
        for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
        update();
      });
    }
    if (search) search.addEventListener("input", update);

    function move(step) {
      const cards = items.filter((item) => !item.hidden && item.matches("a"));
      const place = cards.indexOf(document.activeElement);
      const next = place < 0 ? 0 : Math.min(Math.max(place + step, 0), cards.length - 1);
      if (cards[next]) cards[next].focus();
    }

    /* The cards in one row, for the arrows up and down. */
    function columns() {
      const cards = items.filter((item) => !item.hidden && item.matches("a"));
      const row = cards.filter((card) => card.offsetTop === cards[0].offsetTop);
      return Math.max(row.length, 1);
    }

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = document.activeElement === search && search;
      const go = (relation) => {
        const link = document.querySelector("a[rel=" + relation + "]");
        if (link) link.click();
      };
      if (event.key === "/" && search && !isTyping) {
        event.preventDefault();
        search.focus();
      } else if (event.key === "Escape") {
        if (isTyping && search.value) { search.value = ""; update(); } else { go("up"); }
      } else if (search && event.key === "ArrowDown") {
        event.preventDefault();
        move(isTyping ? 0 : columns());
      } else if (search && event.key === "ArrowUp") {
        event.preventDefault();
        move(-columns());
      } else if (!isTyping && event.key === "ArrowLeft") {
        if (search) move(-1); else go("prev");
      } else if (!isTyping && event.key === "ArrowRight") {
        if (search) move(1); else go("next");
      }
    });
    update();

    """
}
