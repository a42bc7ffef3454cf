import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../processes.mjs';

/** The files of the proxy that money passes through. */
const PAYING = [
  'services',
  'donating/causes',
  'donating/donate',
  'donating/donation-answer',
  'edge/envelope',
  'ledger/memory',
  'ledger/memory-events',
  'ledger/memory-intents',
  'ledger/memory-tellings',
  'ledger/memory-tries',
  'notifications/closed-order',
  'notifications/platform-events',
  'notifications/platform-notifications',
  'operating/upkeep',
  'operator/not-given-back',
  'operator/settle-by-hand',
  'operator/settle-reversal',
  'operator/settle-telling',
  'operator/settlement-intent',
  'operator/unsettled',
  'paying/attempt-reply',
  'paying/cancel-waiting',
  'paying/card-testing',
  'paying/charge',
  'paying/details',
  'paying/ending',
  'paying/fence',
  'paying/order',
  'paying/pay',
  'paying/paying-limit',
  'paying/payment-request',
  'paying/replay',
  'paying/reversal',
  'paying/settle',
  'paying/spend',
  'paying/stored-methods',
  'paying/waiting',
  'paying/withdraw',
  'platform/certainty',
  'platform/narrow-action',
  'platform/narrow-answer',
  'platform/platform',
  'platform/platform-order',
  'platform/reasons',
  'rows/under-way',
  'work/delivery',
  'work/insist',
  'work/work',
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
  /postgres|ledger\/ledger\.|examples|round-trip|backup|\.page\.|document\.test|policy|rows\/(?:intents|rows)|contract\/|start-checks/;

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
