// Copies, files and wheels, for the script of the page, which loads this one after its first tree and
// passes its own functions.
export default ({ on, make, paced, reporter, send, press, show, quietly, pageID }) => {
  const doc = document, { most } = doc.querySelector("script[data-transfer]").dataset;

  // A page that stays open gets a newer cookie, too.
  setInterval(() => fetch("/", { method: "HEAD" }).catch(() => {}), 864e5);

  // MARK: Copying

  /// The selected text as it is read: runs of a line, then lines.
  const selectedText = () => {
    const selection = getSelection();
    if (selection.isCollapsed) return "";
    const range = selection.getRangeAt(0);
    let text = "", last;
    for (const element of doc.querySelectorAll(".t")) {
      if (!selection.containsNode(element, true) || !element.firstChild
        || getComputedStyle(element).userSelect === "none") continue;
      let run = element.firstChild.data;
      if (range.endContainer === element.firstChild) run = run.slice(0, range.endOffset);
      if (range.startContainer === element.firstChild) run = run.slice(range.startOffset);
      if (!run) continue;
      const box = element.getBoundingClientRect();
      if (last) {
        const gap = Math.max(box.left - last.box.right, last.box.left - box.right);
        const isBeside = Math.min(box.bottom, last.box.bottom) - Math.max(box.top, last.box.top)
          > Math.min(box.height, last.box.height) / 2;
        const isText = element.parentNode === last.element.parentNode && !last.element.ends;
        if (isBeside) text += gap > box.height * 1.5 ? "\t" : gap > box.height / 8 ? " " : "";
        else if (!isText) text += "\n";
        else if (!/[\s\u2010\u00ad\u3000-\u9fff\uff00-\uffef]$/.test(text)) text += " ";
      }
      text += run;
      last = { element, box };
    }
    return text;
  };
  on("copy", (event) => {
    if (/^(input|textarea)$/.test(doc.activeElement?.localName)) return;
    const text = selectedText();
    if (!text) return;
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
  });
  const copy = (text) => {
    const byCommand = () => {
      const area = make("textarea", "away", doc.body), active = doc.activeElement;
      area.value = text;
      quietly(() => {
        area.select();
        doc.execCommand("copy");
        area.remove();
        active?.focus();
      });
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(byCommand);
    else byCommand();
  };

  // MARK: Files

  /// Files that the user chose or dropped, by request, until the server says where each goes.
  const offered = new Map();
  let drops = 0, chooser;
  const offerFiles = (request, files, ...message) => {
    let names = [...files].map((file) => [file.name.slice(0, 1000), file.size]);
    if (new Blob([JSON.stringify(names)]).size > most - 99) {
      show("These are too many files to be sent together. Choose fewer.");
      if (message[1]) return;
      names = [];
    }
    // Nobody needs to know that no file was chosen.
    const report = names.length ? press : send;
    if (report(...message, request, names)) offered.set(request, [...files]);
  };
  /// Says what became of a file, also when the server is away for a while: it waits for that.
  const sent = (...values) => send("sent", ...values) || setTimeout(sent, 500, ...values);
  const take = async (request, tokens) => {
    const files = offered.get(request) || [];
    offered.delete(request);
    for (const [index, file] of files.entries()) {
      if (!tokens[index]) continue;
      const answer = await fetch(`/file/${tokens[index]}?page=${pageID()}`, {
        method: "POST", body: file,
      }).catch(() => {});
      if (!answer?.ok) show(`“${file.name}” was not uploaded.`);
      sent(request, index, !!answer?.ok);
    }
  };
  /// The node that takes dropped files. Where there is none, a browser would open them in place of
  /// the page.
  const takeDrop = (event) => {
    const node = reporter(event.target, "d"), data = event.dataTransfer;
    if (!data.types.includes("Files")) return;
    event.preventDefault();
    if (!node) data.dropEffect = "none";
    return node;
  };
  on("dragover", takeDrop);
  on("drop", (event) => {
    const node = takeDrop(event), { files } = event.dataTransfer;
    if (!node || !files.length) return;
    offerFiles(--drops, files, "drop", node.id, event.clientX, event.clientY);
  });
  const download = (url, name) => {
    if (!/^\/(?!\/)/.test(url)) return;
    const link = make("a", "away", doc.body);
    link.href = url;
    link.download = name || "";
    link.click();
    link.remove();
  };
  const upload = (request, accept, multiple) => {
    // One that the browser did not open, because the user pressed nothing, is left over.
    chooser?.remove();
    chooser = make("input", "away", doc.body);
    chooser.type = "file";
    chooser.accept = accept || "";
    chooser.multiple = !!multiple;
    const done = ({ target }) => {
      target.remove();
      offerFiles(request, target.files, "files");
    };
    chooser.onchange = done;
    chooser.addEventListener("cancel", done);
    chooser.click();
  };

  // MARK: The wheel

  let wheelX = 0, wheelY = 0;
  const reportWheel = paced(50, (node) => {
    press("w", node.id, wheelX, wheelY);
    wheelX = wheelY = 0;
  });
  on("wheel", (event) => {
    const node = reporter(event.target, "w");
    if (!node || event.ctrlKey || event.target.closest(".view")?.node === undefined
      && node.element.contains(event.target.closest(".view"))) return;
    event.preventDefault();
    wheelX += event.deltaX;
    wheelY += event.deltaY;
    reportWheel(node);
  }, { passive: false });

  return { copy, download, upload, take };
};
