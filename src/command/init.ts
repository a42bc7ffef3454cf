import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';

import { merchantFiles } from './init/merchant-files.js';
import {
  choicesOf,
  type Choices,
  DATABASES,
  QUESTIONS,
  readChoices,
  type Typed,
  together,
} from './init/read-choices.js';
import { UsageError } from './usage-error.js';

export { INIT_USAGE } from './init/read-choices.js';

/** Asks for what was not said as a flag. Without a terminal, the `UsageError` names the flags that are missing. */
async function answered({ answers }: Typed): Promise<Choices> {
  const missing = QUESTIONS.filter((question) => answers[question] === undefined);
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new UsageError(
      `florin init cannot ask questions without a terminal. Add ${missing.map((name) => `--${name}`).join(', ')}.`,
    );
  let all = answers;
  const asking = missing.length > 0 ? createInterface(process.stdin, process.stdout) : undefined;
  try {
    for (const question of missing) {
      if (all[question] !== undefined) continue;
      const [first = '', ...others] = choicesOf(question, all);
      const answer = await asking?.question(`${question} (${[`[${first}]`, ...others].join(', ')}): `);
      all = together({ ...all, [question]: answer?.trim() || first });
    }
  } finally {
    asking?.close();
  }
  return all as Choices;
}

/** Writes a shop into a folder, and resolves to what to do next. Rejects with a `UsageError`, before anything is written. */
export async function init(args: readonly string[]): Promise<string> {
  const typed = readChoices(args);
  const { folder, force } = typed;
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new UsageError(`${folder} is a file. Name a folder.`);
  const choices = await answered(typed);
  const files = merchantFiles(choices);
  const there = Object.keys(files).filter((name) => existsSync(join(folder, name)));
  if (there.length > 0 && !force)
    throw new UsageError(
      `${there.join(', ')} would be overwritten. Name another folder, or add --force to overwrite ${there.length === 1 ? 'it' : 'them'}.`,
    );
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const place = relative('.', folder);
  return [
    `  Written  ${Object.keys(files).join(', ')}`,
    DATABASES[choices.database],
    '',
    '  Next:',
    ...(place ? [`    cd ${place}`] : []),
    '    npm install',
    '    npm run build',
    '    npm start        opens the shop in the sandbox',
    '    npm test         pays in it, in Chrome',
  ].join('\n');
}
