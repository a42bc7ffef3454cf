import { memoryLedger, platformNotifications, type Ledger } from '../../src/proxy/index.js';
import { isRefusalCode } from '../../src/proxy/refusal.js';
import { openMarketplace } from '../proxy/marketplace.js';
import { HMAC_KEY } from '../proxy/notifications/reporting.js';
import { EUR, ORIGIN } from '../proxy/shop.js';
import type { SqlLedgers } from '../faults/sql-ledger.js';
import { requestAt, type Fuzzed } from './request.js';

/** So many requests share a shop, its ledger and its limits. One of them is played again with those before it. */
const SHARED = 100;

/** Milliseconds after which a request counts as not answered. Nothing at the platform's end takes any time. */
const HANGS_AFTER = 20_000;

export interface Finding {
  readonly index: number;
  readonly what: string;
  readonly request: Fuzzed;
}

const openShop = (ledger: Ledger = memoryLedger()) =>
  openMarketplace({
    ledger,
    notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }),
    upkeep: { isAutomatic: false },
    resolveOrder: (order) =>
      order.startsWith('ORDER') ? { amount: EUR(1999), returnUrl: `${ORIGIN}/return` } : null,
    platform: { budget: 40, pause: 1 },
  });

/** The error shape of every answer from 400 on: a known word, at most a field, never anything else. */
export async function faultOf(response: Response): Promise<string | undefined> {
  const { status } = response;
  if (status === 500) return 'answered 500';
  const text = await response.text();
  // An answer to HEAD has no body.
  if (status < 400 || text === '')
    return status >= 500 && text === '' ? `answered ${status} with nothing` : undefined;
  try {
    const { error } = JSON.parse(text) as { error?: { code?: string; field?: unknown } };
    const isKnown = isRefusalCode(error?.code) && ['string', 'undefined'].includes(typeof error?.field);
    return isKnown ? undefined : `answered ${status} with an unknown error: ${text.slice(0, 200)}`;
  } catch {
    return `answered ${status} without JSON: ${text.slice(0, 200)}`;
  }
}

async function faultIn(
  proxy: ReturnType<typeof openShop>['proxy'],
  fuzzed: Fuzzed,
): Promise<string | undefined> {
  const { url, method, headers, body } = fuzzed;
  const request = new Request(url, { method, headers, ...(body !== undefined && { body }) });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${HANGS_AFTER} ms`), HANGS_AFTER);
  });
  const judged = Promise.resolve(proxy(request)).then(
    faultOf,
    (error: unknown) => `not answered: ${String(error)}`,
  );
  return Promise.race([judged, hangs]).finally(() => clearTimeout(timer));
}

export interface Range {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** The ledger of a database, emptied for each shop; without it, the ledger in memory. */
  readonly ledgers?: SqlLedgers | undefined;
}

/** Plays requests `from` up to, and without, `to`; tells what is wrong with any of them. */
export async function fuzz({
  seed,
  from,
  to,
  ledgers,
}: Range): Promise<{ statuses: Map<number, number>; findings: Finding[] }> {
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  let shop = openShop();
  for (let index = from - (from % SHARED); index < to; index++) {
    if (index % SHARED === 0) shop = openShop(await ledgers?.emptied());
    const request = requestAt(seed, index);
    const counting: typeof shop.proxy = Object.assign(async (...given: Parameters<typeof shop.proxy>) => {
      const response = await shop.proxy(...given);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      return response;
    }, shop.proxy);
    const what = await faultIn(counting, request);
    if (what !== undefined && index >= from) findings.push({ index, what, request });
  }
  return { statuses, findings };
}
