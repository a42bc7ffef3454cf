import { readFileSync } from 'node:fs';

import { escapeHtml } from '../colour.mjs';
import { THEMES } from '../../themes.mjs';
import { bothOf } from '../both-of.mjs';

/** Examples by the name of their element: the shop's settings, and the markup. */
export const EXAMPLES = JSON.parse(readFileSync(new URL('examples.json', import.meta.url), 'utf8'));

const documentOf = (title, script, body) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} · Florin</title>
<link rel="icon" href="../site/icon.svg">
<link rel="stylesheet" href="live.css">
<script type="module" src="${script}.js"></script>
</head>
${body}
</html>
`;

const EMPTY = '<noscript><p>The example needs JavaScript.</p></noscript>';

/** The page on which an element runs, in a shop of its own. */
const examplePage = (name, { markup }) =>
  documentOf(
    `Live example of ${name}`,
    'example',
    `<body data-example="${name}">
<main>
<h1>Live example: <code>&lt;florin-${name}&gt;</code></h1>
<div id="example">${EMPTY}</div>
<form>
<label for="markup">Markup</label>
<textarea id="markup" rows="${markup.split('\n').length + 1}" spellcheck="false" autocomplete="off">${escapeHtml(markup)}</textarea>
<button>Run</button>
</form>
</main>
</body>`,
  );

/** Fields of a token: a colour has one for light and one for dark. */
function tokenFields({ name, default: value }) {
  const label = name.replace(/^--florin-(?:color-)?/, '').replaceAll('-', ' ');
  const field = (of, type, at) =>
    `<input type="${type}" name="${name}" value="${escapeHtml(at)}" aria-label="${of}" autocomplete="off">`;
  const [light, dark] = bothOf(value);
  const fields =
    light && name.startsWith('--florin-color-')
      ? field(`${label}, light`, 'color', light) + field(`${label}, dark`, 'color', dark)
      : field(label, 'text', value);
  return `<div class="token"><span>${label}</span>${fields}</div>`;
}

/** The page that changes the tokens of a checkout while it runs. A shadow has no field: few change it. */
const themePage = (tokens) =>
  documentOf(
    'Theme editor',
    'theme',
    `<body class="theme" data-example="checkout">
<main>
<h1>Theme editor</h1>
<div id="example">${EMPTY}</div>
<form>
<fieldset><legend>Scheme</legend>
<label><input type="radio" name="scheme" value="light" checked> Light</label>
<label><input type="radio" name="scheme" value="dark"> Dark</label>
</fieldset>
<fieldset><legend>From one colour</legend>
<label><input type="color" name="brand" value="#2148c7" autocomplete="off"> Colour of the brand, which fills the others</label>
<p id="corrections" aria-live="polite"></p>
</fieldset>
<fieldset><legend>Colours: light, dark</legend>
${tokens.filter(isColour).map(tokenFields).join('\n')}
</fieldset>
<fieldset><legend>Space, shape and type</legend>
${tokens
  .filter(({ name }) => /-(?:space|radius|width|offset|height|size|weight|family)/.test(name))
  .map(tokenFields)
  .join('\n')}
</fieldset>
<button type="reset">Back to the defaults</button>
</form>
<section>
<h2>Contrast</h2>
<p role="status"></p>
<div class="pairs"><table><thead><tr><th>Colours</th><th>At least</th><th>Light</th><th>Dark</th></tr></thead><tbody></tbody></table></div>
<h2><label for="css">CSS to copy</label></h2>
<textarea id="css" rows="8" readonly spellcheck="false"></textarea>
<button type="button" id="copy">Copy</button>
</section>
</main>
</body>`,
  );

const isColour = ({ name, default: value }) =>
  name.startsWith('--florin-color-') && bothOf(value)[0] !== undefined;

const radios = (name, values) =>
  values
    .map(
      (value, at) =>
        `<label><input type="radio" name="${name}" value="${value}"${at === 0 ? ' checked' : ''}> ${value}</label>`,
    )
    .join('\n');

/** The page that the documentation's first page shows: a checkout in each theme, and the lines that put it into a page. */
const firstPage = () =>
  documentOf(
    'Live checkout in six themes',
    'first',
    `<body class="first" data-example="checkout">
<main>
<h1>Live checkout</h1>
<form>
<fieldset><legend>Theme</legend>
${radios('theme', THEMES)}
</fieldset>
<fieldset><legend>Scheme</legend>
${radios('scheme', ['light', 'dark'])}
</fieldset>
</form>
<div id="example">${EMPTY}</div>
<section aria-labelledby="lines">
<h2 id="lines">On your page</h2>
<pre tabindex="0"><code></code></pre>
</section>
</main>
</body>`,
  );

/** Every page that runs by a script, by its address. `tokens` are those of the elements, with their defaults. */
export const livePages = (tokens) => [
  ...Object.entries(EXAMPLES).map(([name, example]) => [`live/${name}.html`, examplePage(name, example)]),
  ['live/theme.html', themePage(tokens)],
  ['live/first.html', firstPage()],
];

/** What the link of a mark says, and how the site's script treats it: `now` shows the example as soon as the page has loaded. */
const LINKS = {
  theme: ['whole', 'Open the theme editor'],
  first: ['live now', 'Pay in a live checkout'],
};

const MARK = /<!-- live: ([\w-]+) -->\n/g;

/** What stands in a page of the documentation where it has a mark: a link, which the site's script turns into the example. */
export const withLive = (text, root) =>
  text.replace(MARK, (_, name) => {
    const [kind, words] = LINKS[name] ?? ['live', 'Run the live example'];
    return `<p class="${kind}"><a href="${root}/live/${name}.html">${words}</a></p>\n`;
  });
