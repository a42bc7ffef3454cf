import { posix } from 'node:path';

import { escapeHtml } from './colour.mjs';
import { addressOf } from './markdown.mjs';
import { SHORT_NAMES } from './sections.mjs';

const link = (from, path, text, attributes = '') =>
  `<a href="${posix.relative(posix.dirname(from), addressOf(path)) || addressOf(path)}"${attributes}>${escapeHtml(text)}</a>`;

const nameOf = (path, pages) => SHORT_NAMES[path] ?? pages.get(path).title.replace(/^<(.*)>$/, '$1');

function menu(path, sections, pages) {
  const groups = sections.map(({ title, pages: paths }) => {
    const items = paths.map(
      (each) =>
        `<li>${link(path, each, nameOf(each, pages), each === path ? ' aria-current="page"' : '')}</li>`,
    );
    const isOpen = paths.includes(path) || paths.length < 12;
    return `<details${isOpen ? ' open' : ''}><summary>${title}</summary><ul>\n${items.join('\n')}\n</ul></details>`;
  });
  return groups.join('\n');
}

function contents(headings) {
  const items = headings
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map(({ id, depth, text }) => `<li class="level-${depth}"><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return items.length > 1 ? `<ul>\n${items.join('\n')}\n</ul>` : '';
}

function neighbours(path, sections, pages) {
  const order = sections.flatMap(({ pages: paths }) => paths);
  const at = order.indexOf(path);
  const one = (each, label, rel) =>
    each === undefined
      ? '<span></span>'
      : `<p><small>${label}</small> ${link(path, each, nameOf(each, pages), ` rel="${rel}"`)}</p>`;
  return `<nav class="neighbours" aria-label="Pages before and after">${one(order[at - 1], 'Previous', 'prev')}${one(order[at + 1], 'Next', 'next')}</nav>`;
}

/** The link from an element's page to its stories, below the title. */
function withStories(html, path, root, stories) {
  const page = stories.get(/^docs\/elements\/(.*)\.md$/.exec(path)?.[1]);
  if (!page) return html;
  const address = `${root}/stories/index.html?path=/docs/${page}`;
  return html.replace('</p>', `$&\n<p><a href="${address}">See every state in Storybook</a></p>`);
}

/** One page of the site. It needs no script; search and copying come with one. */
export function layout(path, { html, headings, title, description }, { sections, pages, stories }) {
  const root = posix.relative(posix.dirname(path), '.') || '.';
  const list = contents(headings);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(path === 'README.md' ? 'Florin: custom elements that take payments' : `${title} · Florin`)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="${root}/site/icon.svg">
<link rel="stylesheet" href="${root}/site/site.css">
<script type="module" src="${root}/site/site.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="home" href="${root}/index.html">Florin</a>
<button class="menu-button" popovertarget="menu">Menu</button>
<search class="search" hidden data-index="${root}/site/search.json" data-root="${root}">
<label class="visually-hidden" for="search">Search the documentation</label>
<input id="search" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
<p class="visually-hidden" role="status"></p>
<ol class="results" hidden></ol>
</search>
</header>
<div class="columns">
<nav id="menu" class="menu" aria-label="Pages" popover>
${menu(path, sections, pages)}
</nav>
<main id="content">
${list && `<details class="contents-above"><summary>On this page</summary>${list}</details>`}
<article>
${withStories(html, path, root, stories)}
</article>
${neighbours(path, sections, pages)}
</main>
${list ? `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2>${list}</nav>` : '<div class="contents"></div>'}
</div>
</body>
</html>
`;
}
