import { checkUrl, type UrlRules } from '../client/url.js';

/** One file for each weight, named by its whole address. A file holds all letters and digits: there are no ranges. */
export type CardFont = Readonly<Partial<Record<100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900, string>>>;

/** The frame has text and labels; a third weight is room to spare, and each is a file that inputs wait for. */
const MOST = 3;
const LONGEST = 200;

/**
 * The address stands in a policy and in `url()`: a host and a path of letters that mean nothing in either. No query, which a
 * policy would not compare.
 */
const PLAIN = /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/[\w@.~+-]+)+\.woff2$/;

function isFile(url: unknown, rules: UrlRules): boolean {
  const checked = checkUrl(url, rules);
  return checked !== undefined && checked.href === url && url.length <= LONGEST && PLAIN.test(url);
}

/** What is wrong with a font, to be said after the option's name; empty where it can be used. */
export function fontProblems(font: unknown, rules: UrlRules): string[] {
  const files = typeof font === 'object' && font !== null ? Object.entries(font) : [];
  if (files.length < 1 || files.length > MOST) return [`with ${files.length} weights: 1 to ${MOST}`];
  return files.flatMap(([weight, url]) => {
    if (!/^[1-9]00$/.test(weight)) return [`${weight}, which is no weight`];
    if (isFile(url, rules)) return [];
    return [
      `${weight}, which is no https: address of a .woff2 file without query (at most ${LONGEST} characters)`,
    ];
  });
}
