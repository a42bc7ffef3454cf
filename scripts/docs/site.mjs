import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../processes.mjs';
import { layout } from './layout.mjs';
import { linksOf } from './links.mjs';
import { livePages } from './live/page.mjs';
import { addressOf, renderMarkdown } from './markdown.mjs';
import { sections } from './sections.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The tokens of the elements, with their defaults. */
function tokensOfElements() {
  const { modules } = JSON.parse(read('dist/custom-elements.json'));
  const [tokens] = modules
    .flatMap(({ declarations }) => declarations)
    .map(({ cssProperties }) => cssProperties?.filter(({ name, default: value }) => name && value))
    .filter((list) => list?.length > 20);
  return tokens;
}

/** The style sheet, with the tokens of the elements in front: the site looks as they do. */
function styles(tokens) {
  const rules = tokens.map(({ name, default: value }) => `  ${name}: ${value};`);
  return `:root {\n  color-scheme: light dark;\n${rules.join('\n')}\n}\n\n${read('scripts/docs/site.css')}`;
}

/** What the search looks through: each heading of each page, with the words below it. */
function searchIndex(pages) {
  return [...pages].flatMap(([path, { headings, html, title }]) => {
    const parts = html.split(/(?=<h[1-3] id=")/);
    return parts.flatMap((part) => {
      const [, id] = /^<h[1-3] id="([^"]*)"/.exec(part) ?? [];
      if (id === undefined) return [];
      const heading = headings.find((each) => each.id === id)?.text ?? title;
      const text = part
        .replace(/^<h[1-3].*?<\/h[1-3]>/s, '')
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 1200);
      return [{ page: title, heading, address: `${addressOf(path)}#${id}`, text }];
    });
  });
}

/** A list of all pages for programs that read text: a sentence on each, and its Markdown. */
function llms(groups, pages) {
  const lists = groups.map(({ title, pages: paths }) => {
    const items = paths.map(
      (path) => `- [${pages.get(path).title}](${path}): ${pages.get(path).description}`,
    );
    return `## ${title}\n\n${items.join('\n')}`;
  });
  const { description } = pages.get('README.md');
  return `# Florin\n\n> ${description}\n\nEvery page is here as Markdown, and with the ending .html as a page. api.md lists everything that the package exports.\n\n${lists.join('\n\n')}\n`;
}

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2148c7"/><path d="M12 25V8h10M12 16h8M9 20h9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>\n`;

/**
 * Every file of the site by its address: pages, what they link to, and what search and looks need. `stories` has the Storybook page
 * of elements by their names, where the stories are below the site.
 */
export function siteFiles(stories = new Map()) {
  const tokens = tokensOfElements();
  const groups = sections();
  const paths = groups.flatMap((group) => group.pages);
  const isPage = (path) => paths.includes(path);
  const sources = new Map(paths.map((path) => [path, read(path)]));
  const pages = new Map([...sources].map(([path, source]) => [path, renderMarkdown(path, source, isPage)]));
  const linked = [...sources].flatMap(([path, source]) => linksOf(path, source).map((each) => each.path));
  const files = new Set(linked.filter((path) => !isPage(path)));
  files.add('api.md');
  return new Map([
    ...[...pages].map(([path, page]) => [
      addressOf(path),
      layout(path, page, { sections: groups, pages, stories }),
    ]),
    ...livePages(tokens),
    ...sources,
    ...[...files]
      .filter((path) => existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile())
      .map((path) => [path, readFileSync(join(ROOT, path))]),
    ['site/site.css', styles(tokens)],
    ['site/site.js', read('scripts/docs/site.js')],
    ['site/icon.svg', ICON],
    ['site/search.json', JSON.stringify(searchIndex(pages))],
    ['llms.txt', llms(groups, pages)],
  ]);
}
