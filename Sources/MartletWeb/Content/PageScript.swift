/// What the library itself puts into pages, in a world that their scripts do not see.
public enum PageScript {
  static let world: String? = "Martlet"
  static let channel = "martletPage"

  /// Tells of the size of the content and of how far it is scrolled; `watchesChanges` tells of each change, too.
  static func watcher(watchesChanges: Bool) -> String {
    """
    (() => {
      const say = what => window.webkit.messageHandlers.\(channel).postMessage(what);
      let last = "";
      const measure = () => {
        const root = document.scrollingElement || document.documentElement;
        if (!root) return;
        const now = [window.scrollX, window.scrollY, root.scrollWidth, root.scrollHeight];
        if (now.join() !== last) { last = now.join(); say({ scroll: now }); }
      };
      let isWaiting = false;
      const later = () => {
        if (isWaiting) return;
        isWaiting = true;
        setTimeout(() => { isWaiting = false; measure(); \(watchesChanges ? "say({ changed: true });" : "") }, 0);
      };
      // The engine does not tell that a link is to be kept as a file.
      window.addEventListener("click", event => {
        const link = event.target instanceof Element && event.target.closest("a[download][href]");
        if (link) say({ download: link.href });
      }, { capture: true });
      window.addEventListener("scroll", later, { passive: true, capture: true });
      window.addEventListener("resize", later);
      window.addEventListener("load", later, { capture: true });
      const watch = () => {
        new ResizeObserver(later).observe(document.documentElement);
        if (document.body) new ResizeObserver(later).observe(document.body);
        \(watchesChanges
          ? "new MutationObserver(later).observe(document, { subtree: true, childList: true, attributes: true, "
            + "characterData: true }); document.addEventListener('input', later, true); "
            + "document.addEventListener('focusin', later); document.addEventListener('focusout', later);" : "")
        later();
      };
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", watch); else watch();
    })();
    """
  }

  /// The body of a function that waits until the page has been laid out and painted, and says what it shows.
  static let reading = """
    const frame = () => new Promise(done => { requestAnimationFrame(done); setTimeout(done, 100); });
    await frame(); await frame();
    if (document.fonts) await Promise.race([document.fonts.ready, new Promise(done => setTimeout(done, 1000))]);
    const elements = [];
    const role = node => {
      const name = node.tagName.toLowerCase(), given = node.getAttribute("role");
      if (given === "button" || name === "button" || name === "summary") return "button";
      if (name === "input") {
        const type = (node.type || "text").toLowerCase();
        if (["button", "submit", "reset", "image"].includes(type)) return "button";
        if (["checkbox", "radio"].includes(type)) return "toggle";
        if (type === "password") return "secureField";
        if (type === "search") return "searchField";
        if (type === "range") return "slider";
        return type === "hidden" ? "" : "textField";
      }
      if (name === "textarea") return "textField";
      if (name === "select") return "picker";
      if (name === "a" && node.hasAttribute("href") || given === "link") return "link";
      if (/^h[1-6]$/.test(name) || given === "heading") return "heading";
      if (name === "img" || name === "svg" || given === "img") return "image";
      return "";
    };
    const clean = text => (text || "").replace(/\\s+/g, " ").trim();
    const labelOf = node => clean(node.getAttribute("aria-label")
      || (node.labels && node.labels[0] && node.labels[0].innerText)
      || node.getAttribute("placeholder") || node.getAttribute("alt") || node.getAttribute("title") || node.name || "");
    const add = (role, label, value, box, node) => {
      if (elements.length < 1000) elements.push({ role, label, value, x: box.x, y: box.y, width: box.width,
        height: box.height, id: node && node.id || "", disabled: !!(node && node.disabled),
        selected: !!(node && node.checked) });
    };
    const isShown = node => { const style = getComputedStyle(node);
      return style.display !== "none" && style.visibility === "visible"; };
    const walk = node => {
      if (node.nodeType === 3) return;
      if (node.nodeType !== 1 || ["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "HEAD"].includes(node.tagName)) return;
      const style = getComputedStyle(node);
      if (style.display === "none" || node.getAttribute("aria-hidden") === "true") return;
      const kind = role(node), box = node.getBoundingClientRect();
      if (kind && isShown(node)) {
        if (["textField", "secureField", "searchField", "picker", "slider", "toggle"].includes(kind)) {
          const value = kind === "toggle" ? (node.checked ? "1" : "0")
            : kind === "secureField" ? "•".repeat((node.value || "").length)
            : kind === "picker" ? clean(node.selectedOptions && node.selectedOptions[0] && node.selectedOptions[0].text)
            : node.value;
          return add(kind, labelOf(node), value, box, node);
        }
        if (kind === "image") return add(kind, labelOf(node), "", box, node);
        const label = clean(node.getAttribute("aria-label") || node.innerText || node.value) || labelOf(node)
          || labelOf(node.querySelector("img") || node);
        return add(kind, label, "", box, node);
      }
      // Text that stands in this element itself, with what is inline in it, is one element.
      let run = [];
      const flush = () => {
        if (!run.length) return;
        const range = document.createRange();
        range.setStartBefore(run[0]); range.setEndAfter(run[run.length - 1]);
        const text = clean(range.toString()), place = range.getBoundingClientRect();
        if (text && isShown(node) && place.width && place.height) add("text", text, "", place, node);
        run = [];
      };
      for (const child of node.childNodes) {
        if (child.nodeType === 3) { if (clean(child.data)) run.push(child); continue; }
        if (child.nodeType !== 1) continue;
        const inline = getComputedStyle(child).display === "inline" && !role(child)
          && !child.querySelector("a,button,input,select,textarea,img,svg,[role]")
          && !["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "BR"].includes(child.tagName);
        if (inline) { if (clean(child.textContent)) run.push(child); continue; }
        flush();
        walk(child);
      }
      flush();
      if (node.shadowRoot) for (const child of node.shadowRoot.children) walk(child);
    };
    if (document.body) walk(document.body);
    const active = document.activeElement;
    let field = null;
    if (active && (active.isContentEditable || active.tagName === "TEXTAREA"
        || active.tagName === "INPUT" && role(active) !== "button" && role(active) !== "toggle")) {
      const box = active.getBoundingClientRect();
      field = { text: active.isContentEditable ? active.innerText : active.value || "",
        start: active.selectionStart ?? null, end: active.selectionEnd ?? null, secure: active.type === "password",
        multiline: active.isContentEditable || active.tagName === "TEXTAREA",
        x: box.x, y: box.y, width: box.width, height: box.height };
    }
    return { elements, field };
    """

  /// A finger or mouse at a point: what lies there gets the events that a browser sends, and does what it is for.
  static let tapping = """
    const target = document.elementFromPoint(x, y);
    if (!target) return false;
    let node = target;
    while (node.shadowRoot) { const inner = node.shadowRoot.elementFromPoint(x, y); if (!inner || inner === node) break;
      node = inner; }
    const init = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, view: window, detail: count };
    const pointer = type => node.dispatchEvent(new PointerEvent(type, { ...init, pointerId: 1, isPrimary: true,
      pointerType: "mouse", button: 0, buttons: type === "pointerdown" ? 1 : 0 }));
    const mouse = type => node.dispatchEvent(new MouseEvent(type, { ...init, button: 0,
      buttons: type === "mousedown" ? 1 : 0 }));
    pointer("pointerover"); mouse("mouseover"); pointer("pointermove"); mouse("mousemove");
    pointer("pointerdown");
    if (mouse("mousedown")) {
      const focusable = node.closest("input,textarea,select,button,a[href],[tabindex],[contenteditable]");
      if (focusable) focusable.focus(); else if (document.activeElement) document.activeElement.blur();
    }
    pointer("pointerup"); mouse("mouseup");
    mouse("click");
    if (count > 1) mouse("dblclick");
    return true;
    """

  /// Moves the innermost content at a point that can move that way.
  static let scrolling = """
    let node = document.elementFromPoint(x, y);
    const root = document.scrollingElement || document.documentElement;
    while (node && node !== root) {
      const style = getComputedStyle(node);
      const vertical = dy && /auto|scroll/.test(style.overflowY) && node.scrollHeight > node.clientHeight;
      const sideways = dx && /auto|scroll/.test(style.overflowX) && node.scrollWidth > node.clientWidth;
      if (vertical || sideways) {
        const before = [node.scrollLeft, node.scrollTop];
        node.scrollBy({ left: dx, top: dy, behavior: "instant" });
        if (before[0] !== node.scrollLeft || before[1] !== node.scrollTop) return true;
      }
      node = node.parentElement;
    }
    const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaX: dx, deltaY: dy, view: window };
    const target = document.elementFromPoint(x, y) || root;
    if (!target.dispatchEvent(new WheelEvent("wheel", init))) return true;
    window.scrollBy({ left: dx, top: dy, behavior: "instant" });
    return true;
    """

  /// Text into the field that has the keyboard.
  static let typing = """
    const node = document.activeElement;
    if (!node) return false;
    const event = type => node.dispatchEvent(new KeyboardEvent(type, { key: text, bubbles: true, cancelable: true }));
    if (!event("keydown")) return true;
    event("keypress");
    document.execCommand("insertText", false, text);
    event("keyup");
    return true;
    """

  /// A key by its name in scripts.
  static let pressing = """
    const node = document.activeElement || document.body;
    const event = type => node.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    if (event("keydown")) {
      if (key === "Enter") {
        if (node.tagName === "TEXTAREA" || node.isContentEditable) document.execCommand("insertLineBreak");
        else if (node.form) { if (node.form.requestSubmit) node.form.requestSubmit(); else node.form.submit(); }
        else if (node.click && node.tagName !== "INPUT" && node !== document.body) node.click();
      } else if (key === "Backspace") document.execCommand("delete");
      else if (key === "Delete") document.execCommand("forwardDelete");
      else if (key === "SelectAll") { if (node.select) node.select(); else document.execCommand("selectAll"); }
    }
    event("keyup");
    return true;
    """
}
