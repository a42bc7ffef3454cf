import { newIdempotencyKey, type Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import type { Ending } from '../../parts/resource/ending.js';
import type { words as english } from '../../../words/compiled/account-holders/create/en.js';
import type { HoldersElement, HoldersRecord } from '../panel/holders-record.js';
import { createAccountRow, createHolderRow, HolderSending } from './holder-sending.js';
import { keptHolders, type NewHolder } from './kept.js';

/** Sends a new account holder, and then its first balance account: each is made once, whatever becomes of an answer. */
export class Making {
  readonly #record: HoldersRecord;
  readonly #element: HoldersElement;
  readonly sending: HolderSending;
  #key = '';
  /** What is sent, or was. */
  body: NewHolder | undefined;

  constructor(record: HoldersRecord, element: HoldersElement, words: Words<keyof typeof english>) {
    this.#record = record;
    this.#element = element;
    this.sending = new HolderSending(record, words);
  }

  /** Id of the account holder, once it is known to be there; empty before. */
  get made(): string {
    return this.body?.made ?? '';
  }

  get #place(): string {
    return this.#element.balancePlatform;
  }

  /** Takes up what was sent and is not known to have ended; begins anew where there is none. */
  open(): void {
    const { key, body } = keptHolders.read(this.#place) ?? {};
    this.#key = key ?? newIdempotencyKey();
    this.body = body;
  }

  /** Resolves to how it ended; undefined where the page did not let it begin. */
  async send(client: Client, body: NewHolder, isDoubtful: boolean): Promise<Ending | undefined> {
    const face = { legalEntity: body.holder.legalEntityId, accountHolder: this.made };
    if (!this.#record.emit('florin-before-account-holder-create', face)) return undefined;
    this.#keep(body);
    try {
      const account = await this.sending.send(() => this.#make(client, body));
      keptHolders.keep(this.#place, undefined);
      this.#tell('received', account);
      return 'received';
    } catch (error) {
      const ending = this.sending.end(error, isDoubtful);
      if (ending === 'refused') {
        keptHolders.keep(this.#place, undefined);
        this.#key = newIdempotencyKey();
      }
      this.#tell(ending, '');
      return ending;
    }
  }

  #keep(body: NewHolder): void {
    this.body = body;
    keptHolders.keep(this.#place, { key: this.#key, body });
  }

  /** Makes what is not made yet. Both rows have the same key: the proxy reads it for each row by itself. */
  async #make(client: Client, body: NewHolder): Promise<string> {
    const once = { idempotencyKey: this.#key };
    if (!body.made) {
      const { id } = await client.call(createHolderRow, body.holder, once);
      this.#keep({ ...body, made: id });
    }
    return (await client.call(createAccountRow, { accountHolderId: this.made, ...body.account }, once)).id;
  }

  #tell(ending: Ending, balanceAccount: string): void {
    this.#record.emit('florin-account-holder-created', {
      legalEntity: this.body?.holder.legalEntityId ?? '',
      accountHolder: this.made,
      balanceAccount,
      ending,
    });
  }
}
