import type { FakeProxy, FakeProxyOptions } from './fake-proxy.js';

/**
 * Makes a proxy for unit tests: the real one, with the sandbox behind it and everything in memory. It answers every row of the proxy,
 * in Node, a simulated DOM or a browser. `answer` and `fail` set what a single row does instead.
 */
export async function createFakeProxy(options: FakeProxyOptions = {}): Promise<FakeProxy> {
  // Loaded here, so that a test in Playwright does not load a proxy with its page objects.
  const { makeFakeProxy } = await import('./fake-proxy.js');
  return makeFakeProxy(options);
}
