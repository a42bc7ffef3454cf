import { strictly } from '../client/schema/validate.js';
import type { Outcome } from '../client/outcome.js';
import type { Fetch } from '../client/wire/client-options.js';
import { randomHex } from '../facts/hexadecimal.js';
import { memoryLedger } from '../proxy/ledger/memory.js';
import { platformNotifications } from '../proxy/notifications/platform-notifications.js';
import type { ProxyOptions, RefusalCode } from '../proxy/index.js';
// Not by `florin/proxy`: a bundler for browsers would not find what the ledgers of servers need.
import { createProxy } from '../proxy/proxy.js';
import { isRefusalCode, json, refuse, Refusal } from '../proxy/refusal.js';
import type { Sandbox } from '../sandbox/index.js';
import { createSandbox } from '../sandbox/sandbox.js';
import { createClock, type TestClock } from './clock.js';
import { asServed, fetchFrom, pageOrigin } from './in-memory.js';
import { payInMemory } from './pay-in-memory.js';
import { proxyRow, rowAt, type ProxyAnswer, type ProxyRowName } from './proxy-rows.js';
import type { ScenarioName } from './scenarios.js';

/**
 * How a row of the fake proxy fails:
 * - `offline`: the request does not arrive, and nothing is done.
 * - `unknown`: it is carried out, and its answer is lost.
 * - `slow`: it waits until you call `clear`.
 * - `{ code, field }`: the proxy refuses it.
 */
export type ProxyFailure =
  'offline' | 'unknown' | 'slow' | { readonly code: RefusalCode; readonly field?: string };

/** One call of a row of the fake proxy. */
export interface ProxyCall {
  readonly row: ProxyRowName;
  /** What was asked: fields of path, query and body together. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** Options of the fake proxy: those of `createProxy`, none of which is needed. */
export interface FakeProxyOptions extends Partial<Omit<ProxyOptions, 'now'>> {
  /** The clock of the proxy and of its sandbox. Default: one of its own. */
  readonly clock?: TestClock | undefined;
  /** The simulated platform behind the proxy. Default: a new one. */
  readonly sandbox?: Sandbox | undefined;
}

/** A proxy and the sandbox in the memory of a test, and what the test says of single rows. */
export interface FakeProxy {
  /** For `fetch` of a `<florin-provider>`. */
  readonly fetch: Fetch;
  /** The simulated platform behind the proxy. */
  readonly sandbox: Sandbox;
  /** The clock of both. */
  readonly clock: TestClock;
  /** The rows that were called, oldest first. */
  readonly calls: readonly ProxyCall[];
  /** Sets the answer of a row until `clear`. Throws a `TypeError` that names the field which does not fit the row's schema. */
  answer<Name extends ProxyRowName>(row: Name, answer: ProxyAnswer<Name>): void;
  /** Has a row fail until `clear`. */
  fail(row: ProxyRowName, failure: ProxyFailure): void;
  /** Ends what was set for a row, or for all of them. */
  clear(row?: ProxyRowName): void;
  /** Pays an order by a test card, as the page of a shopper does. Resolves to the outcome. */
  pay(order: string, scenario: ScenarioName): Promise<Outcome>;
  /** Has the platform report what has happened by now, and the proxy finish what was interrupted, as a server does each minute. */
  reconcile(): Promise<void>;
}

interface Set {
  readonly respond: (proceed: () => Promise<Response>) => Promise<Response>;
  readonly end: () => void;
}

const lost = (): Promise<never> => Promise.reject(new TypeError('fetch failed (a failure that a test set)'));

function failing(failure: 'offline' | 'unknown' | 'slow'): Set {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const respond: Readonly<Record<typeof failure, Set['respond']>> = {
    offline: lost,
    unknown: (proceed) => proceed().then(lost),
    slow: (proceed) => ended.then(proceed),
  };
  return { respond: respond[failure], end };
}

const responding = (respond: () => Response): Set => ({
  respond: async () => respond(),
  end: () => undefined,
});

const bodyOf = (text: unknown): object =>
  typeof text === 'string' && text.startsWith('{') ? (JSON.parse(text) as object) : {};

export async function makeFakeProxy(options: FakeProxyOptions): Promise<FakeProxy> {
  const { mount = '/florin', clock = createClock() } = options;
  const { now } = clock;
  const hmacKey = randomHex(32);
  const notifications = {
    url: `${pageOrigin()}${mount}/notifications`,
    hmacKey,
    send: async (request: Request) => proxy(asServed(request, await request.clone().text())),
  };
  const origin = `${pageOrigin()}${mount}/sandbox`;
  const sandbox = options.sandbox ?? (await createSandbox({ origin, now, notifications }));
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    inPage: true,
    ledger: memoryLedger(),
    cardPublicKey: sandbox.publicKey,
    // A guest's cookie is lost in a `fetch` that is no browser's.
    identify: () => ({ audience: 'shopper', session: 'test' }),
    resolveOrder: () => ({
      amount: { value: 1999, currency: 'EUR' },
      returnUrl: `${pageOrigin()}/return.html`,
    }),
    notifications: platformNotifications({ hmacKeys: [hmacKey] }),
    ...options,
    now,
    // A test does not wait for a platform that it made fail.
    platform: { fetch: fetchFrom(sandbox), pause: 1, budget: 100, ...options.platform },
  });
  const calls: ProxyCall[] = [];
  const sets = new Map<ProxyRowName, Set>();
  const put = (row: ProxyRowName, set: Set): void => {
    sets.get(row)?.end();
    sets.set(row, set);
  };
  const end = (row: ProxyRowName): void => {
    sets.get(row)?.end();
    sets.delete(row);
  };

  return {
    sandbox,
    clock,
    calls,
    pay: (order, scenario) => {
      const baseUrl = `${pageOrigin()}${mount}`;
      return payInMemory({ baseUrl, fetch: fetchFrom(proxy), sandbox, clock }, order, scenario);
    },
    async reconcile() {
      await sandbox.notifications.deliver();
      await proxy.reconcile();
    },
    answer(row, answer) {
      const { output, success } = proxyRow(row);
      const fault = output
        ? strictly(output(), answer).fault
        : answer !== undefined && 'answer, which has no body';
      if (fault) throw new TypeError(`The answer does not fit the row '${row}': ${fault}`);
      const [status] = success;
      put(
        row,
        responding(() => (output ? json(status ?? 200, answer) : new Response(null, { status: 204 }))),
      );
    },
    fail(row, failure) {
      proxyRow(row);
      if (typeof failure === 'string') return put(row, failing(failure));
      const { code, field } = failure;
      if (!isRefusalCode(code))
        throw new TypeError(`The proxy refuses nothing with the code '${String(code)}'`);
      put(
        row,
        responding(() => refuse(new Refusal(code, { field }))),
      );
    },
    clear(row) {
      if (row !== undefined) proxyRow(row);
      for (const each of row === undefined ? [...sets.keys()] : [row]) end(each);
    },
    fetch: (input, init) =>
      fetchFrom((request) => {
        const { pathname, searchParams } = new URL(request.url);
        const found = rowAt(request.method, pathname.slice(mount.length));
        if (!found) return proxy(request);
        const asked = { ...Object.fromEntries(searchParams), ...bodyOf(init.body), ...found.parameters };
        calls.push({ row: found.name, input: asked });
        const proceed = (): Promise<Response> => proxy(request);
        return sets.get(found.name)?.respond(proceed) ?? proceed();
      })(input, init),
  };
}
