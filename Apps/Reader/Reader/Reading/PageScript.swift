import Foundation

/// The app's script in each page: tells where the reader is, goes to places, marks what is searched, and changes the
/// style without losing the place. Pages' own scripts do not run.
enum PageScript {
  static let handler = "reader"

  /// Calls for `evaluateJavaScript`.
  static func restyle(_ css: String) -> String { "reader.restyle(\(literal(css)))" }
  static func go(_ request: OpenBook.Request) -> String {
    "reader.open(\(request.target.json(number: request.number)))"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "`", with: "\\`")
      .replacingOccurrences(of: "$", with: "\\$")
    return "`\(escaped)`"
  }

  static let source = """
    var reader = (() => {
      const text = document.getElementById('reader-text');
      if (!text) return null;
      const send = message => window.webkit.messageHandlers.\(handler).postMessage(message);
      const scroller = document.scrollingElement;

      // The first block whose end lies below the top of the window. Blocks follow each other downwards.
      function firstVisible() {
        const blocks = text.children;
        let low = 0, high = blocks.length;
        while (low < high) {
          const middle = (low + high) >> 1;
          if (blocks[middle].getBoundingClientRect().bottom > 0) high = middle; else low = middle + 1;
        }
        return Math.min(low, Math.max(0, blocks.length - 1));
      }

      function place() {
        const block = firstVisible(), element = text.children[block] || text;
        const box = element.getBoundingClientRect();
        const room = scroller.scrollHeight - innerHeight;
        const progress = room > 1 ? Math.min(1, Math.max(0, scroller.scrollTop / room)) : 1;
        const part = box.top > 0 ? -box.top / lineHeight() : -box.top / Math.max(1, box.height);
        return { kind: 'place', block, part, progress };
      }

      function lineHeight() { return parseFloat(getComputedStyle(document.body).lineHeight) || 1; }

      function goTo(place) {
        // The title above the first block has a height of its own.
        if (place.progress === 0) { scroller.scrollTop = 0; return; }
        const element = text.children[Math.min(place.block, text.children.length - 1)] || text;
        const box = element.getBoundingClientRect();
        const unit = place.part < 0 ? lineHeight() : Math.max(1, box.height);
        scroller.scrollTop += box.top + place.part * unit;
      }

      // Where the page is to stay while pictures come and the window changes, until someone scrolls.
      let wanted = null, last = null, number = 0;
      function settle() {
        if (!wanted) return;
        if (wanted.kind === 'place') goTo(wanted);
        else if (wanted.kind === 'anchor') document.getElementById(wanted.id)?.scrollIntoView();
        else if (wanted.kind === 'hit') showHit();
        else scroller.scrollTop = 0;
        last = place();
      }

      function open(target) {
        if (target.kind !== 'hit') clearHits();
        else markHits(target.query);
        wanted = target;
        number = target.number;
        settle();
        report();
      }

      function restyle(css) {
        const here = wanted ? null : place();
        document.getElementById('reader-style').textContent = css;
        if (here) { goTo(here); last = here; } else settle();
      }

      // MARK: Search

      let hits = [];
      const ignored = /[\\u0300-\\u036f]/g;

      // The text as it is searched, with the node and place of each of its letters.
      function folded() {
        let letters = '', places = [];
        const walk = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        let space = true, block = null;
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
          const owner = blockOf(node);
          if (owner !== block && !space) { letters += ' '; places.push(null); space = true; }
          block = owner;
          let index = 0;
          for (const letter of node.data) {
            const plain = /\\s/.test(letter) ? ' ' : letter.normalize('NFD').replace(ignored, '').toLowerCase();
            if (plain === ' ') {
              if (!space) { letters += ' '; places.push([node, index, letter.length]); }
              space = true;
            } else {
              for (const unit of plain.split('')) { letters += unit; places.push([node, index, letter.length]); }
              if (plain) space = false;
            }
            index += letter.length;
          }
        }
        return { letters, places };
      }

      function blockOf(node) {
        let element = node.parentElement;
        while (element !== text && getComputedStyle(element).display.startsWith('inline')) {
          element = element.parentElement;
        }
        return element;
      }

      function markHits(query) {
        clearHits();
        if (!query) return;
        const { letters, places } = folded();
        const found = [];
        for (let at = letters.indexOf(query); at >= 0; at = letters.indexOf(query, at + query.length)) {
          found.push(places.slice(at, at + query.length).filter(place => place));
        }
        // From the end, so that the places before stay true.
        for (const hit of found.reverse()) hits.unshift(mark(hit));
      }

      function mark(places) {
        const marks = [];
        for (let end = places.length; end > 0;) {
          let start = end - 1;
          const node = places[start][0];
          while (start > 0 && places[start - 1][0] === node) start--;
          const range = document.createRange();
          range.setStart(node, places[start][1]);
          range.setEnd(node, places[end - 1][1] + places[end - 1][2]);
          const mark = document.createElement('mark');
          mark.className = 'reader-hit';
          range.surroundContents(mark);
          marks.unshift(mark);
          end = start;
        }
        return marks;
      }

      function clearHits() {
        hits = [];
        for (const mark of document.querySelectorAll('mark.reader-hit')) {
          const parent = mark.parentNode;
          mark.replaceWith(...mark.childNodes);
          parent.normalize();
        }
      }

      function showHit() {
        const hit = hits[Math.min(wanted.index, hits.length - 1)];
        if (!hit) return;
        const box = hit[0].getBoundingClientRect();
        scroller.scrollTop += box.top - innerHeight / 3;
      }

      // MARK: Reports

      let timer = 0;
      function report() {
        clearTimeout(timer);
        timer = 0;
        last = place();
        send({ ...last, number });
      }
      addEventListener('scroll', () => { if (!timer) timer = setTimeout(report, 150); }, { passive: true });
      addEventListener('scrollend', report);
      for (const kind of ['wheel', 'touchmove', 'keydown', 'mousedown']) {
        addEventListener(kind, () => { wanted = null; }, { passive: true });
      }
      addEventListener('resize', () => { if (wanted) settle(); else if (last) goTo(last); });
      document.addEventListener('load', settle, true);
      addEventListener('load', settle);

      open(JSON.parse(document.body.dataset.target));
      return { open, restyle, place };
    })();
    """
}
