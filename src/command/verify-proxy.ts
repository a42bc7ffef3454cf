import { readAddress } from './read-address.js';
import { UsageError } from './usage-error.js';
import { config } from './verify-proxy/config.js';
import { contract } from './verify-proxy/contract.js';
import { families } from './verify-proxy/families.js';
import { fencing } from './verify-proxy/fencing.js';
import { inFewLines, type Check, type Subject } from './verify-proxy/finding.js';
import { frames } from './verify-proxy/frames.js';
import { paying } from './verify-proxy/paying.js';
import { refusals } from './verify-proxy/refusals.js';
import { Visitor } from './verify-proxy/visitor.js';

export const VERIFY_USAGE = `florin verify-proxy URL [--order REFERENCE] [--origin ORIGIN] [--cookie COOKIE]

Sends a proxy the requests of a checkout and requests that no caller may make, and reports where it differs from the contract.
  URL       where the proxy is mounted: https://shop.example/florin
  --order   an order to pay with a test card; without it, and in live, no payment is made
  --origin  the page's origin; default: the URL's own
  --cookie  the session cookie of the visitor, as a browser sends it: session=…`;

/** What came of it, to be printed, and how many differences there are. */
export interface Verified {
  readonly said: string;
  readonly differences: number;
}

const INDENT = ' '.repeat(12);

const CHECKS: readonly Check[] = [config, frames, refusals, fencing, families, paying, contract];

async function lookAt({ name, isLeftOut, differences, hint }: Check, subject: Subject): Promise<string[]> {
  const why = isLeftOut?.(subject);
  if (why !== undefined) return [`left out  ${name}: ${why}`];
  const found: string[] = [];
  for await (const difference of differences(subject)) found.push(difference);
  if (found.length === 0) return [`the same  ${name}`];
  const lines = inFewLines(found).map((line) => INDENT + line);
  return [`differs   ${name}`, ...lines, ...(hint ? [`          → ${hint}`] : [])];
}

/** Runs the contract against a proxy. Rejects with a `UsageError`, also where there is nothing at the address. */
export async function verifyProxy(args: readonly string[]): Promise<Verified> {
  const {
    url,
    order,
    cookie,
    origin = new URL(url).origin,
  } = readAddress(args, 'proxy', ['order', 'origin', 'cookie']);
  const visitor = new Visitor(url, origin, cookie);
  const first = await visitor.get('/config').catch((error: unknown) => {
    throw new UsageError(
      `Nothing answers at ${url}: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  const environment = String((Object(first.body) as { environment?: unknown }).environment);
  const subject = { visitor, environment, order, origin };
  const lines: string[] = [];
  for (const check of CHECKS) lines.push(...(await lookAt(check, subject)));
  const differences = lines.filter((line) => line.startsWith(INDENT)).length;
  return {
    said: [...lines, '', `${differences} ${differences === 1 ? 'difference' : 'differences'}`].join('\n'),
    differences,
  };
}
