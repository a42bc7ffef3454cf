/** How far a box may be off where another version of the browser draws it, in pixels. */
const NEAR = 2;

/**
 * Runs in the page: where what is shown stands, a line each: an element's name, its part, left, top, width and height. The
 * first is the story's root.
 */
export function boxes() {
  const TOLD =
    '[part], button, input, select, textarea, a, h1, h2, h3, h4, th, img, iframe, dialog, #storybook-root';
  const lines = [];
  const visit = (element) => {
    // Without a box of its own, it still shows what is in it.
    if (getComputedStyle(element).display !== 'contents' && !element.checkVisibility()) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isTold = element.localName.startsWith('florin-') || element.matches(TOLD);
    if (isTold && width > 1 && height > 1) {
      const part = element.getAttribute('part')?.replaceAll(' ', '.');
      const box = [left, top, width, height].map((length) => Math.round(length));
      lines.push([part ? `${element.localName}.${part}` : element.localName, ...box].join(' '));
    }
    for (const child of (element.shadowRoot ?? element).children) visit(child);
    // What is slotted stands among the children of its host.
    if (element.shadowRoot) for (const child of element.children) visit(child);
  };
  visit(document.querySelector('#storybook-root'));
  return lines;
}

const parse = (line) => {
  const [name, ...numbers] = line.split(' ');
  return { name, numbers: numbers.map(Number) };
};

/** How boxes differ from the approved ones; undefined where they do not. */
export function movedBoxes(approved, taken) {
  for (const [index, line] of approved.entries()) {
    const [was, is] = [parse(line), parse(taken[index] ?? '')];
    const isNear = was.numbers.every((number, at) => Math.abs(number - (is.numbers[at] ?? NaN)) <= NEAR);
    if (was.name !== is.name || !isNear) return `the box ${line} is now ${taken[index] ?? 'gone'}`;
  }
  return taken.length > approved.length ? `the box ${taken[approved.length]} is new` : undefined;
}
