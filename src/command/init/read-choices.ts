import { parseArgs } from 'node:util';

import { UsageError } from '../usage-error.js';

/** Where a shop can keep its attempts, and what to know of each. */
export const DATABASES = {
  memory: '  Attempts are kept in memory: choose a database before you go live.',
  pglite: '  Attempts are kept in .florin/ledger.',
  postgres:
    '  Attempts are kept in the database that DATABASE_URL names: copy .env.example to .env and fill it in.',
};

/** Frameworks whose apps answer requests themselves: the proxy is a route of the app. */
export const FULL_STACK = ['sveltekit', 'astro', 'next', 'nuxt'] as const;

/** What can be chosen, in the order of the questions; the first of each is the default of its question. */
export const CHOICES = {
  framework: ['plain', 'react', 'vue', 'svelte', 'solid', 'preact', 'angular', ...FULL_STACK],
  server: ['node', 'express', 'fastify', 'hono', 'workers'],
  database: Object.keys(DATABASES) as (keyof typeof DATABASES)[],
} as const;

export type Question = keyof typeof CHOICES;
type Answers = Partial<Readonly<Record<Question, string>>>;
export type Choices = { readonly [Each in Exclude<Question, 'server'>]: (typeof CHOICES)[Each][number] } & {
  readonly server: (typeof CHOICES.server)[number] | (typeof FULL_STACK)[number];
};

/** What was typed: the folder, whether files may be written over, and the answers that were given as flags. */
export interface Typed {
  readonly folder: string;
  readonly force: boolean;
  readonly answers: Answers;
}

export const QUESTIONS = Object.keys(CHOICES) as readonly Question[];

export const INIT_USAGE = `florin init [FOLDER] [--framework NAME] [--server NAME] [--database NAME] [--force]

Writes a shop that takes payments: a page, the page that a bank sends the shopper back to, a server with the proxy, .env.example and
a test that pays. Asks for what is not said.
  FOLDER       where to write it; default: here
  --framework  ${CHOICES.framework.join(', ')}
  --server     ${CHOICES.server.join(', ')}; left out for ${FULL_STACK.join(', ')}: the proxy is a route of the app
  --database   ${CHOICES.database.join(', ')}: where attempts are kept; memory is for the sandbox alone
  --force      writes over files that are there`;

const OPTIONS = {
  framework: { type: 'string' },
  server: { type: 'string' },
  database: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Where a server has no folder of its own, PGlite has no place for its files. */
const isWithoutFolder = ({ server }: Answers): boolean => server === 'workers';

/** What a question can be answered with, after other answers. */
export const choicesOf = (question: Question, answers: Answers): readonly string[] =>
  CHOICES[question].filter((choice) => !(isWithoutFolder(answers) && choice === 'pglite'));

/** One answer that can be given. Rejects any other with a `UsageError` that lists them. */
function check(question: Question, answer: string): void {
  const choices: readonly string[] = CHOICES[question];
  if (!choices.includes(answer))
    throw new UsageError(`${answer} is not a ${question}. Choose one of ${choices.join(', ')}.`);
}

/** Answers that go together, with the server that the framework brings. Rejects any others with a `UsageError`. */
export function together(answers: Answers): Answers {
  const { framework, server = framework } = answers;
  const full = FULL_STACK.find((name) => name === framework);
  if (full && server !== full)
    throw new UsageError(`An app of ${full} is its own server. Leave --server out.`);
  for (const question of QUESTIONS) {
    const answer = answers[question];
    const isOwnServer = question === 'server' && answer === full;
    if (answer !== undefined && !isOwnServer) check(question, answer);
  }
  if (isWithoutFolder(answers) && answers.database === 'pglite')
    throw new UsageError(
      `A worker has no folder for pglite. Choose ${choicesOf('database', answers).join(' or ')} as its database.`,
    );
  return full ? { ...answers, server: full } : answers;
}

/** Reads what was typed. Rejects with a `UsageError`. */
export function readChoices(args: readonly string[]): Typed {
  const { values, positionals } = parse(args);
  const [folder = '.', ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Name only one folder: ${more.join(' ')} is too much.`);
  const { force, ...typed } = values;
  return { folder, force, answers: together(typed) };
}
