import type { Fetch } from '../client/wire/client-options.js';
import type { ProxyOptions } from '../proxy/options.js';
import type { RefusalCode } from '../proxy/refusal.js';
import type { Sandbox } from '../sandbox/index.js';
import type { ProxyAnswer, ProxyRowName } from './proxy-rows.js';

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
export interface FakeProxyOptions extends Partial<ProxyOptions> {
  /** The simulated platform behind the proxy. Default: a new one. */
  readonly sandbox?: Sandbox | undefined;
}

/** A proxy and the sandbox in the memory of a test, and what the test says of single rows. */
export interface FakeProxy {
  /** For `fetch` of a `<florin-provider>`. */
  readonly fetch: Fetch;
  /** The simulated platform behind the proxy. */
  readonly sandbox: Sandbox;
  /** The rows that were called, oldest first. */
  readonly calls: readonly ProxyCall[];
  /** Sets the answer of a row until `clear`. Throws a `TypeError` that names the field which does not fit the row's schema. */
  answer<Name extends ProxyRowName>(row: Name, answer: ProxyAnswer<Name>): void;
  /** Has a row fail until `clear`. */
  fail(row: ProxyRowName, failure: ProxyFailure): void;
  /** Ends what was set for a row, or for all of them. */
  clear(row?: ProxyRowName): void;
  /** Finishes what was begun and interrupted, as a server does each minute. */
  reconcile(): Promise<void>;
}

/**
 * Makes a proxy for unit tests: the real one, with the sandbox behind it and everything in memory. It answers every row of the proxy,
 * in Node, a simulated DOM or a browser. `answer` and `fail` set what a single row does instead.
 */
export async function createFakeProxy(options: FakeProxyOptions = {}): Promise<FakeProxy> {
  // Loaded here, so that a test in Playwright does not load a proxy with its page objects.
  const { makeFakeProxy } = await import('./make-fake-proxy.js');
  return makeFakeProxy(options);
}
