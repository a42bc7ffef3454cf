import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import type { InterfaceName } from '../../../client/interfaces.js';
import type { OwnRows } from '../../../client/operator/index.js';
import type { Asking } from './record-options.js';
import { SharedRows } from './shared-rows.js';

/** Interface and row, as the proxy names them: `payout.submitPayout`. */
export type RowName = `${InterfaceName | 'operator'}.${string}`;

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
