import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { ROOT } from '../processes.mjs';
import { anchorsOf } from './links.mjs';

/** The page that holds the statement. */
export const STATEMENT_PAGE = 'docs/accessibility.md';

/** @typedef {import('../../test/house/accessibility/criterion.ts').Criterion} Criterion */

const PRINCIPLES = { 1: 'Perceivable', 2: 'Operable', 3: 'Understandable', 4: 'Robust' };
/** In the order of the page; the first letter is that of a sentence. */
const RESULTS = ['Supports', 'Supports in part', 'Not applicable'];

const headingOf = ({ number, name }) => `${number} ${name}`;
const linkTo = (criterion) => `[${criterion.number}](#${anchorsOf(`# ${headingOf(criterion)}`)[0]})`;
const resultOf = ({ result }) => RESULTS.find((each) => each.toLowerCase() === result);

/** The page on which the W3C explains a criterion: it spells “colour” in its own way. */
const explained = ({ name }) =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${name
    .toLowerCase()
    .replace('colour', 'color')
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-')}.html`;

const NAMED =
  /^( *)(?:describe|it|test)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/gm;

/** A test's title below those of the suites that it stands in; undefined where the file has no such test. */
function fullTitle(path, wanted) {
  const above = [];
  for (const [, { length: indent }, single, double, template] of readFileSync(
    join(ROOT, 'test', path),
    'utf8',
  ).matchAll(NAMED)) {
    const title = single ?? double ?? template;
    while (above.length > 0 && above.at(-1).indent >= indent) above.pop();
    above.push({ indent, title });
    if (title === wanted) return above.map((each) => each.title).join(' › ');
  }
  return undefined;
}

/** Titles as the report of the tests has them: what differs from test to test is left out. */
const titleOf = (path, title) =>
  `“${(fullTitle(path, title) ?? title).replace(/\$\{[^}]*\}/g, '…').replace(/<[\w-]+>/g, '`$&`')}”`;

function testsOf({ shown = {}, untested }) {
  const files = Object.entries(shown).map(
    ([path, titles]) =>
      `- [\`${path}\`](../test/${path}): ${titles.map((title) => titleOf(path, title)).join(', ')}`,
  );
  if (files.length > 0) return `Shown by:\n\n${files.join('\n')}`;
  return untested && `Shown by no test. ${untested}`;
}

const sectionOf = (criterion) =>
  [
    `#### ${headingOf(criterion)}`,
    `**${resultOf(criterion)}.** Level ${criterion.level}, [what ${criterion.number} asks](${explained(criterion)}).`,
    criterion.does,
    criterion.lacks && `**What falls short:** ${criterion.lacks}`,
    criterion.yours && `**Your page:** ${criterion.yours}`,
    testsOf(criterion),
  ]
    .filter(Boolean)
    .join('\n\n');

const summaryOf = (criteria) =>
  RESULTS.map((result) => {
    const those = criteria.filter((criterion) => resultOf(criterion) === result);
    return `- **${result}: ${those.length}.** ${those.map(linkTo).join(', ')}`;
  }).join('\n');

const shortcomings = (criteria) =>
  criteria
    .filter(({ lacks }) => lacks)
    .map((criterion) => `- ${linkTo(criterion)} ${criterion.name}: ${criterion.lacks}`)
    .join('\n');

const sections = (criteria) =>
  Object.entries(PRINCIPLES)
    .map(([first, title]) => {
      const those = criteria.filter(({ number }) => number.startsWith(`${first}.`));
      return [`### ${title}`, ...those.map(sectionOf)].join('\n\n');
    })
    .join('\n\n');

const PARTS = { results: summaryOf, shortcomings, criteria: sections };

/** The page with all that is written from the criteria and their tests, between its markers. */
export async function withCriteria(page, criteria) {
  const text = Object.entries(PARTS).reduce(
    (written, [name, write]) =>
      written.replace(
        new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`),
        (_, begin, end) => `${begin}\n${write(criteria)}\n\n${end}`,
      ),
    page,
  );
  const path = join(ROOT, STATEMENT_PAGE);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
