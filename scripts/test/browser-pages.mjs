import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from '../processes.mjs';

/** What a page has once for all its tests: its size, colours, elements, garbage and what it has loaded; and a place of its own. */
const SHARED =
  /\bsetViewport\(|\bemulateMedia\(|customElements\.define\('florin-|\bWeakRef\b|\bperformance\.getEntries|\bimport\.meta\b/;

const runsAlone = (file) => SHARED.test(readFileSync(join(ROOT, file), 'utf8'));

const beginning = (file) => `beginFile('${file}');
await import('../../${file}').catch((error) => it('${file}', () => { throw error; }));`;

/** Loads the files one after the other; one that does not load fails by its name, and the tests of the others run. */
const moduleOf = (files) =>
  ["import { beginFile } from '../../test/begin-file.ts';", ...files.map(beginning), ''].join('\n');

/** Dealt out like cards: neighbours by name take alike long. */
function deal(files, size) {
  const count = Math.ceil(files.length / size);
  return Array.from({ length: count }, (_, page) => files.filter((__, index) => index % count === page));
}

/**
 * Writes a module for each page of several files, which lives as long as this process.
 *
 * @param {string[]} files paths of files of tests, from the root
 * @param {number} size files that share a page
 * @returns {Map<string, string[]>} what the pages load, as paths from the root: such a module, or a file that is alone
 */
export function makePages(files, size) {
  mkdirSync(join(ROOT, '.florin'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.florin/pages-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const alone = files.filter((file) => size === 1 || runsAlone(file));
  const shared = deal(
    files.filter((file) => !alone.includes(file)),
    size,
  ).map((page, index) => {
    const path = join(folder, `${index}.browser.test.js`);
    writeFileSync(path, moduleOf(page));
    return [relative(ROOT, path).replaceAll('\\', '/'), page];
  });
  return new Map([...alone.map((file) => [file, [file]]), ...shared]);
}
