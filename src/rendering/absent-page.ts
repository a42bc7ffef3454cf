/** What elements read of a page while they are made: on a server there is a page, but no browser that shows it. */
const absent = (direction: string): Readonly<Record<string, unknown>> => ({
  // Rendered, an empty list is nothing.
  document: { createElement: () => [] },
  location: new URL('about:blank'),
  navigator: { onLine: true, platform: '', userAgent: '' },
  // Some servers have these, for all their visitors.
  localStorage: undefined,
  sessionStorage: undefined,
  BroadcastChannel: undefined,
  getComputedStyle: () => ({ direction, colorScheme: '' }),
});

/**
 * Runs something that makes or renders elements. Nothing else runs meanwhile, and what it changes is as before afterwards, so
 * that no other library takes the server for a browser.
 */
export function withoutBrowser<Result>(direction: string, run: () => Result): Result {
  const entries = Object.entries(absent(direction));
  const before = entries.map(([name]) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const [name, value] of entries)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    return run();
  } finally {
    for (const [at, [name]] of entries.entries()) {
      const descriptor = before[at];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
