"use strict";
// Draws the nodes that the server sends and reports what the user does. The protocol is described
// in Documentation/Web.md. Text is only ever set as text; tags, attributes, addresses and values of
// styles are checked.
(() => {
  const doc = document;
  const TAGS = /^(div|main|span|h[1-6]|\+?(button|a)|input|textarea|dialog)$/;
  const ATTRIBUTES = new RegExp("^(role|type|href|disabled|readonly|tabindex|placeholder|inputmode|"
    + "auto(complete|capitalize)|enterkeyhint|spellcheck|min|max|step|inert|(data|aria)-[a-z]+)$");
  const MAC = /Mac|iP/.test(navigator.platform);
  /// How long an edit waits while the server has not answered the one before, in ms.
  const PACE = 100;
  const FONTS = { s: "var(--sans)", f: "var(--serif)", r: "var(--rounded)", m: "var(--mono)" };
  const media = (query) => matchMedia(`(${query})`);
  const dark = media("prefers-color-scheme:dark");
  const still = media("prefers-reduced-motion:reduce");
  const contrast = media("prefers-contrast:more");
  const touch = media("pointer:coarse");
  /// The second script, and the most bytes of a message.
  const { transfer, most } = doc.currentScript.dataset;

  const nodes = new Map(); // id → node
  const keys = new Map(); // id → names of keys that the server handles; 0 is the window
  const drafts = new Map(); // key of a field → its newest edit that may still be lost
  const sheet = new CSSStyleSheet();
  const links = []; // index of a text style → address
  let root, socket, live = false, frames = 0, saved = 0, wait = 0, ended = false;
  // Whether this connection has brought a whole tree.
  let whole = false;
  // Whether the frame at hand has brought one, or a field with an edit that may be lost.
  let isRenewed = false;
  let clock = Math.floor(Date.now() / 16);

  const make = (tag, name, parent) => {
    const element = doc.createElement(tag);
    if (name) element.className = name;
    if (parent) parent.append(element);
    return element;
  };
  const on = (name, handler, options) => doc.addEventListener(name, handler, options);
  const px = (value) => value + "px";
  const away = () => !live || socket.readyState !== 1;

  // MARK: Sending

  const post = (message) => {
    frames += 1;
    socket.send(JSON.stringify(message));
  };
  /// Sends a message after the edits that came before it. Returns whether the server is there.
  const send = (...message) => {
    if (away()) return false;
    flush();
    post(message);
    return true;
  };
  // When a frame must have come, in ms, or the connection is dead; 0 while none is expected.
  let due = 0, isDoubtful = false;
  const expect = (ms) => { due ||= performance.now() + ms; };
  const miss = (what) => show("The server is not reachable. This " + what);
  /// Sends what the server answers in any case.
  const ask = (...message) => send(...message) && (expect(1e4), true);
  /// Sends what the user did and expects an effect of, or says that it was not sent.
  const press = (...message) => {
    const isSent = send(...message);
    // An action may take 30 s, in which the server answers nobody.
    if (isSent) expect(35e3);
    isDoubtful ||= isSent;
    if (!isSent) miss("was not sent.");
    return isSent;
  };
  /// Calls `action` immediately, and again at most once in an interval with the newest arguments.
  const paced = (interval, action) => {
    let timer, last;
    const tick = () => {
      timer = undefined;
      if (!last) return;
      const values = last;
      last = undefined;
      timer = setTimeout(tick, interval);
      action(...values);
    };
    return (...values) => {
      last = values;
      if (!timer) tick();
    };
  };

  // MARK: Addresses and styles

  const address = (text) => (/^(https?|mailto):/i.test(text) ? text : "");
  /// The value of a property of a style; none if it could load anything.
  const css = (text) => (text == null || /url|[^\w #%(),."/+-]/i.test(text) ? "" : text);

  // MARK: Movement

  /// What moves; the last ones also for users who prefer less motion.
  const MOVES = ("left top width height transform borderRadius"
    + " opacity filter color backgroundColor borderColor").split(" ");
  /// Elements that this frame moves, with what they show and their timing.
  const moving = new Map();
  const parts = (node) => [node, ...node.under, ...node.over].map((each) => each.element);
  /// What decides how an element shows a property: colors come with shorthands and classes.
  const cause = ({ style, className }, name) =>
    style[name] + (name === "color" ? className : style[name.replace(/Color/, "")]);
  /// Notes what a node shows: changes that follow in the frame move from there.
  const watch = (node, timing) => {
    for (const element of parts(node)) {
      const { style, runs } = element, shown = getComputedStyle(element);
      moving.set(element, [timing, MOVES.map((name) => {
        // Not computed, a turn by 360 degrees is one.
        const isTurn = name === "transform" && runs?.[name]?.playState !== "running";
        return [cause(element, name), isTurn && style[name] || shown[name]];
      })]);
    }
  };
  const startMovements = () => {
    for (const [element, [timing, before]] of moving) {
      const runs = element.runs ||= {};
      MOVES.forEach((name, index) => {
        const [old, shown] = before[index];
        if (old === cause(element, name) || still.matches && index < 6) return;
        runs[name]?.cancel();
        runs[name] = element.animate([{ [name]: shown, offset: 0 }], timing);
      });
    }
    moving.clear();
  };
  /// An element that is placed or drawn without movement stops moving.
  const halt = (element) => {
    if (element.runs && !moving.has(element)) {
      for (const name in element.runs) element.runs[name].cancel();
      element.runs = undefined;
    }
  };

  // MARK: Pieces

  const svg = (tag) => doc.createElementNS("http://www.w3.org/2000/svg", tag);
  const path = (element, d) => {
    const path = svg("path");
    path.setAttribute("d", d);
    element.replaceChildren(path);
    return path.style;
  };
  const put = (element, x, y, width, height) => {
    const style = element.style;
    style.left = px(x);
    style.top = px(y);
    style.width = width === undefined ? "" : px(width);
    style.height = px(height);
  };
  const shape = (element, x, y, w, h, radius, paint, stroke, width, clip) => {
    put(element, x, y, w, h);
    const { style } = element;
    style.borderRadius = radius;
    style.background = css(paint);
    style.border = stroke == null ? "" : `${px(width)} solid ${css(stroke)}`;
    style.clipPath = css(clip);
  };
  const PIECES = {
    t(element, [, x, y, , h, style, text, paint, background]) {
      put(element, x, y, undefined, h);
      element.style.lineHeight = px(h);
      element.style.color = css(paint);
      element.style.background = css(background);
      element.className = "t s" + style;
      if (links[style]) element.href = links[style];
      setText(element, text);
    },
    r(element, [, x, y, w, h, radius, ...paint]) { shape(element, x, y, w, h, px(radius), ...paint); },
    e(element, [, x, y, w, h, ...paint]) { shape(element, x, y, w, h, "50%", ...paint); },
    p(element, [, x, y, w, h, d, paint, stroke, width, rule, pen]) {
      put(element, 0, 0, x + w, y + h);
      const line = path(element, d);
      line.fill = css(paint) || "none";
      line.fillRule = css(rule);
      line.stroke = css(stroke) || "none";
      line.strokeWidth = width;
      Object.assign(line, pen);
    },
    y(element, [, x, y, w, h, d, paint, isFilled]) {
      put(element, x, y, w, h);
      element.setAttribute("viewBox", "0 0 24 24");
      element.setAttribute("class", isFilled ? "icon filled" : "icon");
      element.style.color = css(paint);
      path(element, d);
    },
    k(element, [, x, y, w, h, pieces, opacity]) {
      put(element, x, y, w, h);
      element.style.opacity = opacity ?? "";
      element.className = "clip";
      const inner = make("span");
      put(inner, -x, -y, 0, 0);
      element.replaceChildren(inner);
      draw([], pieces, inner, null);
    },
    c(element, [, x, y, w, h, part, states, fraction, text, tint]) {
      put(element, x, y, w, h);
      element.className = `part ${part} ${states || ""}`;
      const style = element.style;
      style.setProperty("--f", fraction || 0);
      style.setProperty("--accent", css(tint));
      if (text) element.dataset.t = MAC || part !== "shortcut" ? text : text.replace("⌘", "⌃");
    },
    i(element, [, x, y, w, h, url, mode, tint]) {
      put(element, x, y, w, h);
      const { style } = element, source = /^(https:|\/(?!\/))/i.test(url) ? url : "";
      if (tint == null) {
        if (element.getAttribute("src") !== source) element.src = source;
        element.alt = "";
      } else {
        // Of such a picture only the opacity counts.
        style.mask = `url(${JSON.stringify(source)}) 0 0/100% 100%`;
        style.background = css(tint);
      }
      style.objectFit = mode === "cover" ? mode : "fill";
      style.imageRendering = mode === "pixels" ? "pixelated" : "";
    },
  };
  const setText = (element, text) => {
    const shown = text.replace(/\n$/, "");
    element.ends = shown !== text;
    // The same text node, so that a selection in it survives.
    if (!element.firstChild) element.append(shown);
    else if (element.firstChild.data !== shown) element.firstChild.data = shown;
  };
  const newPiece = (piece) => {
    const kind = piece[0];
    if (kind === "p" || kind === "y") {
      const element = svg("svg");
      element.setAttribute("aria-hidden", true);
      return element;
    }
    if (kind === "t" && links[piece[5]]) {
      const element = make("a");
      element.target = "_blank";
      return element;
    }
    const element = make(kind === "i" && piece[7] == null ? "img" : "span");
    if (kind === "c") element.setAttribute("aria-hidden", true);
    return element;
  };
  const signature = (piece) =>
    piece[0] + ({ c: piece[5], t: !!links[piece[5]], i: piece[7] == null })[piece[0]];
  /// Draws pieces, and keeps the elements of those of the same kind: what changes can move.
  const draw = (list, pieces, parent, before) => {
    pieces.forEach((piece, index) => {
      if (!Object.hasOwn(PIECES, piece[0])) return;
      const name = signature(piece), text = JSON.stringify(piece);
      let known = list[index];
      if (known?.name !== name) {
        const element = newPiece(piece);
        if (known) known.element.replaceWith(element);
        else parent.insertBefore(element, before);
        known = list[index] = { name, element };
      }
      if (known.text !== text) {
        halt(known.element);
        PIECES[piece[0]](known.element, piece);
      }
      known.text = text;
    });
    while (list.length > pieces.length) list.pop()?.element.remove();
  };
  const redraw = (node, pieces, over) => {
    const last = node.under.at(-1)?.element;
    draw(node.under, pieces, node.element, last ? last.nextSibling : node.element.firstChild);
    if (over) draw(node.over, over, node.element, null);
  };

  // MARK: Nodes

  /// The node that an element belongs to.
  const nodeOf = (element) => {
    while (element && !element.node) element = element.parentNode;
    return element?.node;
  };
  /// The innermost node around an element that reports a kind of event.
  const reporter = (element, kind) => {
    for (let node = nodeOf(element); node; node = nodeOf(node.element.parentNode)) {
      if (node.attributes.on?.includes(kind)) return node;
    }
  };
  const newNode = (key, tag) => {
    if (!TAGS.test(tag)) throw new Error("tag " + tag);
    // HTML has no controls in a button: it lies below them in a box.
    const isField = /put|text/.test(tag), isBelow = tag[0] === "+";
    const element = make(isField || isBelow ? "div" : tag, "n");
    const node = {
      key, tag, element, view: element, attributes: {}, under: [], over: [],
      rev: 0, base: 0, x: 0, y: 0,
    };
    element.node = node;
    if (tag === "dialog") element.setAttribute("open", "");
    if (isField) node.field = make(tag, "", element);
    if (isBelow) node.below = make(tag.slice(1), "n below", element);
    return node;
  };
  /// What is read and has focus: in a box, the field or the button; of what scrolls, the viewport.
  const operated = ({ field, below, view }) => field || below || view;
  const idsOf = (ids) => ids?.map((id) => "n" + id).join(" ");
  const bars = new Set();
  /// A tab list that owns the tabs of a node, which has their pages too.
  const addTabs = (node) => {
    if (node.bar) return;
    node.bar = make("span");
    node.element.prepend(node.bar);
    node.bar.setAttribute("role", "tablist");
    bars.add(node);
  };
  const nameTabs = () => {
    for (const node of bars) {
      const { bar, element, attributes: { owns } } = node;
      if (!element.isConnected) bars.delete(node);
      const tabs = [...node.view.children].map((child) => child.node)
        .filter((each) => each?.attributes.role === "tab").map((tab) => tab.id);
      bar.id = "n" + node.id + "t";
      bar.setAttribute("aria-owns", idsOf(tabs));
      // The bar is read in place of its tabs.
      if (owns) OWN.owns(node, owns.map((id) => (tabs.includes(id) ? node.id + "t" : id)));
    }
  };
  const setBox = ({ element }, ...box) => {
    halt(element);
    put(element, ...box);
  };
  /// Gives a node a part of its own that scrolls, with its children.
  const addViewport = (node) => {
    if (node.view !== node.element) return;
    const children = [...node.element.children].filter((child) => child.node);
    node.view = make("div", "view");
    node.size = make("div", "size", node.view);
    node.element.insertBefore(node.view, node.over[0]?.element || null);
    node.view.append(...children);
    for (const name in node.attributes) {
      if (node.element.hasAttribute(name) && !/^data-|^inert/.test(name)) {
        node.element.removeAttribute(name);
        plain(node, name, node.attributes[name]);
      }
    }
  };
  /// The attributes that are no attributes of HTML.
  const OWN = {
    value(node, value) { if (node.field) offer(node, String(value ?? "")); },
    opacity({ element }, value) {
      halt(element);
      element.style.opacity = value ?? "";
    },
    z({ element }, value) { element.style.zIndex = value ?? ""; },
    clip({ element }, value) { element.style.overflow = value ? "clip" : ""; },
    scroll(node, value) {
      if (value) addViewport(node);
      if (node.view === node.element) return;
      const style = node.view.style;
      style.overflowX = value?.includes("x") ? "auto" : "hidden";
      style.overflowY = value?.includes("y") ? "auto" : "hidden";
    },
    size(node, value) {
      addViewport(node);
      put(node.size, 0, 0, ...(value || [0, 0]));
    },
    fx({ element: { style } }, values) {
      const [transform, origin, filter, blend, clip, absence] = [...values || [], "", "", "", "", "", ""];
      // Without motion, what leaves fades where it is.
      const fades = absence && still.matches;
      style.transform = css(fades ? transform : absence + transform);
      style.transformOrigin = css(origin);
      style.filter = css(fades ? "opacity(0)" + filter : filter);
      style.mixBlendMode = css(blend);
      style.clipPath = css(clip);
    },
    on({ element }, value) { element.dataset.on = value || ""; },
    pad({ field }, value) { if (field) field.style.inset = (value || []).map(px).join(" "); },
    font({ field }, value) { if (field) field.className = value == null ? "" : "s" + value; },
    // They are read as if they were the last children, in this order.
    owns(node, ids) { plain(node, "aria-owns", idsOf(ids)); },
  };
  const plain = (node, name, value) => {
    if (!ATTRIBUTES.test(name)) return;
    if (name === "role" && value === "tablist") return addTabs(node);
    if (name === "href") value = address(value);
    const { element } = node, target = name.startsWith("data-") ? element : operated(node);
    for (const each of name === "inert" ? new Set([element, target]) : [target]) {
      if (value == null || value === false || value === "" && name === "href") {
        each.removeAttribute(name);
      } else {
        each.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : value);
      }
    }
    // Browsers give such a page no opener, and the server's headers leave out the referrer.
    if (name === "href") target.target = "_blank";
  };
  const setAttribute = (node, name, value) => {
    if (value == null) delete node.attributes[name];
    else node.attributes[name] = value;
    if (Object.hasOwn(OWN, name)) OWN[name](node, value);
    else plain(node, name, value);
  };
  /// Moves an element without losing its focus, scroll offset or animations where possible.
  const move = (element, parent, before) => {
    if (parent.moveBefore && element.isConnected && parent.isConnected) {
      parent.moveBefore(element, before);
    } else {
      parent.insertBefore(element, before);
    }
  };
  const endOf = (node) => (node.view === node.element && node.over[0]?.element) || null;
  /// Makes a node with its descendants, from those of `old` with the same keys where there are any.
  const build = (spec, old) => {
    const [id, key, tag, x, y, w, h, attributes, pieces, children, over = []] = spec;
    let node = old?.get(key);
    if (node?.tag === tag) {
      old.delete(key);
      for (const name in node.attributes) {
        if (!(name in attributes)) setAttribute(node, name, null);
      }
    } else {
      node = newNode(key, tag);
    }
    node.id = id;
    node.element.id = "n" + id;
    node.base = 0;
    // A server that starts anew counts from the edits that it has seen.
    const draft = drafts.get(key);
    if (!whole && draft?.frame !== 0) node.rev = 0;
    nodes.set(id, node);
    setBox(node, x, y, w, h);
    redraw(node, pieces, over);
    for (const name in attributes) {
      if (JSON.stringify(node.attributes[name]) !== JSON.stringify(attributes[name]) || name === "value") {
        setAttribute(node, name, attributes[name]);
      }
    }
    if (draft && node.field && draft.node !== node) {
      // The field is another element, or exists again: it continues with what was typed.
      draft.node = node;
      if (!draft.done) {
        isRenewed = true;
        node.rev = draft.rev;
        setValue(node, draft.text, draft.start, draft.end);
      }
    }
    const elements = children.map((child) => build(child, old).element);
    const wanted = new Set(elements), end = endOf(node);
    let next = node.view.firstChild;
    for (const element of elements) {
      while (next && next !== end && !wanted.has(next)) next = next.nextSibling;
      if (next === element) next = next.nextSibling;
      else move(element, node.view, next);
    }
    return node;
  };
  const forget = (element) => {
    for (const each of [element, ...element.querySelectorAll(".n")]) {
      const node = each.node;
      if (!node || nodes.get(node.id) !== node) continue;
      nodes.delete(node.id);
      keys.delete(node.id);
      if (drafts.get(node.key)?.node === node) drafts.delete(node.key);
    }
  };

  // MARK: Fields

  /// `base` is the number of a text of the server: its edits are edits of that.
  const setValue = (node, text, start, end, base = node.base) => {
    const field = node.field;
    if (field.type === "range") {
      if (field === grip) stale = node;
      else field.value = text;
      return;
    }
    const isActive = doc.activeElement === field;
    if (field.value !== text) {
      const [from, to] = [field.selectionStart, field.selectionEnd];
      field.value = text;
      if (start === undefined && isActive) field.setSelectionRange(from, to);
    }
    if (start === undefined) return;
    Object.assign(node, { start, end, base });
    if (isActive && (field.selectionStart !== start || field.selectionEnd !== end)) {
      field.setSelectionRange(start, end);
    }
  };
  /// Takes over a value of the server that answers the newest edit: now, or after a composition.
  const offer = (node, ...value) => {
    const draft = drafts.get(node.key);
    // The server may not know the last edit yet.
    if (draft && !draft.done) return;
    if (node.composes) node.late = [node.rev, value];
    else setValue(node, ...value);
  };
  const bytes = (message) => new Blob([JSON.stringify(message)]).size;
  const settle = (draft) => {
    if (draft.done && saved >= draft.frame) drafts.delete(draft.node.key);
  };
  /// Sends the edits that were not sent.
  const flush = () => {
    for (const draft of drafts.values()) {
      if (draft.frame || nodes.get(draft.node.id) !== draft.node) continue;
      const { rev, text, start, end, base } = draft;
      const message = ["v", draft.node.id, rev, text, start, end, base];
      if (bytes(message) > most) {
        show("This text is too long to be sent.");
        continue;
      }
      post(message);
      draft.frame = frames;
      draft.node.waits = performance.now();
      expect(1e4);
    }
  };
  let flushTimer;
  const edited = (node) => {
    const { value: text, selectionStart, selectionEnd } = node.field;
    const draft = drafts.get(node.key);
    const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length];
    const { base } = node;
    if (draft && draft.text === text && draft.start === start && draft.end === end
      && draft.base === base) return;
    node.rev = clock = Math.max(clock + 1, Math.floor(Date.now() / 16));
    Object.assign(node, { start, end });
    drafts.set(node.key, { node, rev: node.rev, base, text, start, end, frame: 0 });
    if (away()) return;
    clearTimeout(flushTimer);
    const left = node.waits ? node.waits + PACE - performance.now() : 0;
    if (left > 0) flushTimer = setTimeout(() => away() || flush(), left);
    else flush();
  };
  const answered = (node, rev) => {
    const draft = drafts.get(node.key);
    if (draft && rev < draft.rev && draft.frame) return;
    node.waits = 0;
    if (draft && rev >= draft.rev) {
      draft.done = true;
      settle(draft);
    } else {
      away() || flush();
    }
  };
  // What the pointer holds, and the slider among it that did not take a value meanwhile.
  let grip, stale;
  const reportNumber = paced(50, (node) => press("n", node.id, +node.field.value));
  on("input", (event) => {
    const node = nodeOf(event.target);
    if (!node?.field) return;
    if (node.field.type === "range") reportNumber(node);
    else edited(node);
  });
  on("compositionstart", (event) => {
    const node = nodeOf(event.target);
    if (node?.field) node.composes = true;
  });
  on("compositionend", (event) => {
    const node = nodeOf(event.target);
    if (!node?.field) return;
    node.composes = false;
    const late = node.late;
    node.late = undefined;
    edited(node);
    if (late && late[0] >= node.rev) setValue(node, ...late[1]);
  });
  const reportSelection = paced(100, () => {
    const node = nodeOf(doc.activeElement), field = node?.field;
    if (!field || node.composes || field.selectionStart == null) return;
    const { selectionStart: start, selectionEnd: end } = field;
    if (start === node.start && end === node.end) return;
    Object.assign(node, { start, end });
    send("sel", node.id, start, end);
  });
  on("selectionchange", reportSelection);

  // MARK: Focus and keys

  let focusing = false;
  const focus = (node) => {
    focusing = true;
    const target = node && operated(node);
    if (!target) {
      if (nodeOf(doc.activeElement)) doc.activeElement.blur();
    } else if (target !== doc.activeElement) {
      if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      if (node.start !== undefined) node.field?.setSelectionRange?.(node.start, node.end);
    }
    focusing = false;
  };
  on("focusin", (event) => {
    const node = nodeOf(event.target);
    if (!focusing && node) send("f", node.id);
  });
  on("focusout", (event) => {
    if (focusing || event.relatedTarget || !doc.hasFocus()) return;
    setTimeout(() => {
      if (live && !nodeOf(doc.activeElement) && nodeOf(event.target)) send("f", 0);
    });
  });
  /// Whether a key edits a field.
  const types = (event, field) =>
    field && !field.readOnly && (
      field.type !== "range" && [...event.key].length === 1 && !event.metaKey
        && event.ctrlKey === event.altKey
      || ({
        range: /^(Home|End|Page|Arrow)/,
        textarea: /^(Backspace|Delete|Home|End|Enter|Page|Arrow)/,
      }[field.type] || /^(Backspace|Delete|Home|End|Arrow.*t)$/).test(event.key));
  /// Whether a key activates a node.
  const activates = (event, node) =>
    /^(S-)?(Enter| )$/.test(namesOf(event)[0]) && node?.attributes.on?.includes("c");
  const namesOf = (event) => {
    const prefix = (name, flag) => (flag ? name + "-" : "");
    const key = event.key, isLetter = [...key].length === 1;
    const before = (control, command) =>
      prefix("C", control) + prefix("A", event.altKey) + prefix("S", event.shiftKey) + prefix("M", command);
    const starts = [before(event.ctrlKey, event.metaKey)];
    // A Mac's Command is announced as Control.
    if (MAC && event.metaKey) starts.push(before(true));
    const names = starts.flatMap((start) => [start + key, start + key.toLowerCase()]);
    // A symbol that needs Shift is announced without it.
    if (isLetter && event.shiftKey) names.push(...names.map((name) => name.replace("S-", "")));
    if (isLetter && !event.ctrlKey && !event.metaKey) names.push("*");
    return names;
  };
  /// The id and name under which a key was announced, from the focused node outward.
  const announced = (event) => {
    const active = nodeOf(doc.activeElement), names = namesOf(event);
    const isOwn = types(event, active?.field) || activates(event, active);
    for (let node = active; ; node = nodeOf(node.element.parentNode)) {
      const id = node?.id || 0;
      const name = names.find((each) => keys.get(id)?.has(each));
      if (name) return [id, name === "*" ? names[0] : name];
      if (isOwn) return;
      if (!node) break;
    }
    // The server names the keys of a node when it hears of the focus. Until then it takes all that
    // the browser has no use for, and ignores those that the app has none for.
    if (active && !keys.has(active.id) && (active.attributes.role || !active.attributes.scroll)
      && /^(S-)?(Backspace|Delete|Home|End|Enter|Page|Arrow|Escape|.$)/.test(names[0])) {
      return [active.id, names[0]];
    }
  };
  const held = new Map();
  on("keydown", (event) => {
    clearNote();
    if (event.isComposing || event.keyCode === 229 || ended) return;
    const found = announced(event);
    if (found) {
      event.preventDefault();
      held.set(event.code, found);
      const text = [...event.key].length === 1 ? event.key : "";
      press("key", ...found, text, event.repeat ? "repeat" : "down");
      return;
    }
    // Rows and items are no buttons of the browser, but are activated like them.
    const node = nodeOf(event.target);
    if (activates(event, node) && node.element === event.target && !/^\+?(button|a)$/.test(node.tag)) {
      event.preventDefault();
      node.element.click();
    }
  });
  on("keyup", (event) => {
    const found = held.get(event.code);
    held.delete(event.code);
    if (found && keys.has(found[0])) send("key", ...found, "", "up");
  });

  // MARK: Pointer

  const isOff = (node) =>
    node.attributes.disabled || node.attributes["aria-disabled"] === "true"
    || node.element.closest("[inert]");
  on("click", (event) => {
    const node = reporter(event.target, "c"), began = pressed;
    pressed = undefined;
    if (!node || isOff(node) || event.target.closest("input,textarea,a.t")) return;
    // A finger that was put on another node, which has gone or moved away, presses nothing.
    if (event.detail && began !== undefined && began !== node) return;
    if (event.detail && !/^\+?(button|a)$/.test(node.tag) && !getSelection().isCollapsed) return;
    event.preventDefault();
    // The server follows presses of the pointer around the node too: they arrived as `p`.
    if (event.detail && isFollowed) return;
    press("c", node.id);
  });
  const modifiers = (event) =>
    +event.ctrlKey + 2 * event.altKey + 4 * event.shiftKey + 8 * event.metaKey;
  const point = (id, kind, event, clicks = 0, report = send) =>
    report("p", id, kind, Math.round(event.clientX * 10) / 10, Math.round(event.clientY * 10) / 10,
      event.buttons, modifiers(event), clicks);
  let dragged, hovered, isFollowed = false;
  // The node that the last press began on, null for none, until its click.
  let pressed;
  const drag = paced(33, (event) => dragged && point(dragged.id, "drag", event));
  const hover = paced(50, (event) => hovered && point(hovered.id, "hover", event));
  /// How long a finger stays before it opens a menu, in ms, and how far it may move, in points.
  const HOLD = 500, SLIP = 10;
  // The press of a finger that may scroll instead.
  let hold, begin;
  const menuNode = (event) => {
    const node = reporter(event.target, "m");
    return node && !isOff(node) && !event.target.closest("input,textarea,a.t") && node;
  };
  const pressMenu = (node, event) => {
    release("leave")(event);
    for (const [kind, buttons] of [["down", 2], ["up", 0]]) {
      press("p", node.id, kind, event.clientX, event.clientY, buttons, modifiers(event), 1);
    }
  };
  const endHold = () => clearTimeout(hold?.timer);
  on("pointerdown", (event) => {
    clearNote();
    grip = event.target;
    isFollowed = false;
    pressed = reporter(event.target, "c") || null;
    endHold();
    const owner = event.pointerType === "touch" && event.isPrimary && menuNode(event);
    if (owner) {
      const timer = setTimeout(() => {
        // The click that follows is part of this press.
        isFollowed = true;
        pressMenu(owner, event);
      }, HOLD);
      hold = { timer, x: event.clientX, y: event.clientY };
    }
    if (!root || event.button > 2 || !event.isPrimary) return;
    let node = reporter(event.target, "p");
    // Outside of what covers the page: as a press on the cover, which may close it.
    const layers = [...root.view.children].filter((child) => child.node);
    const cover = layers.some((layer) => layer.inert) && layers.findLast((layer) => !layer.inert);
    if (cover && !cover.contains(event.target)) node = cover.node;
    if (!node || isOff(node) || event.target.closest("input,textarea")) return;
    begin = () => {
      begin = undefined;
      if (!point(node.id, "down", event, event.detail || 1, press)) return;
      dragged = node;
      isFollowed = true;
    };
    if (event.pointerType === "mouse") node.element.setPointerCapture(event.pointerId);
    if (event.pointerType !== "touch" || !event.target.closest(".view")) return begin();
    // A finger that scrolls presses nothing.
    const own = begin;
    setTimeout(() => own === begin && begin(), 100);
  });
  on("pointermove", (event) => {
    if (hold && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) > SLIP) endHold();
    // Without its node, a press may end outside of the window.
    if (dragged) return event.buttons ? drag(event) : release("leave")(event);
    const node = event.pointerType === "mouse" ? reporter(event.target, "h") : undefined;
    // From a node to another one, the pointer has not left what contains both.
    if (hovered && !node) point(hovered.id, "leave", event);
    hovered = node;
    if (node) hover(event);
  });
  const release = (kind) => (event) => {
    endHold();
    // The app is asked again which value the slider has.
    if (stale) reportNumber(stale);
    grip = stale = undefined;
    if (kind === "up") begin?.();
    begin = undefined;
    if (!dragged) return;
    point(dragged.id, kind, event, event.detail || 1, kind === "up" ? press : send);
    dragged = undefined;
  };
  on("pointerup", release("up"));
  on("pointercancel", release("leave"));
  /// The app's menu takes the place of the browser's. The right mouse button was reported when it was
  /// pressed; the menu key is reported as that button.
  on("contextmenu", (event) => {
    const node = menuNode(event);
    if (!node) return;
    event.preventDefault();
    if (away() || !event.pointerType) pressMenu(node, event);
  });
  doc.documentElement.addEventListener("pointerleave", (event) => {
    if (hovered) point(hovered.id, "leave", event);
    hovered = undefined;
  });

  // MARK: Scrolling

  const scrolled = (node) => {
    if (node.report) return node.report();
    node.report = paced(50, () => {
      const { scrollLeft: x, scrollTop: y } = node.view;
      if (nodes.get(node.id) !== node || x === node.x && y === node.y) return;
      if (send("s", node.id, x, y)) Object.assign(node, { x, y });
    });
    node.report();
  };
  on("scroll", (event) => {
    const node = nodeOf(event.target);
    if (node?.view === event.target) scrolled(node);
  }, true);
  const jump = (view, left, top) => view.scrollTo({ left, top, behavior: "instant" });
  const scrollTo = (node, x, y) => {
    jump(node.view, x, y);
    node.x = node.view.scrollLeft;
    node.y = node.view.scrollTop;
  };

  const newID = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").slice(0, 22);
  };

  // MARK: The second script

  /// Runs `action` without reporting that focus moves.
  const quietly = (action) => {
    focusing = true;
    action();
    focusing = false;
  };
  let second;
  /// Copies, files and wheels are in a script of their own: nobody needs them before the first tree.
  const load = () => second ||= import(transfer).then((each) => each.default({
    on, make, paced, reporter, send, press, show, quietly, pageID: () => page,
  })).catch(() => { second = undefined; });

  // MARK: History

  history.scrollRestoration = "manual";
  // A page that was loaded again, or a copy of one, has a state.
  let place = history.state?.i ?? 0;
  // The browser goes back in its own time: what follows waits for it.
  let moves = Promise.resolve(), arrived;
  const goBack = (count) => new Promise((done) => {
    arrived = done;
    history.go(-count);
    setTimeout(() => {
      if (arrived === done) arrived = undefined;
      done();
    }, 1000);
  });
  let isOpened = !history.state && location.pathname + location.search + location.hash !== "/";
  history.replaceState({ i: place }, "");
  addEventListener("popstate", (event) => {
    if (arrived) {
      place = event.state?.i ?? place;
      arrived();
      arrived = undefined;
    } else if (event.state) {
      const steps = place - event.state.i;
      place = event.state.i;
      if (steps) press("back", steps);
    } else {
      history.replaceState({ i: ++place }, "");
      press("path", location.href);
    }
  });

  // MARK: Messages to the user

  let status, note;
  const show = (text) => {
    note.textContent = text;
    note.hidden = !text;
  };
  const clearNote = () => {
    if (note) show("");
  };
  const end = (kind, text) => {
    ended = true;
    live = false;
    status.hidden = true;
    clearNote();
    if (root) root.element.inert = true;
    const box = make("div", "end", doc.body);
    box.setAttribute("role", "alertdialog");
    box.setAttribute("aria-label", text);
    make("p", "", box).textContent = text;
    const isParked = /fatal|parked/.test(kind);
    const button = make("button", "", box);
    button.textContent = isParked ? "Start afresh" : "Reload";
    button.onclick = () => {
      if (isParked) {
        setPage(newID());
        return location.reload();
      }
      // Edits that are not saved go along.
      box.remove();
      ended = false;
      if (root) root.element.inert = false;
      connect();
    };
    button.focus();
  };

  // MARK: Measuring

  const setFont = (style, font, size) => {
    const [, family, weight, italic] = /^([sfrm])([1-9]00)(i?)$/.exec(font);
    style.fontFamily = FONTS[family];
    style.fontWeight = weight;
    style.fontStyle = italic ? "italic" : "normal";
    style.fontSize = px(size);
  };
  /// The advances of clusters or words in a font, in ems.
  const measure = (font, clusters) => {
    const box = make("div", "measure", doc.body);
    setFont(box.style, font, 100);
    const spans = clusters.map((cluster) => {
      const span = make("span", "", box);
      span.textContent = cluster;
      return span;
    });
    const line = make("b", "", box), strut = make("i", "", line);
    line.append("x");
    const advances = spans.map((span, index) =>
      [clusters[index], Math.round(span.getBoundingClientRect().width * 1000) / 1e5]);
    const frame = line.getBoundingClientRect(), base = strut.getBoundingClientRect().bottom;
    box.remove();
    return { advances, ascent: (base - frame.top) / 100, descent: (frame.bottom - base) / 100 };
  };
  const measureFonts = () => {
    const common = [..."–—…“”‘’·•×←→↑↓‹›✓"];
    for (let code = 32; code < 127; code++) common.push(String.fromCharCode(code));
    return ["s400", "s500", "s600", "s700", "m400"].map((font) => {
      const { advances, ascent, descent } = measure(font, common);
      return [font, ascent, descent, Object.fromEntries(advances)];
    });
  };

  // MARK: What the server sends

  const find = (id) => {
    const node = nodes.get(id);
    if (!node) throw new Error("node " + id);
    return node;
  };
  const OPS = {
    full(spec, title, path) {
      const old = new Map([...nodes.values()].map((node) => [node.key, node]));
      nodes.clear();
      keys.clear();
      const active = doc.activeElement, offsets = new Map();
      for (const { view, element } of old.values()) {
        if (view !== element) offsets.set(view, [view.scrollLeft, view.scrollTop]);
      }
      focusing = true;
      const last = root;
      root = build(spec, old);
      if (root !== last) doc.getElementById("app").replaceChildren(root.element);
      for (const node of old.values()) node.element.remove();
      for (const [view, [x, y]] of offsets) if (view.isConnected) jump(view, x, y);
      if (active?.isConnected && active !== doc.activeElement) active.focus({ preventScroll: true });
      focusing = false;
      whole = isRenewed = true;
      OPS.title(title);
      if (path) OPS.path(path, "replace");
      live = true;
      wait = 0;
      connected();
      load();
      if (isOpened) isOpened = !send("path", location.href);
    },
    "+"(parent, before, spec) {
      const { view } = find(parent), reference = before ? find(before).element : endOf(find(parent));
      view.insertBefore(build(spec).element, reference);
    },
    "-"(id) {
      const { element } = find(id);
      forget(element);
      element.remove();
    },
    ">"(id, parent, before) {
      const target = find(parent);
      move(find(id).element, target.view, before ? find(before).element : endOf(target));
    },
    b(id, ...box) { setBox(find(id), ...box); },
    "="(id, attributes) {
      const node = find(id);
      for (const name in attributes) setAttribute(node, name, attributes[name]);
    },
    d(id, pieces, over) { redraw(find(id), pieces, over); },
    t(id, text) {
      const node = find(id), run = node.under.find((piece) => piece.name[0] === "t");
      if (!run) throw new Error("no text in node " + id);
      run.text = "";
      setText(run.element, text);
    },
    v(id, text, start, end, rev, base) {
      const node = nodes.get(id);
      if (!node?.field || rev < node.rev) return;
      node.rev = rev;
      answered(node, rev);
      offer(node, text, start, end, base);
    },
    k(id, rev) {
      const node = nodes.get(id);
      if (node) answered(node, rev);
    },
    saved(count) {
      saved = count;
      drafts.forEach(settle);
    },
    s(id, x, y) { scrollTo(find(id), x, y); },
    f(id) { focus(id ? find(id) : undefined); },
    keys(id, names) { keys.set(id, new Set(names)); },
    m(font, clusters) { send("m", font, measure(font, clusters).advances); },
    style(index, [font, size, paint, flags, tracking, background, link]) {
      // The first one begins a new table.
      if (!index) sheet.replaceSync("");
      const at = sheet.insertRule(`.s${+index}{}`, sheet.cssRules.length), rule = sheet.cssRules[at].style;
      setFont(rule, font, size);
      rule.color = css(paint) || "var(--label)";
      rule.textDecoration = (flags & 1 ? "underline " : "") + (flags & 2 ? "line-through" : "");
      if (flags & 4) rule.fontVariantNumeric = "tabular-nums";
      if (flags & 8) rule.fontVariantCaps = "small-caps";
      if (tracking) rule.letterSpacing = px(tracking);
      rule.background = css(background);
      links[index] = link ? address(link) : "";
    },
    title(text) { doc.title = text || ""; },
    path(url, how, count = 1) {
      moves = moves.then(() => {
        if (how === "back") return place && goBack(Math.min(place, count));
        if (!/^\/(?!\/)/.test(url)) return;
        if (how === "push") history.pushState({ i: ++place }, "", url);
        else history.replaceState({ i: place }, "", url);
      });
    },
    note: show,
    open(url) { if (address(url)) open(url, "_blank", "noopener,noreferrer"); },
    anim(ids, duration, easing, delay = 0, count = 1, alternates) {
      const timing = {
        duration: duration * 1000, easing, delay: delay * 1000, fill: "backwards",
        iterations: count || Infinity, direction: alternates ? "alternate" : "normal",
      };
      for (const id of ids) watch(find(id), timing);
    },
    page: (id) => setPage(id),
    end,
  };
  for (const name of ["copy", "download", "upload", "take"]) {
    OPS[name] = (...values) => load().then((each) => each?.[name](...values));
  }

  // MARK: The connection

  let page, copyOf;
  const setPage = (id) => {
    page = id;
    copyOf = undefined;
    try { sessionStorage.setItem("theseus", id); } catch { /* No storage: a new page each time. */ }
    // Held as long as this page lives: a duplicated tab finds it taken.
    navigator.locks?.request("theseus " + id, { ifAvailable: true }, (lock) => lock && new Promise(() => {}));
  };
  const settings = () => ({
    scale: devicePixelRatio, dark: dark.matches, motion: still.matches, contrast: contrast.matches,
    touch: touch.matches, locale: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const size = () => {
    const view = visualViewport;
    const isZoomed = !view || Math.abs(view.scale - 1) > 0.01;
    return [doc.documentElement.clientWidth,
      isZoomed ? innerHeight : Math.round(Math.min(view.height, innerHeight))];
  };
  let fonts, lastSize = "";
  // The element that had focus by the first message, until the tree has come.
  let told;
  const hello = () => {
    const [width, height] = size();
    lastSize = width + "x" + height;
    fonts ||= measureFonts();
    frames = saved = 0;
    whole = false;
    told = doc.activeElement;
    const fields = [], scroll = [], message = ["hello", {
      v: 1, page, copyOf, depth: place, path: location.pathname + location.search + location.hash, width, height,
      ...settings(), fonts, fields, scroll, focus: nodeOf(told)?.key,
    }];
    // What does not fit is sent as an edit of its own.
    let left = most - bytes(message);
    const add = (list, ...entry) => (left -= bytes(entry) + 1) > 0 && list.push(entry);
    for (const node of nodes.values()) {
      const { key, view, element } = node, { scrollLeft: x, scrollTop: y } = view;
      if (view !== element && add(scroll, key, x, y)) Object.assign(node, { x, y });
    }
    for (const [key, draft] of drafts) {
      const { rev, text, node: { start, end } } = draft;
      draft.frame = +!!add(fields, key, rev, text, start, end);
      draft.done = false;
    }
    post(message);
  };
  const connected = () => {
    status.hidden = true;
    delete doc.documentElement.dataset.away;
  };
  const lost = () => {
    live = false;
    status.hidden = false;
    doc.documentElement.dataset.away = "";
  };
  let retry, lostTimer;
  const connect = () => {
    clearTimeout(retry);
    const own = socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/socket");
    due = performance.now() + 3e4;
    own.onopen = () => {
      for (const node of nodes.values()) node.waits = 0;
      hello();
    };
    own.onmessage = ({ data }) => {
      if (own !== socket || ended) return;
      due = isDoubtful = 0;
      try {
        for (const [name, ...values] of JSON.parse(data)) {
          if (Object.hasOwn(OPS, name)) OPS[name](...values);
        }
        // Edits that the tree does not answer had no field yet, or did not arrive.
        if (isRenewed) {
          for (const draft of drafts.values()) if (!draft.done) draft.frame = 0;
          isRenewed = false;
          away() || flush();
          // The user may have moved and scrolled since the server was told.
          const node = nodeOf(doc.activeElement);
          if (told && node && node !== nodeOf(told)) send("f", node.id);
          told = undefined;
          for (const node of nodes.values()) if (node.view !== node.element) scrolled(node);
        }
        nameTabs();
        startMovements();
      } catch (error) {
        console.error(error);
        wait = Math.max(wait, 1000);
        own.close();
      }
    };
    own.onclose = ({ code }) => {
      if (own !== socket || ended) return;
      live = false;
      if (isDoubtful) miss("may be lost.");
      due = isDoubtful = 0;
      clearTimeout(lostTimer);
      lostTimer = setTimeout(() => live || ended || lost(), root ? 700 : 2000);
      const isRefused = /100[289]/.test(code);
      wait = isRefused ? 5000 : Math.min(4900, Math.max(200, wait * 1.7));
      clearTimeout(retry);
      retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    };
  };
  const hurry = () => {
    if (ended || !socket || socket.readyState < 2 || wait >= 5000) return;
    wait = 0;
    connect();
  };
  // A connection that is dead but not closed, as after sleep.
  setInterval(() => {
    if (!due || due > performance.now()) return;
    socket.close();
    socket.onclose({});
  }, 2000);

  // MARK: Start

  const report = () => ask("env", settings());
  const resized = paced(50, () => {
    const [width, height] = size();
    if (lastSize === width + "x" + height) return;
    if (send("size", width, height)) lastSize = width + "x" + height;
  });
  const start = async () => {
    doc.adoptedStyleSheets = [sheet];
    make("div", "", doc.body).id = "app";
    status = make("div", "status", doc.body);
    note = make("div", "note", doc.body);
    status.textContent = "Reconnecting…";
    for (const line of [status, note]) {
      line.setAttribute("role", "status");
      line.hidden = true;
    }
    let known;
    try { known = sessionStorage.getItem("theseus"); } catch { /* As above. */ }
    const taken = known && navigator.locks && await new Promise((done) => {
      navigator.locks.request("theseus " + known, { ifAvailable: true }, (lock) => done(!lock));
    });
    setPage(known && !taken ? known : newID());
    if (taken) copyOf = known;
    for (const query of [dark, still, contrast, touch]) query.addEventListener("change", report);
    addEventListener("languagechange", report);
    addEventListener("resize", resized);
    visualViewport?.addEventListener("resize", resized);
    addEventListener("online", () => {
      hurry();
      report();
    });
    on("visibilitychange", () => {
      hurry();
      ask("hidden", doc.hidden);
    });
    connect();
  };
  start();
})();
