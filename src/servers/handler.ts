import { createProxy, memoryLedger, type ProxyContext, type ProxyHandler } from '../proxy/index.js';
import { isSandboxInside, type ServerOptions } from './server-options.js';
import { SimulatedPlatform } from './simulated-platform.js';

/** What every adapter puts behind its own kind of request. */
export interface Handler {
  (request: Request, env?: unknown, context?: ProxyContext): Promise<Response>;
  /** Path that the proxy, and in the sandbox the bank's pages, stand below. */
  readonly mount: string;
  readonly proxy: ProxyHandler;
}

/** Whether a path is the proxy's to answer. */
export const isBelow = (path: string, mount: string): boolean => path.startsWith(`${mount}/`);

/** The proxy and, where no other platform is named in the sandbox, that platform with its pages. */
export function createHandler(options: ServerOptions): Handler {
  const { sandbox, ...rest } = options;
  const mount = options.mount ?? '/florin';
  if (!isSandboxInside(options)) {
    const proxy = createProxy(rest);
    return Object.assign(
      (request: Request, env?: unknown, context?: ProxyContext) => proxy(request, env, context),
      { mount, proxy },
    );
  }
  const platform = new SimulatedPlatform(mount, sandbox);
  const proxy = createProxy({
    ledger: memoryLedger(),
    notifications: platform.notifications,
    // The proxy fetches the card key under it, once the platform is there.
    clientKey: 'test_SANDBOXKEY',
    ...rest,
    platform: { ...rest.platform, fetch: platform.fetch },
  });
  const handle = async (request: Request, env?: unknown, context?: ProxyContext): Promise<Response> => {
    await platform.start(new URL(request.url).origin, proxy);
    return (await platform.answer(request)) ?? proxy(request, env, context);
  };
  return Object.assign(handle, { mount, proxy });
}
