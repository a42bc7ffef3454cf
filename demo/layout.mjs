import { readFileSync } from 'node:fs';

import { languageNames } from '../scripts/words/catalogues.mjs';

/**
 * Every page of the shop, by its file: what it is called, and where it stands in the navigation. A new page is one entry here,
 * its main part in `demo/pages/<name>.html`, and its script beside it.
 */
export const PAGES = {
  index: { title: 'Shop', link: 'Shop' },
  listing: { title: 'A thing' },
  cart: { title: 'Cart', link: 'Cart' },
  checkout: { title: 'Checkout' },
  return: { title: 'Your payment' },
  orders: { title: 'Orders', link: 'Orders' },
  account: { title: 'Account', link: 'Account' },
  sell: { title: 'Sell', link: 'Sell' },
  'become-a-seller': { title: 'Become a seller', link: 'Get verified' },
  'your-details': { title: 'Your details', link: 'Your details' },
  office: { title: 'Back office', link: 'Back office' },
  approvals: { title: 'Approvals', link: 'Approvals' },
};

const addressOf = (name) => (name === 'index' ? '/' : `/${name}.html`);

const navigation = (current) =>
  Object.entries(PAGES)
    .filter(([, { link }]) => link)
    .map(
      ([name, { link }]) =>
        `<a href="${addressOf(name)}"${name === current ? ' aria-current="page"' : ''}>${link}</a>`,
    )
    .join('\n        ');

const choice = (name, label, options) => `<label
          ><span>${label}</span>
          <select data-setting="${name}">
            ${Object.entries(options)
              .map(([value, text]) => `<option value="${value}">${text}</option>`)
              .join('\n            ')}
          </select></label
        >`;

const SWITCHES = [
  choice('theme', 'Theme', { auto: 'Auto', light: 'Light', dark: 'Dark' }),
  choice('lang', 'Language', languageNames()),
  choice('dir', 'Direction', { ltr: 'Left to right', rtl: 'Right to left' }),
].join('\n        ');

const MINUTE = 60_000;

/** What takes days at a platform, tried in a minute. Its lists are filled by `sandbox.js`; without a sandbox it stays hidden. */
const SANDBOX = `<button class="sandbox" popovertarget="sandbox" type="button" hidden>Sandbox</button>
    <aside id="sandbox" popover="manual" aria-labelledby="sandbox-title">
      <header>
        <h2 id="sandbox-title">Sandbox</h2>
        <button class="plain" popovertarget="sandbox" popovertargetaction="hide" type="button">Close</button>
      </header>
      <p class="quiet">No money moves here. Copy a number, and see what it does.</p>
      <p role="status"></p>
      <h3>Clock</h3>
      <p id="clock"></p>
      <p class="row">
        <button class="plain" data-advance="${10 * MINUTE}" type="button">Add 10 minutes</button>
        <button class="plain" data-advance="${60 * MINUTE}" type="button">Add an hour</button>
        <button class="plain" data-advance="${24 * 60 * MINUTE}" type="button">Add a day</button>
      </p>
      <h3>Test cards</h3>
      <ul id="test-cards"></ul>
      <h3>Test gift cards</h3>
      <p class="quiet">Offered to shoppers in Ireland.</p>
      <ul id="test-gift-cards"></ul>
      <h3>Test bank accounts</h3>
      <p class="quiet">Any name will do.</p>
      <ul id="test-accounts"></ul>
    </aside>`;

/** Whoever rehearses faults is not to wonder why so much goes wrong. */
const warning = (faults) =>
  faults.trim() && `<p class="faults" role="note">Faults are on: <code>${escape(faults)}</code></p>\n`;

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A whole page: what all have in common, around the main part that stands in a file of its own. */
export function pageOf(name, faults = '') {
  const { title } = PAGES[name];
  const main = readFileSync(new URL(`pages/${name}.html`, import.meta.url), 'utf8');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title} · Gulden &amp; Co.</title>
    <link rel="icon" href="/pictures/ink.svg" />
    <link rel="stylesheet" href="/style.css" />
    <script type="module" src="/scripts/${name}.js"></script>
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    <header>
      <a class="name" href="/"><bdi>Gulden &amp; Co.</bdi></a>
      <div class="switches">
        ${SWITCHES}
      </div>
      <nav aria-label="Shop">
        ${navigation(name)}
      </nav>
    </header>
    <main id="main">
${warning(faults)}${main.trimEnd()}
    </main>
    ${SANDBOX}
    <footer><bdi>A demonstration shop of Florin. Nothing is sold and no money moves.</bdi></footer>
  </body>
</html>
`;
}
