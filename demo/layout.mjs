import { readdirSync, readFileSync } from 'node:fs';

import { languageNames } from '../scripts/words/catalogues.mjs';

/**
 * The three places of the demonstration: each with a navigation and a theme of its own. `who` is the person that the page
 * takes you for: a real site has its own sign-in.
 */
const PLACES = {
  shop: {
    name: 'Gulden &amp; Co.',
    link: 'Shop',
    theme: 'market',
    navigation: [
      ['/', 'Shop'],
      ['/orders.html', 'Orders'],
      ['/account.html', 'Account'],
      ['/cart.html', 'Cart'],
    ],
  },
  seller: {
    name: 'Gulden &amp; Co. for sellers',
    link: 'Seller hub',
    theme: 'bloom',
    who: 'seller@example.com · seller',
    navigation: [
      ['/sell.html', 'Your shop'],
      ['/sell.html#sales', 'Sales'],
      ['/become-a-seller.html', 'Get verified'],
      ['/your-details.html', 'Your details'],
    ],
  },
  office: {
    name: 'Gulden &amp; Co.',
    link: 'Back office',
    theme: 'plain',
    who: 'Olga · operator',
    navigation: [
      ['/office.html', 'Overview'],
      ['/office.html#payments', 'Payments'],
      ['/office.html#links', 'Payment links'],
      ['/office.html#payouts', 'Payouts'],
      ['/approvals.html', 'Approvals'],
      ['/office.html#holders', 'Account holders'],
      ['/office.html#issued-cards', 'Issued cards'],
      ['/office.html#rules', 'Transaction rules'],
      ['/office.html#sweeps', 'Balances'],
      ['/office.html#transfers', 'Transfers'],
      ['/office.html#financing', 'Financing'],
      ['/office.html#disputes', 'Disputes'],
      ['/office.html#contracts', 'Stored cards'],
      ['/office.html#terminals', 'Terminals'],
      ['/office.html#cards', 'Card lookup'],
      ['/office.html#erasure', 'Data erasure'],
      ['/office.html#journal', 'Journal'],
      ['/workspace.html', 'Workspace'],
    ],
  },
};

/** The themes that a page of the demonstration can be seen in: all that are shipped. */
const THEMES = readdirSync(new URL('../src/components/base/theme/presets', import.meta.url)).map((file) =>
  file.replace('.css', ''),
);

/**
 * Every page, by its file: what it is called, and the place it belongs to. A new page is one entry here, its main part in
 * `demo/pages/<name>.html`, and its script beside it.
 */
export const PAGES = {
  index: { title: 'Shop', place: 'shop' },
  listing: { title: 'Listing', place: 'shop' },
  cart: { title: 'Cart', place: 'shop' },
  checkout: { title: 'Checkout', place: 'shop' },
  return: { title: 'Your payment', place: 'shop' },
  orders: { title: 'Orders', place: 'shop' },
  account: { title: 'Account', place: 'shop' },
  sell: { title: 'Your shop', place: 'seller' },
  'become-a-seller': { title: 'Become a seller', place: 'seller' },
  'your-details': { title: 'Your details', place: 'seller' },
  office: { title: 'Back office', place: 'office' },
  workspace: { title: 'Workspace', place: 'office' },
  approvals: { title: 'Approvals', place: 'office', who: 'Arno · approver' },
};

const addressOf = (name) => (name === 'index' ? '/' : `/${name}.html`);

/** @param {'page' | 'true' | undefined} current Whether it leads to this page, or to the place that the page belongs to. */
const link = (address, text, current) =>
  `<a href="${address}"${current ? ` aria-current="${current}"` : ''}>${text}</a>`;

const navigation = (current, { navigation: links }) =>
  links
    .map(([address, text]) => link(address, text, address === addressOf(current) ? 'page' : undefined))
    .join('\n          ');

/** Where a person who tries the demonstration goes: no shop would show it. */
const places = (current) =>
  Object.values(PLACES)
    .map((place) => link(place.navigation[0][0], place.link, place === current ? 'true' : undefined))
    .join('\n      ');

const choice = (name, label, options) => `<label
          ><span>${label}</span>
          <select data-setting="${name}">
            ${Object.entries(options)
              .map(([value, text]) => `<option value="${value}">${text}</option>`)
              .join('\n            ')}
          </select></label
        >`;

const switches = (theme) =>
  [
    choice(
      'preset',
      'Theme',
      Object.fromEntries([theme, ...THEMES.filter((each) => each !== theme)].map((each) => [each, each])),
    ),
    choice('theme', 'Colours', { auto: 'Auto', light: 'Light', dark: 'Dark' }),
    choice('lang', 'Language', languageNames()),
    choice('dir', 'Direction', { ltr: 'Left to right', rtl: 'Right to left' }),
  ].join('\n        ');

const MINUTE = 60_000;

/** What takes days at a platform, tried in a minute. Its lists are filled by `sandbox.js`; without a sandbox it stays hidden. */
const panel = (theme) => `<aside id="sandbox" popover="manual" aria-labelledby="sandbox-title">
      <header>
        <h2 id="sandbox-title">Sandbox</h2>
        <button class="plain" popovertarget="sandbox" popovertargetaction="hide" type="button">Close</button>
      </header>
      <p class="quiet">No money moves here. Copy a number, and see what it does.</p>
      <p role="status"></p>
      <h3>Look</h3>
      <div class="switches">
        ${switches(theme)}
      </div>
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

/** A whole page: what all of a place have in common, around the main part that stands in a file of its own. */
export function pageOf(name, faults = '') {
  const { title, place: placeName, who: person } = PAGES[name];
  const place = PLACES[placeName];
  const who = person ?? place.who;
  const main = readFileSync(new URL(`pages/${name}.html`, import.meta.url), 'utf8');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title} · Gulden &amp; Co.</title>
    <link rel="icon" href="/pictures/ink.svg" />
    <link rel="stylesheet" href="/themes/${place.theme}.css" id="preset" />
    <link rel="stylesheet" href="/style.css" />
    <script type="module" src="/scripts/${name}.js"></script>
  </head>
  <body class="${placeName}">
    <a class="skip" href="#main">Skip to content</a>
    <nav class="demonstration" aria-label="Demonstration">
      <p><bdi>A demonstration: no money moves.</bdi></p>
      ${places(place)}
      <button class="sandbox" popovertarget="sandbox" type="button" hidden>Sandbox</button>
    </nav>
    <div class="shell">
      <header>
        <a class="name" href="${place.navigation[0][0]}"><bdi>${place.name}</bdi></a>
        <nav aria-label="${place.link}">
          ${navigation(name, place)}
        </nav>
        ${who ? `<p class="who"><bdi>${who}</bdi></p>` : ''}
      </header>
      <main id="main">
${warning(faults)}${main.trimEnd()}
      </main>
    </div>
    ${panel(place.theme)}
  </body>
</html>
`;
}
