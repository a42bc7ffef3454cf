import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../processes.mjs';

/** The files of the proxy that money passes through. */
const PAYING = [
  'attempt-reply',
  'certainty',
  'delivery',
  'desk',
  'details',
  'envelope',
  'fence',
  'insist',
  'ledger/memory',
  'ledger/memory-events',
  'ledger/memory-intents',
  'ledger/memory-tellings',
  'ledger/memory-tries',
  'not-given-back',
  'notifications/platform-notifications',
  'order',
  'pay',
  'paying-limit',
  'payment-request',
  'platform-events',
  'platform-order',
  'reasons',
  'reversal',
  'settle',
  'settle-by-hand',
  'settle-reversal',
  'settle-telling',
  'settlement-intent',
  'unsettled',
  'upkeep',
  'withdraw',
  'work',
];

/** What the card frame computes without a document. */
const FRAME = [
  'brand',
  'brands',
  'card',
  'caret',
  'digits',
  'envelopes',
  'expiry',
  'jwe',
  'key',
  'messages',
  'number',
  'security-code',
];

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );

/** Sources whose every change a test has to notice. */
export const SOURCES = [
  ...filesIn('src/client/pay-once').filter((file) => !file.endsWith('/index.ts')),
  ...PAYING.map((name) => `src/proxy/${name}.ts`),
  ...FRAME.map((name) => `src/frame/${name}.ts`),
  'src/facts/base64.ts',
  'src/facts/luhn.ts',
];

/** Starts processes or servers, or is about the documents themselves: nothing of it is faster than a run of its own. */
const LEFT_OUT =
  /postgres|ledger\/ledger\.|examples|round-trip|backup|\.page\.|document\.test|policy|rows|contract\/|start-checks/;

/** The tests that have to notice it. */
export const TESTS = [
  'test/client/pay-once.test.ts',
  ...filesIn('test/client/pay-once'),
  ...filesIn('test/proxy'),
  ...filesIn('test/frame'),
  ...filesIn('test/facts'),
  'test/faults/main.ts',
].filter((file) => /\.test\.ts$|main\.ts$/.test(file) && !file.includes('.browser.') && !LEFT_OUT.test(file));

/** What a file of tests reads from its command line. */
export const argumentsOf = (file) =>
  file === 'test/faults/main.ts' ? ['--runs', '200', '--seed', '79'] : [];
