import { readFileSync } from 'node:fs';

import { THEMES } from '../scripts/themes.mjs';
import { languageNames } from '../scripts/words/catalogues.mjs';
import { addressOf, PAGES, PLACES } from './places.mjs';

/** @param {'page' | 'true' | undefined} current Whether it leads to this page, or to the place that the page belongs to. */
const link = (address, text, current) =>
  `<a href="${address}"${current ? ` aria-current="${current}"` : ''}>${text}</a>`;

/** The links of a group, under its title where it has one. */
const group = (current, { title, pages }) =>
  [
    ...(title ? [`<p class="group">${title}</p>`] : []),
    ...pages.map((page) => link(addressOf(page), PAGES[page].title, page === current ? 'page' : undefined)),
  ].join('\n          ');

const navigation = (current, { navigation: groups }) =>
  groups.map((each) => group(current, each)).join('\n          ');

/** The first page of a place. */
const homeOf = ({ navigation: [{ pages }] }) => addressOf(pages[0]);

/** Where a person who tries the demonstration goes: no shop would show it. */
const places = (current) =>
  Object.values(PLACES)
    .map((place) => link(homeOf(place), place.link, place === current ? 'true' : undefined))
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

/** What the network does to payments, by the words of `FLORIN_FAULTS`. */
const FAULTS = {
  '': 'None',
  'lost-request:0.5': 'Half of the requests are lost',
  'lost-response:0.5': 'Half of the answers are lost',
  'busy-after:0.5': 'Half are carried out, and answered 503',
  duplicate: 'Requests arrive twice',
  'latency:3000': 'Requests take 3 seconds',
};

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
      <h3>Network</h3>
      <p class="quiet">What it does to payments, for all visitors.</p>
      <div class="switches">
        ${choice('faults', 'Faults', FAULTS)}
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

/** A developer who rehearses faults has to see that they are on: `sandbox.js` shows it. */
const warning = '<p class="faults" role="note" hidden>Faults are on: <code></code></p>';

/** A whole page: what all of a place have in common, around the main part that stands in a file of its own. */
export function pageOf(name, scripts) {
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
    ${scripts.map((address) => `<link rel="modulepreload" href="${address}" />`).join('\n    ')}
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
        <a class="name" href="${homeOf(place)}"><bdi>${place.name}</bdi></a>
        ${who ? '<div class="find" id="find"></div>' : ''}
        <nav aria-label="${place.link}">
          ${navigation(name, place)}
        </nav>
        ${who ? `<p class="who"><bdi>${who}</bdi></p>` : ''}
      </header>
      <main id="main">
${warning}
${main.trimEnd()}
      </main>
    </div>
    ${panel(place.theme)}
  </body>
</html>
`;
}
