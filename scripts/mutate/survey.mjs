import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure } from '../processes.mjs';
import { argumentsOf } from './targets.mjs';
import { runTests } from './run-tests.mjs';
import { inTurns } from './turns.mjs';

/** Milliseconds in which the tests of one file have to end where no mutant is awake. */
const LIMIT = 180_000;

/**
 * Runs every test without a mutant; tells which mutants each program reaches, how long it takes, and what it takes of the
 * processor (both in ms).
 */
export async function survey({ folder, programs }) {
  const known = [];
  await inTurns([...programs], async ([file, program]) => {
    const into = join(folder, `${known.length}-${file.replaceAll('/', '-')}.json`);
    const { failed, said, duration } = await runTests(
      [program],
      LIMIT,
      { FLORIN_REACHED: into },
      argumentsOf(file),
    );
    if (failed) throw new Failure(`${file} fails without a mutant:\n${said}`);
    const { reached, spent } = JSON.parse(readFileSync(into, 'utf8'));
    known.push({ file, program, duration, spent, reached: new Set(reached) });
  });
  return known.toSorted((a, b) => a.duration - b.duration);
}
