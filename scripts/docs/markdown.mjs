import { posix } from 'node:path';

import { Marked } from 'marked';

import { colour, escapeHtml } from './colour.mjs';
import { anchorsOf } from './links.mjs';
import { withLive } from './live/page.mjs';

/** Where a page stands on the site: Markdown becomes HTML in the same place, and the README is the first page. */
export const addressOf = (path) =>
  path.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');

/** Characters of a cell that need a wide column. */
const LONG = 90;

/** Text of inline Markdown, without its marks. */
const plain = (text) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A link of a page as the site has it: to another page, or to a file that is copied as it is. */
function siteLink(href, from, isPage) {
  if (/^(?:[a-z]+:|\/|#)/.test(href)) return href;
  const [file, anchor] = href.split('#');
  const path = posix.join(posix.dirname(from), file);
  return `${isPage(path) ? addressOf(file) : file}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * A page's Markdown as HTML, with what else the site says of it: its title, a sentence about it, and its headings.
 * `isPage` says which files are pages of the site.
 */
export function renderMarkdown(path, source, isPage) {
  const root = posix.relative(posix.dirname(path), '.') || '.';
  const text = withLive(source, root).replace(/<!--[^]*?-->\n*/g, '');
  const anchors = anchorsOf(text);
  const headings = [];
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: raw }) {
        const id = anchors[headings.length];
        headings.push({ id, depth, text: plain(raw) });
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 id="${id}">${inner}</h1>\n`;
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escapeHtml(siteLink(href, path, isPage))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table({ header, rows }) {
        const isLong = header.map((_, column) => rows.some((row) => row[column].text.length > LONG));
        const cells = (row, tag) =>
          row
            .map((cell, column) => {
              const inner = this.parser.parseInline(cell.tokens);
              return `<${tag}${isLong[column] && tag === 'td' ? ' class="long"' : ''}>${inner}</${tag}>`;
            })
            .join('');
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        tables++;
        const name = `Table ${tables}, ${headings.at(-1)?.text ?? path}`;
        return `<div class="table" role="region" aria-label="${escapeHtml(name)}" tabindex="0"><table>
<thead><tr>${cells(header, 'th')}</tr></thead>
<tbody>${body}</tbody>
</table></div>\n`;
      },
      code({ text: code, lang }) {
        return `<pre tabindex="0"><code>${colour(code, lang)}</code></pre>\n`;
      },
    },
  });
  const html = marked.parse(text);
  const [first] = text
    .split(/\n\n+/)
    .slice(1)
    .filter((block) => /^[A-Z`[*]/.test(block));
  const sentence = /^(.{20,}?[.:])(?: |$)/.exec(plain(first ?? ''))?.[1] ?? plain(first ?? '');
  return { html, headings, title: headings[0]?.text ?? path, description: sentence.replace(/:$/, '.') };
}
