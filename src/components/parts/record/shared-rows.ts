import type { Client, Fetch } from '../../../client/index.js';
import { listOwnRows, type OwnRows } from '../../../client/operator/index.js';
import type { Asking } from './record-options.js';

/** What was asked by one element for all below a provider. */
interface Shared {
  readonly proxy: string;
  readonly fetch: Fetch | undefined;
  readonly own: Promise<OwnRows>;
  /** Elements on the page that have it. */
  readonly by: Set<SharedRows>;
}

const shared = new WeakMap<Element, Shared[]>();

/**
 * Asks which rows the proxy opens, once for all elements below a provider. Another person may have signed in once all of them have left
 * the page: the next one asks anew.
 */
export class SharedRows {
  readonly #asking: () => Asking | undefined;
  #leave = (): void => undefined;

  constructor(asking: () => Asking | undefined) {
    this.#asking = asking;
  }

  /** `isAnew`: what is known may be of another person. */
  ask(client: Client, isAnew: boolean): Promise<OwnRows> {
    this.leave();
    const { provider, proxy = '' } = this.#asking() ?? {};
    // An answer is for several elements: none of them gives it up.
    const request = (): Promise<OwnRows> => client.call(listOwnRows, {});
    if (!provider) return request();
    const { fetch } = provider;
    const all = shared.get(provider) ?? [];
    const same = all.find((each) => each.proxy === proxy && each.fetch === fetch);
    const isUsed = same !== undefined && !isAnew;
    const used = isUsed ? same : { proxy, fetch, own: request(), by: new Set<SharedRows>() };
    if (!isUsed) shared.set(provider, [...all.filter((each) => each !== same), used]);
    const forget = (): void => {
      shared.set(provider, shared.get(provider)?.filter((each) => each !== used) ?? []);
    };
    used.by.add(this);
    this.#leave = () => {
      if (used.by.delete(this) && used.by.size === 0) forget();
    };
    if (!isUsed) used.own.catch(forget);
    return used.own;
  }

  /** The element is on the page no more. */
  leave(): void {
    this.#leave();
  }
}
