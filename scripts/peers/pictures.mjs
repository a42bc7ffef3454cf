import { smallest } from '../pictures/smallest.mjs';
import { STILL } from '../pictures/still.mjs';
import { finish, openStory, reachStates } from '../sweep/story.mjs';

/** Pixels across: a laptop and a telephone. */
export const sizes = [1280, 375];
const HEIGHT = 900;

const OURS = { checkout: 'shopper-checkout--default', catalogue: 'shopper-listing-catalogue--ready' };
const NAMES = {
  checkout: [
    'Florin',
    '@adyen/adyen-web 6.45.2, drop-in. Grey boxes: its marks and card fields, which come from its own host',
  ],
  catalogue: [
    'Florin',
    'instantsearch.js 4.118.1, theme Satellite, with our listings and pictures. The theme has one column; a grid is for the page to write',
  ],
};

/** The markup that a peer's guide asks for. */
const PAGES = {
  dropin: '<main style="max-width: 480px; margin: 16px auto"><div id="peer"></div></main>',
  instantsearch: `<style>
      body { font-family: sans-serif; margin: 16px }
      .page { display: grid; gap: 16px; margin-top: 16px; grid-template-columns: 240px 1fr }
      .bar { display: flex; gap: 16px; align-items: center; flex-wrap: wrap }
      #searchbox { flex: 1 1 240px }
      @media (max-width: 700px) { .page { grid-template-columns: 1fr } }
    </style>
    <div class="bar"><div id="searchbox"></div><div id="stats"></div><div id="sort"></div></div>
    <div class="page"><div><div id="categories"></div></div><div><div id="current"></div><div id="hits"></div><div id="pages"></div></div></div>`,
};

const BOX = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"><rect width="40" height="26" fill="#ddd"/></svg>`;

/** Stands for a field of theirs: says that it is ready, as theirs does, and is a grey box. */
const FIELD = `<body style="margin:0;background:#ddd"><script>
  addEventListener('message', ({ data, source, origin }) => {
    const { fieldType, numKey } = JSON.parse(data);
    source.postMessage(JSON.stringify({ action: 'config', fieldType, numKey }), origin);
  });
</script>`;

async function newPage({ browser }, width) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  return { context, page };
}

const shoot = (page) => page.screenshot({ animations: 'disabled', caret: 'hide' });

/** Both of our pages, and what the catalogue shows, for the other to show the same. */
export async function florin(stage, width) {
  const shown = {};
  for (const [what, id] of Object.entries(OURS)) {
    const { context, page } = await newPage(stage, width);
    await context.addInitScript(STILL);
    await openStory(page, stage.address, id, 'light');
    const end = await finish(page, id);
    if (end !== 'fine') throw new Error(end);
    await reachStates(page, ['state:ready']);
    await page.addStyleTag({ content: 'florin-checkout { display: block; max-width: 480px; margin: auto }' });
    await page.waitForTimeout(1500);
    shown[what] = await shoot(page);
    if (what === 'catalogue') shown.data = await page.evaluate(readCatalogue);
    await context.close();
  }
  return shown;
}

/** Runs in our catalogue's page. */
async function readCatalogue() {
  const { shadowRoot } = document.querySelector('florin-listing-catalogue');
  const asData = async (image) => {
    const text = await (await fetch(image.src)).text();
    return `data:image/svg+xml;base64,${btoa(unescape(encodeURIComponent(text)))}`;
  };
  const cards = [...shadowRoot.querySelectorAll('[part~=listing]')].slice(0, 12);
  const listings = await Promise.all(
    cards.map(async (card) => ({
      title: card.querySelector('[part~=title]').textContent.trim(),
      price: /[€$£]\s?[\d.,]+/.exec(card.textContent)?.[0] ?? '',
      image: await asData(card.querySelector('img')),
    })),
  );
  const categories = { 'Home & Living': 51, 'Books & Leisure': 45, Fashion: 38, Electronics: 34 };
  return { listings, categories };
}

/** What another library shows, with what its host would answer stubbed. */
export async function peer(stage, width, name, { script, style }, data) {
  const { context, page } = await newPage(stage, width);
  const address = 'https://peer.example';
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url === `${address}/`)
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><link rel="stylesheet" href="/peer.css">${PAGES[name]}<script type="module" src="/peer.js"></script>`,
      });
    if (url === `${address}/peer.css`) return route.fulfill({ contentType: 'text/css', body: style });
    if (url === `${address}/peer.js`) return route.fulfill({ contentType: 'text/javascript', body: script });
    if (url.startsWith('data:')) return route.continue();
    if (/securedFields\.html/.test(url)) return route.fulfill({ contentType: 'text/html', body: FIELD });
    if (/\.(?:svg|png)(?:\?|$)/.test(url)) return route.fulfill({ contentType: 'image/svg+xml', body: BOX });
    return route.abort();
  });
  await page.addInitScript((given) => (globalThis.peerData = given), data);
  await page.goto(`${address}/`);
  await page.waitForTimeout(2500);
  const picture = await shoot(page);
  await context.close();
  return picture;
}

/** Both side by side, with a name below each. */
export async function composed({ browser }, width, what, pictures) {
  const page = await browser.newPage({ viewport: { width: 2 * width + 24, height: HEIGHT } });
  const figures = pictures.map(
    (picture, at) => `<figure style="margin:0;width:${width}px">
      <img width="${width}" style="display:block;outline:1px solid #ccc" src="data:image/png;base64,${picture.toString('base64')}">
      <figcaption style="font:16px/1.5 sans-serif;padding:8px">${NAMES[what][at]}</figcaption></figure>`,
  );
  await page.setContent(
    `<body style="margin:0;display:flex;gap:24px;background:#fff">${figures.join('')}</body>`,
  );
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return smallest(picture);
}
