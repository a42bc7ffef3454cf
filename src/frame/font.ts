import { readCompiled } from './compiled.js';

/** Milliseconds that inputs wait for the files. */
const PATIENCE = 3000;
/** The frame's own name for the font: a name of the merchant's would be one more text to check, and would decide nothing. */
const FAMILY = 'card-font';
const RULES = [
  `:root{font-family:${FAMILY},var(--font-family)}`,
  // Neither digits that the font lacks nor the name of a brand make a row higher: the page hears of every height.
  'div>div{height:var(--field-height)}',
];

/**
 * Runs before the frame's own script. The frame shows its inputs once the page has spoken, so the page's words wait here
 * until every file is there or one has failed: from then on nothing that is typed makes the browser ask for a file, or
 * changes the letters of what stands there.
 */
const held: MessageEvent[] = [];
const hold = (event: MessageEvent): void => {
  event.stopImmediatePropagation();
  held.push(event);
};
addEventListener('message', hold, true);

const faces = Object.entries(readCompiled().font!).map(
  ([weight, url]) => new FontFace(FAMILY, `url(${url})`, { weight }),
);

const late = new Promise<never>((_, reject) => {
  setTimeout(() => reject(new Error(`Not there after ${PATIENCE} ms.`)), PATIENCE);
});

function use(loaded: readonly FontFace[]): void {
  for (const face of loaded) document.fonts.add(face);
  // A page's value that is no length counts as unset: a height of `auto` would depend on what stands in the row.
  CSS.registerProperty({ name: '--field-height', syntax: '<length>', inherits: true, initialValue: '48px' });
  const [sheet] = document.styleSheets;
  for (const rule of RULES) sheet!.insertRule(rule, sheet!.cssRules.length);
}

function complain(error: unknown): void {
  const { origin } = self;
  console.warn(
    `florin: the card frame shows no font of yours: ${String(error)} ` +
      `Does its server answer with Access-Control-Allow-Origin: ${origin === 'null' ? '*' : origin}?`,
  );
}

function release(): void {
  removeEventListener('message', hold, true);
  // In Chromium an event that was stopped cannot be dispatched again, so the frame gets a copy with its source and ports.
  for (const event of held) dispatchEvent(new MessageEvent('message', event as object));
}

void Promise.race([Promise.all(faces.map((face) => face.load())), late])
  .then(use)
  .catch(complain)
  .then(release);
