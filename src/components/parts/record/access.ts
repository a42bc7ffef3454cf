import { ClientError, type CallOptions, type Client, type Fetch } from '../../../client/index.js';
import type { InterfaceName } from '../../../client/interfaces.js';
import { listOwnRows, type OwnRows } from '../../../client/operator/index.js';

/** Interface and row, as the proxy names them: `payout.submitPayout`. */
export type RowName = `${InterfaceName | 'operator'}.${string}`;

/** Where an element asks: the provider that it stands below, and the proxy. */
export interface Asking {
  readonly provider: Element & { readonly fetch?: Fetch | undefined };
  /** Address of the proxy, which may not be the provider's. */
  readonly proxy: string;
}

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
class SharedRows {
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

/** Which rows the proxy opens to the caller's role. */
export class Access {
  readonly #rows: SharedRows;
  #client: Client | undefined;
  #own: OwnRows | undefined;
  #closedTo: string | undefined;

  /** @param asking - Where the element asks; nothing where it asks for itself alone. */
  constructor(asking: () => Asking | undefined = () => undefined) {
    this.#rows = new SharedRows(asking);
  }

  /** True too while the proxy has not said: its own check is the one that counts. */
  can(row: RowName): boolean {
    return this.#own?.rows.includes(row) ?? true;
  }

  /** The role that the whole is closed to; nothing where it is open, or where that is not known. */
  get closedTo(): string | undefined {
    return this.#closedTo;
  }

  /** The answer, unless the row that it stands on is closed. Nothing is offered before it is known to be open. */
  async guard<Answer>(
    row: RowName,
    { client, call, isAnew }: { client: Client; call: CallOptions; isAnew: boolean },
    answer: Promise<Answer>,
  ): Promise<Answer> {
    if (client !== this.#client || isAnew) this.#own = undefined;
    this.#client = client;
    const [asked, own] = await Promise.allSettled([answer, this.#own ?? this.#rows.ask(client, isAnew)]);
    if (call.signal?.aborted) return answer;
    // To visitors, and in older versions, the proxy says nothing: then all is offered.
    if (own.status === 'fulfilled') this.#own = own.value;
    this.#closedTo = this.can(row) ? undefined : this.#own?.audience;
    if (this.#closedTo === undefined) return answer;
    // An element that begins with no call learns what the proxy would answer to its first.
    throw asked.status === 'rejected'
      ? asked.reason
      : new ClientError({ kind: 'refused', operation: row, status: 404, code: 'not-found' });
  }

  /** The element has left the page. */
  leave(): void {
    this.#rows.leave();
  }
}
