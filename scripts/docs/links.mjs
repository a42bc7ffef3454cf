import { posix } from 'node:path';

const FENCE = /^(```|~~~)[^]*?^\1/gm;
const COMMENT = /<!--[^]*?-->/g;

/** A page's text without code, in which nothing is a link or a heading. */
const prose = (text) => text.replace(FENCE, '').replace(COMMENT, '');

/** The anchor of a heading, as GitHub makes it of the heading's Markdown. */
const anchorOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Every anchor of a page, in order: a heading that comes again has a number. */
export function anchorsOf(text) {
  const seen = new Map();
  return [...prose(text).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading]) => {
    const anchor = anchorOf(heading);
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

/** Links and pictures of a page that lead to a file of the project: the path from the root, and the anchor. */
export function linksOf(path, text) {
  const inline = [...prose(text).matchAll(/\]\(<?([^)\s>]+)>?\)|(?:href|src|srcset)="([^"]+)"/g)];
  return inline
    .map(([, link, attribute]) => link ?? attribute)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .map((link) => {
      const [file, anchor] = link.split('#');
      return { link, anchor, path: file ? posix.join(posix.dirname(path), file) : path };
    });
}

/**
 * What links lead to nothing.
 *
 * @param {ReadonlyMap<string, string>} pages The text of each page, by its path.
 * @param {(path: string) => boolean} isThere Whether there is such a file.
 */
export const deadLinks = (pages, isThere) =>
  [...pages].flatMap(([from, text]) =>
    linksOf(from, text)
      .filter(({ path, anchor }) => {
        if (!isThere(path)) return true;
        const target = pages.get(path);
        return anchor !== undefined && target !== undefined && !anchorsOf(target).includes(anchor);
      })
      .map(({ link }) => `${from}: ${link}`),
  );

/** Pages that cannot be reached from `start` by that many clicks. */
export function outOfReach(pages, start, clicks) {
  const reached = new Set([start]);
  let latest = [start];
  for (let click = 0; click < clicks; click++) {
    latest = latest
      .flatMap((from) => linksOf(from, pages.get(from) ?? ''))
      .map(({ path }) => path)
      .filter((path) => pages.has(path) && !reached.has(path));
    for (const path of latest) reached.add(path);
  }
  return [...pages.keys()].filter((path) => !reached.has(path));
}
