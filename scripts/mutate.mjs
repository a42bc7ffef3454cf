import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { ensureBuilt } from './build.mjs';
import { Judge } from './mutate/judge.mjs';
import { makePrograms } from './mutate/programs.mjs';
import { survey } from './mutate/survey.mjs';
import { SOURCES, TESTS } from './mutate/targets.mjs';
import { inTurns } from './mutate/turns.mjs';
import { Failure, ROOT, say } from './processes.mjs';

/** Of a hundred mutants so many have to be found. */
const GOAL = 95;

/** Mutants that no test has to find, each with its reason. */
const REASONS = new URL('mutate/survivors.json', import.meta.url);

const keyOf = ({ file, within, original, replacement = '' }) =>
  [file, within, original, replacement].join('\n');
const textOf = ({ file, line, within, original, replacement }) =>
  `${file}:${line} ${within}: ${original} → ${replacement ?? 'left out'}`;
const hashOf = (mutant) => createHash('sha256').update(keyOf(mutant)).digest('hex');

/** The same mutants in every run, whatever is written above them in their file. */
const sampleOf = (mutants, size) =>
  mutants.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)).slice(0, size);

function readReasons(mutants, isWhole) {
  const reasons = JSON.parse(readFileSync(REASONS, 'utf8'));
  const known = new Set(mutants.map(keyOf));
  const stale = reasons.filter((entry) => isWhole && !known.has(keyOf(entry)));
  if (stale.length > 0)
    throw new Failure(
      `survivors.json names mutants that are no longer made:\n${stale.map(keyOf).join('\n\n')}`,
    );
  return new Map(reasons.map((entry) => [keyOf(entry), entry.reason]));
}

/** `npm run mutate -- [--sample N] [--from N] [--file part]`: puts small mistakes into the sources, one at a time, to see a test fail. */
export async function main(args) {
  const { values } = parseArgs({
    args,
    options: {
      sample: { type: 'string' },
      // A run of an hour can break off: the next one leaves out what the first has judged.
      from: { type: 'string', default: '0' },
      file: { type: 'string' },
    },
  });
  await ensureBuilt(['frames']);
  const sources = SOURCES.filter((file) => file.includes(values.file ?? ''));
  const made = await makePrograms(sources, TESTS);
  try {
    const reasons = readReasons(made.mutants, values.file === undefined);
    // What has a reason would take all tests to say what is known: a sample is of the others.
    const sought = made.mutants.filter((mutant) => !reasons.has(keyOf(mutant)));
    const mutants = values.sample
      ? sampleOf(sought, Number(values.sample))
      : made.mutants.slice(Number(values.from));
    const mutated = new Set(mutants.map(({ file }) => file));
    for (const [file, program] of made.programs)
      if (!program.sources.some((source) => mutated.has(source))) made.programs.delete(file);
    return report(mutants.length, await play(made, mutants), reasons);
  } finally {
    // Where the run breaks off, a program that still runs may write into it.
    rmSync(made.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function play(made, mutants) {
  say(`${made.mutants.length} mutants; ${made.programs.size} files of tests run without one first`);
  const judge = new Judge(await survey(made));
  const survivors = [];
  let played = 0;
  await inTurns(mutants, async (mutant) => {
    if (!(await judge.finds(mutant))) {
      survivors.push(mutant);
      say(`not found: ${textOf(mutant)}`);
    }
    if (++played % 25 === 0) say(`${played} of ${mutants.length} mutants, ${survivors.length} not found`);
  });
  writeFileSync(join(ROOT, '.florin/survivors.json'), JSON.stringify(survivors, null, 2));
  return survivors;
}

function report(count, survivors, reasons) {
  const unexplained = survivors.filter((mutant) => !reasons.has(keyOf(mutant)));
  for (const mutant of unexplained) console.log(`no test finds ${textOf(mutant)}`);
  const found = count - survivors.length;
  const rate = count === 0 ? 100 : (100 * found) / count;
  console.log(
    `${found} of ${count} mutants found (${rate.toFixed(1)} of 100); ${survivors.length} not found, ${unexplained.length} of them without a reason`,
  );
  return unexplained.length > 0 || (count > 100 && rate < GOAL) ? 1 : 0;
}
