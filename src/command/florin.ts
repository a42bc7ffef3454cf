#!/usr/bin/env node
import process, { argv } from 'node:process';

import { buildFrame, UsageError, USAGE } from './build-frame.js';
import { VERIFY_USAGE, verifyProxy } from './verify-proxy.js';

const [command, ...rest] = argv.slice(2);

try {
  if (command === 'build-frame') console.log(await buildFrame(rest));
  else if (command === 'verify-proxy') {
    const { said, differences } = await verifyProxy(rest);
    console.log(said);
    if (differences > 0) process.exitCode = 1;
  } else throw new UsageError(command ? `There is no command ${command}.` : 'Say what to do.');
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}\n\n${VERIFY_USAGE}`);
  process.exitCode = 1;
}
