extension LivePage {
  static let script = #"""
    "use strict";
    const at = (id) => document.getElementById(id);
    const device = at("device");
    let state = null;
    let marks = { focus: null, cursor: null };
    let cursorLine = null;

    /* Events go out one after the other; of several moves that wait, only the last is sent. */
    const queue = [];
    let isSending = false;
    async function flush() {
      if (isSending) return;
      isSending = true;
      while (queue.length > 0) {
        const event = queue.shift();
        try {
          await fetch("event", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(event),
          });
        } catch (failure) {
          queue.length = 0;
        }
      }
      isSending = false;
    }
    function send(event) {
      const last = queue[queue.length - 1];
      if (event.type === "move" && last && last.type === "move") queue.pop();
      queue.push(event);
      flush();
    }

    /* Shows. */
    function fill(list, lines, make) {
      list.replaceChildren(...lines.map((line, place) => {
        const item = document.createElement("li");
        if (make) item.append(make(line, place)); else item.textContent = line;
        return item;
      }));
    }
    function choose(select, value) { if (document.activeElement !== select) select.value = value; }

    function showPicture(text) {
      const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      if (picture.nodeName !== "svg") return;
      const width = picture.getAttribute("width"), height = picture.getAttribute("height");
      if (!picture.hasAttribute("viewBox")) picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
      device.replaceChildren(document.importNode(picture, true));
      marks = { focus: null, cursor: null };
      turn();
    }
    /* Signs of work turn in twelve steps, all together; a new picture does not begin them again. */
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)");
    isStill.addEventListener("change", () => state && showPicture(state.svg));
    function turn() {
      if (isStill.matches) return;
      for (const sign of device.querySelectorAll("[data-turns]")) {
        sign.style.transformBox = "fill-box";
        sign.style.transformOrigin = "center";
        const turning = sign.animate(
          [{ transform: "rotate(0deg)" }, { transform: "rotate(360deg)" }],
          { duration: 1000, easing: "steps(12)", iterations: Infinity });
        turning.startTime = 0;
      }
    }
    function outline(kind, element) {
      if (marks[kind]) marks[kind].remove();
      marks[kind] = null;
      if (!element) return;
      const place = element.getBBox();
      const mark = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      mark.setAttribute("class", kind);
      mark.setAttribute("x", place.x - 3);
      mark.setAttribute("y", place.y - 3);
      mark.setAttribute("width", place.width + 6);
      mark.setAttribute("height", place.height + 6);
      mark.setAttribute("rx", 4);
      device.firstElementChild.append(mark);
      marks[kind] = mark;
    }
    const element = (node) => device.querySelector(`[data-node="${node}"]`);
    function showMarks() {
      const isShown = document.activeElement === device || state.speech.length > 0;
      outline("focus", isShown ? element(state.focus) : null);
      if (cursorLine !== null) {
        let best = null;
        for (const item of device.querySelectorAll("[data-source]")) {
          const parts = item.dataset.source.split(":");
          const line = Number(parts[parts.length - 2]);
          if (line <= cursorLine && (!best || line >= best.line)) best = { line, item };
        }
        outline("cursor", best && best.item);
      }
    }

    function showVariables() {
      const holder = at("variables");
      // How far a task is can be set as a variable can.
      const items = state.variables.concat(state.tasks);
      const names = items.map((item) => item.name).join("\n");
      if (holder.dataset.names !== names) {
        holder.dataset.names = names;
        holder.replaceChildren(...items.map((item) => {
          const label = document.createElement("label");
          const input = document.createElement("input");
          input.dataset.name = item.name;
          input.addEventListener("change", () => {
            send({ type: "run", text: `set ${item.name}=${input.value}` });
            input.blur();
          });
          label.append(item.name, input);
          return label;
        }));
      }
      const inputs = Array.from(holder.querySelectorAll("input"));
      items.forEach((item, place) => {
        if (inputs[place] && document.activeElement !== inputs[place]) {
          inputs[place].value = item.value;
        }
      });
    }

    function showSamples() {
      const holder = at("samples");
      const names = state.samples.join("\n");
      if (holder.dataset.names === names) return;
      holder.dataset.names = names;
      holder.replaceChildren(...state.samples.map((name) => {
        const button = document.createElement("button");
        button.textContent = name;
        button.addEventListener("click", () => send({ type: "run", text: `sample ${name}` }));
        return button;
      }));
    }

    function show(next) {
      const before = state;
      state = next;
      document.title = `${state.title || state.screen} – Ctl`;
      at("title").textContent = state.title || state.screen;
      if (!before || before.svg !== state.svg) showPicture(state.svg);
      choose(at("devices"), state.device);
      choose(at("sizes"), state.textSize);
      const languages = at("languages");
      if (!before || before.languages.join() !== state.languages.join()) {
        languages.replaceChildren(...state.languages.map((name) => new Option(name)));
      }
      choose(languages, state.language);
      at("dark").checked = state.dark;
      at("note").textContent = state.note;
      at("spoken").textContent = state.spoken || "";
      fill(at("log"), state.log);
      at("log").scrollTop = at("log").scrollHeight;
      fill(at("facts"), state.facts);
      fill(at("findings"), state.findings);
      fill(at("contacts"), state.contacts);
      at("contacts").hidden = state.contacts.length === 0;
      at("speechSection").hidden = state.speech.length === 0;
      fill(at("speech"), state.speech, (line, place) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = line;
        button.setAttribute("aria-pressed", String(state.stops[place] === state.focus));
        button.addEventListener("click", () => send({ type: "focus", node: state.stops[place] }));
        return button;
      });
      showVariables();
      showSamples();
      showSource(element(state.focus));
      showMarks();
      if (state.speech.length > 0 && before && before.spoken !== state.spoken) speak(state.spoken);
    }
    function speak(text) {
      if (!window.speechSynthesis || !text) return;
      speechSynthesis.cancel();
      const words = new SpeechSynthesisUtterance(text);
      words.lang = document.documentElement.lang;
      speechSynthesis.speak(words);
    }
    function showSource(item) {
      at("source").textContent = item && item.dataset.source ? item.dataset.source : "";
    }

    /* Fingers. */
    function place(event) {
      const picture = device.firstElementChild;
      const box = picture.getBoundingClientRect();
      const view = picture.viewBox.baseVal;
      return {
        x: ((event.clientX - box.left) / box.width) * view.width,
        y: ((event.clientY - box.top) / box.height) * view.height,
      };
    }
    function under(event) {
      const item = document.elementFromPoint(event.clientX, event.clientY);
      return item && item.closest ? item.closest("[data-node]") : null;
    }
    /* A finger on what can be moved moves it; any other finger scrolls the page, as it does on the
       device, and at the top of the page it pulls the content down. */
    const moving = ["slider", "volumeView", "stepper", "switch", "wheel", "picker", "datePicker",
      "segmentedControl", "pageControl", "textView"];
    let finger = null;
    device.addEventListener("pointerdown", (event) => {
      if (!device.firstElementChild || event.button !== 0 || !event.isPrimary) return;
      event.preventDefault();
      device.focus({ preventScroll: true });
      const item = under(event);
      if (at("inspect").checked) {
        showSource(item);
        outline("focus", item);
        if (item && item.dataset.source && window.parent !== window) {
          window.parent.postMessage({ ctl: "open", source: item.dataset.source }, "*");
        }
        return;
      }
      if (at("voiceover").checked) {
        let part = item;
        for (; part; part = part.parentElement.closest("[data-node]")) {
          const node = Number(part.dataset.node);
          if (!state.stops.includes(node)) continue;
          if (node === state.focus && event.detail > 1) send({ type: "key", key: "Enter" });
          else send({ type: "focus", node });
          break;
        }
        return;
      }
      const isFixed = Boolean(item)
        && (moving.includes(item.dataset.kind) || Boolean(item.dataset.scroll));
      finger = { start: event.clientY, last: event.clientY, isFixed, isScrolling: false };
      device.setPointerCapture(event.pointerId);
      send({ type: "down", ...place(event) });
    });
    function scrolls(event) {
      if (finger.isFixed) return false;
      if (finger.isScrolling) return true;
      const distance = event.clientY - finger.start;
      const page = document.scrollingElement;
      const canMove = distance < 0
        ? page.scrollTop + page.clientHeight < page.scrollHeight : page.scrollTop > 0;
      if (Math.abs(distance) < 8 || !canMove) return false;
      finger.isScrolling = true;
      send({ type: "cancel" });
      return true;
    }
    device.addEventListener("pointermove", (event) => {
      if (!finger || !event.isPrimary) return;
      if (scrolls(event)) window.scrollBy(0, finger.last - event.clientY);
      else send({ type: "move", ...place(event) });
      finger.last = event.clientY;
    });
    for (const name of ["pointerup", "pointercancel"]) {
      device.addEventListener(name, (event) => {
        if (!finger || !event.isPrimary) return;
        if (!finger.isScrolling) send({ type: "up", ...place(event) });
        finger = null;
      });
    }

    /* The wheel of a mouse turns a wheel under it, row by row, and scrolls a scroll view; elsewhere it
       scrolls the page. */
    let rolled = 0;
    device.addEventListener("wheel", (event) => {
      const item = under(event);
      if (event.ctrlKey || !item) return;
      const isSideways = item.dataset.scroll === "x";
      if (item.dataset.kind !== "wheel" && item.dataset.scroll !== "y" && !isSideways) return;
      const delta = isSideways ? event.deltaX : event.deltaY;
      if (delta === 0) return;
      event.preventDefault();
      rolled += delta * [1, 16, 400][event.deltaMode];
      for (; Math.abs(rolled) >= 32; rolled -= Math.sign(rolled) * 32) {
        send({ type: "roll", down: rolled > 0, ...place(event) });
      }
    }, { passive: false });

    /* Keys. Tab leaves the screen after its last element. */
    const keys = ["Enter", "Escape", "Backspace", "Delete", "ArrowUp", "ArrowDown", "ArrowLeft",
      "ArrowRight", "Home", "End"];
    device.addEventListener("keydown", (event) => {
      if (!state || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Tab") {
        const last = event.shiftKey ? state.stops[0] : state.stops[state.stops.length - 1];
        if (state.stops.length === 0 || state.focus === last) return;
      } else if (!keys.includes(event.key) && Array.from(event.key).length !== 1) {
        return;
      }
      event.preventDefault();
      send({ type: "key", key: event.key, shift: event.shiftKey });
    });
    device.addEventListener("keyup", (event) => {
      if (event.key === "Shift") send({ type: "up", x: 0, y: 0 });
    });
    device.addEventListener("paste", (event) => {
      send({ type: "paste", text: event.clipboardData.getData("text").slice(0, 10000) });
    });
    device.addEventListener("focus", () => state && showMarks());
    device.addEventListener("blur", () => state && showMarks());

    /* The panel. */
    at("devices").addEventListener("change", (event) => {
      if (event.target.value) send({ type: "run", text: `device ${event.target.value}` });
    });
    at("sizes").addEventListener("change", (event) => {
      send({ type: "run", text: `text-size ${event.target.value}` });
    });
    at("languages").addEventListener("change", (event) => {
      send({ type: "run", text: `language ${event.target.value}` });
    });
    at("dark").addEventListener("change", (event) => {
      send({ type: "run", text: `dark ${event.target.checked ? "on" : "off"}` });
    });
    at("voiceover").addEventListener("change", (event) => {
      send({ type: "voiceover", on: event.target.checked });
    });
    at("run").addEventListener("submit", (event) => {
      event.preventDefault();
      send({ type: "run", text: at("command").value });
      at("command").value = "";
    });

    /* An editor around the page says where its cursor is. */
    window.addEventListener("message", (event) => {
      if (event.source !== window.parent || window.parent === window) return;
      if (event.data && event.data.ctl === "cursor" && Number.isInteger(event.data.line)) {
        cursorLine = event.data.line;
        if (state) showMarks();
      }
    });

    const stream = new EventSource("events");
    stream.addEventListener("message", (event) => show(JSON.parse(event.data)));
    stream.addEventListener("error", () => { at("note").textContent = "…"; });

    """#
}
