#!/usr/bin/env node
import { argv, exit } from 'node:process';

import { buildFrame, UsageError, USAGE } from './build-frame.js';

const [command, ...rest] = argv.slice(2);

try {
  if (command !== 'build-frame')
    throw new UsageError(command ? `There is no command ${command}.` : 'Say what to do.');
  console.log(await buildFrame(rest));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  exit(1);
}
