import { ProxyStartError, type ProxyOptions } from '../proxy/index.js';
import type { SandboxOptions } from '../sandbox/index.js';

/**
 * Options of `createProxy`, which every server takes. With `environment: 'sandbox'` and no `platform`, the simulated platform
 * runs in this process, its pages are served below `{mount}/sandbox`, and attempts are kept in memory.
 */
export interface ServerOptions extends ProxyOptions {
  /**
   * Options of the simulated platform in this process. `origin` is where its pages are: by default below the origin of the
   * first request.
   */
  readonly sandbox?: Partial<SandboxOptions> | undefined;
}

/** Whether the simulated platform has to run in this process. Throws where it was asked for beside another platform. */
export function isSandboxInside({ environment, platform, sandbox }: ServerOptions): boolean {
  const isInside = environment === 'sandbox' && !(platform?.fetch ?? platform?.checkoutUrl);
  if (sandbox && !isInside)
    throw new ProxyStartError(environment, [], ['sandbox, which is for a sandbox without a platform']);
  return isInside;
}
