#!/usr/bin/env node
import process, { argv } from 'node:process';

import { packageVersion } from './package-root.js';
import { UsageError } from './usage-error.js';

/** One command: what it is for, how it is called in full, and what it does. Each is loaded when it is asked for. */
interface Command {
  readonly what: string;
  usage(): Promise<string>;
  run(args: readonly string[]): Promise<void>;
}

const buildFrame = () => import('./build-frame.js');
const dev = () => import('./dev.js');
const doctor = () => import('./doctor.js');
const init = () => import('./init.js');
const script = () => import('./script.js');
const theme = () => import('./theme.js');
const verifyProxy = () => import('./verify-proxy.js');

const COMMANDS: Readonly<Record<string, Command>> = {
  dev: {
    what: 'serves your pages with a proxy, the sandbox and bank pages, on this machine',
    usage: async () => (await dev()).DEV_USAGE,
    async run(args) {
      const server = await (await dev()).dev(args);
      for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, () => void server.close().finally(() => process.exit()));
    },
  },
  init: {
    what: 'writes a shop that takes payments: page, server and a test, for your framework',
    usage: async () => (await init()).INIT_USAGE,
    run: async (args) => console.log(await (await init()).init(args)),
  },
  script: {
    what: 'writes the checkout as one script for a page, in your language',
    usage: async () => (await script()).scriptUsage(),
    run: async (args) => console.log(await (await script()).writeScript(args)),
  },
  theme: {
    what: 'writes a theme as a style sheet, from one colour and one font',
    usage: async () => (await theme()).THEME_USAGE,
    async run(args) {
      const { css, corrections } = (await theme()).theme(args);
      process.stdout.write(css);
      // The style sheet goes to a file, and what was corrected to the person.
      for (const each of corrections) console.error(each);
    },
  },
  doctor: {
    what: 'looks at a site that runs, and says what is wrong with it',
    usage: async () => (await doctor()).DOCTOR_USAGE,
    async run(args) {
      const { said, problems } = await (await doctor()).doctor(args);
      console.log(said);
      if (problems > 0) process.exitCode = 1;
    },
  },
  'verify-proxy': {
    what: 'compares a proxy that runs with the contract',
    usage: async () => (await verifyProxy()).VERIFY_USAGE,
    async run(args) {
      const { said, differences } = await (await verifyProxy()).verifyProxy(args);
      console.log(said);
      if (differences > 0) process.exitCode = 1;
    },
  },
  'build-frame': {
    what: 'writes the card frame for a host of your own',
    usage: async () => (await buildFrame()).USAGE,
    run: async (args) => console.log(await (await buildFrame()).buildFrame(args)),
  },
};

const WIDTH = Math.max(...Object.keys(COMMANDS).map((name) => name.length));

const help = (): string =>
  [
    'florin COMMAND',
    '',
    ...Object.entries(COMMANDS).map(([name, { what }]) => `  ${name.padEnd(WIDTH)}  ${what}`),
    '',
    '`florin COMMAND --help` says more of one. `florin --version` says which version this is.',
  ].join('\n');

async function main([name = '', ...rest]: readonly string[]): Promise<void> {
  if (/^(?:--help|-h|help)$/.test(name)) return console.log(help());
  if (/^(?:--version|-v)$/.test(name)) return console.log(packageVersion());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new UsageError(`${name ? `${name} is not a command.` : 'Choose a command.'}\n\n${help()}`);
  if (rest.some((each) => /^(?:--help|-h)$/.test(each))) return console.log(await command.usage());
  try {
    await command.run(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\n\nRun \`florin ${name} --help\` for its options.`);
  }
}

try {
  await main(argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
