import { relative } from 'node:path';
import process from 'node:process';

import { TEST_CARDS } from '../sandbox/index.js';
import { findPages, type Found } from './dev/find-pages.js';
import { readOptions } from './dev/read-options.js';
import { startServer, type DevServer } from './dev/start-server.js';
import { packageVersion } from './package-root.js';

export { DEV_USAGE } from './dev/read-options.js';

const CARDS = { paid: 'Pay', challenge: 'A challenge', 'redirect-get': 'A redirect' } as const;

function cardLines(): string[] {
  const first = (step: string | undefined) =>
    TEST_CARDS.find(
      ({ steps, answer, brand }) =>
        answer === 'APPROVED' && brand === 'visa' && (step ? steps[0] === step : steps.length === 0),
    );
  return Object.entries(CARDS).flatMap(([step, name]) => {
    const card = first(step === 'paid' ? undefined : step);
    const code = step === 'challenge' ? ' · answer 1234' : '';
    return card ? [`  ${name.padEnd(13)}${card.number} · ${card.expiry} · ${card.securityCode}${code}`] : [];
  });
}

function greeting({ root, written }: Found, address: string): string {
  const pages = relative('.', root) || '.';
  return [
    '',
    `  Florin ${packageVersion()} · sandbox: nothing is real, and no money moves`,
    '',
    `  Open         ${address}/`,
    `  Pages        ${pages === '.' ? 'this folder' : pages}; they reload when you save`,
    ...(written.length > 0 ? [`  Written      ${written.join(' and ')}, because there was no page`] : []),
    `  Proxy        ${address}/florin`,
    '',
    ...cardLines(),
    '',
    '  An order is paid once. To pay again, change order="…" in the page, or start this anew.',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');
}

/** Runs until it is stopped; prints what to open, and how each order ends. Rejects with a `UsageError`. */
export async function dev(args: readonly string[]): Promise<DevServer> {
  const options = readOptions(args, process.env['FLORIN_ENVIRONMENT']);
  const found = findPages(options.folder);
  const server = await startServer(found.root, options, (order, outcome) =>
    console.log(`  ${order}: ${outcome}`),
  );
  console.log(greeting(found, server.address));
  return server;
}
