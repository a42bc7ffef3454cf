import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../processes.mjs';

/** Files that share a process, by their runner: to start one takes longer than most files of tests. */
const SIZES = { node: 24, 'end-to-end': 3, checks: 8 };

/** Tests of the card frame's page share a Chromium too, which belongs to a process. */
const IN_PAGES = /\.page\.test\.ts$/;
const PAGES = 4;

/**
 * What every test of a process shares: hooks for all of them, globals, timers, other processes. A file that reaches for
 * it runs alone.
 */
const SHARED =
  /^(?:before|beforeEach|afterEach)\(|globalThis\b|process\.(?:env|on|chdir)|\bmock\.|Object\.defineProperty\(|child_process/m;

const runsAlone = (file) => SHARED.test(readFileSync(join(ROOT, file), 'utf8'));

/** Files that take longest. They begin first, so that in the end none is waited for alone. */
const LONGEST = [
  'test/package/reproducible',
  'test/house.test',
  'test/package/api',
  'test/faults/faults',
  'test/proxy/ledger/ledger.test',
  'test/database/pglite',
  'test/command/verify-proxy.test',
  'test/proxy/examples',
  'test/proxy/policy.input',
  'test/sandbox/transfers/ledger',
  'test/listings/listings',
  'test/end-to-end/flows',
  'test/end-to-end/countries-by-keyboard',
  'test/end-to-end/going-live',
  'test/end-to-end/gift-cards',
  'test/end-to-end/accessibility',
  'test/end-to-end/bundlers',
];

const rankOf = (file) => {
  const rank = LONGEST.findIndex((start) => file.startsWith(start));
  return rank < 0 ? LONGEST.length : rank;
};

function inGroups(files, size) {
  const groups = [];
  for (let from = 0; from < files.length; from += size) groups.push(files.slice(from, from + size));
  return groups;
}

/** The files of a runner in groups that share a process each, what takes longest first. */
export function batches(files, runner) {
  const inPages = files.filter((file) => IN_PAGES.test(file));
  const others = files.filter((file) => !inPages.includes(file));
  const alone = others.filter((file) => runsAlone(file) || rankOf(file) < LONGEST.length);
  const together = others.filter((file) => !alone.includes(file));
  return [
    ...inGroups(inPages, PAGES),
    ...alone.toSorted((a, b) => rankOf(a) - rankOf(b)).map((file) => [file]),
    ...inGroups(together, SIZES[runner]),
  ];
}
