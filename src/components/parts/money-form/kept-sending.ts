import type { KeptIntent, KeptIntents } from '../form/kept-intent.js';
import { SendingKey } from '../form/sending-key.js';
import { KeyedSending, type KeyedRecord, type Sent, type Told } from './keyed-sending.js';
import type { SendingWords } from './money-sending.js';
import type { Ending } from '../resource/ending.js';

/** Where what one element sends is kept. */
export interface KeptOptions<Body, Kept> {
  readonly intents: KeptIntents<Kept>;
  /** What it is kept under: at a time, one of these has an end that is not known. */
  idOf(body: Body): string;
  /** What is kept of it: nothing about other people. */
  keptOf(body: Body): Kept;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** The key of what is sent, the same for the page that comes after a reload and for the other tabs. */
class KeptKey<Body, Kept> extends SendingKey {
  readonly #options: KeptOptions<Body, Kept>;
  #id = '';
  /** As it was found. Another tab that ends it forgets it: here it is still in doubt, and asked for under its key. */
  #taken: KeptIntent<Kept> | undefined;

  constructor(options: KeptOptions<Body, Kept>) {
    super();
    this.#options = options;
  }

  override has(body: Body): boolean {
    return this.#known(body) !== undefined || super.has(body);
  }

  override of(body: Body): string {
    const { intents, idOf, keptOf, now } = this.#options;
    const known = this.#known(body);
    if (idOf(body) !== this.#id) this.#taken = undefined;
    this.#id = idOf(body);
    const key = known?.key ?? super.of(body);
    // Before it is sent: a page that is closed meanwhile does not know its end.
    intents.keep(this.#id, { key, body: keptOf(body), at: known?.at ?? now() });
    return key;
  }

  /** What this was sent as, or is to be. */
  #known(body: Body): KeptIntent<Kept> | undefined {
    const { intents, idOf, keptOf } = this.#options;
    const id = idOf(body);
    const part = JSON.stringify(keptOf(body));
    const found = id === this.#id ? [this.#taken, intents.read(id)] : [intents.read(id)];
    return found.find((kept) => kept && (!kept.body || JSON.stringify(kept.body) === part));
  }

  override forget(): void {
    super.forget();
    this.#taken = undefined;
    this.#options.intents.keep(this.#id, undefined);
  }

  /** Nothing was sent. The key stays: another tab may have sent the same under it meanwhile. */
  unsent(): void {
    const { key } = this.#options.intents.read(this.#id) ?? {};
    if (key !== undefined) this.#options.intents.keep(this.#id, { key });
  }

  /** What is known under this name is what `forget` forgets. */
  take(id: string, kept: KeptIntent<Kept>): void {
    this.#id = id;
    this.#taken = kept;
  }
}

/**
 * Sends what cannot be taken back under one key until its end is known, also after a reload and from another tab: what was sent is
 * found again, and nothing is sent beside it.
 */
export class KeptSending<Body, Kept = Body> extends KeyedSending {
  readonly #options: KeptOptions<Body, Kept>;
  readonly #key: KeptKey<Body, Kept>;

  constructor(record: KeyedRecord, words: SendingWords, options: KeptOptions<Body, Kept>) {
    const key = new KeptKey(options);
    super(record, words, key);
    this.#options = options;
    this.#key = key;
  }

  /** What was sent under this name, and whose end is not known. */
  openOf(id: string): KeptIntent<Kept> | undefined {
    const kept = this.#options.intents.read(id);
    if (!kept?.body) return undefined;
    this.#key.take(id, kept);
    return kept;
  }

  /** Where another tab or an earlier page has sent something of which the end is not known, nothing is sent: `unknown`. */
  override send<Answer>(sent: Sent<Answer> & { readonly body: Body }): Promise<Told<Answer>> {
    const isFirst = !sent.isDoubtful && !this.isBusy;
    const isOpen = isFirst && this.openOf(this.#options.idOf(sent.body)) !== undefined;
    return isOpen ? Promise.resolve({ ending: 'unknown' }) : super.send(sent);
  }

  protected override endOf(told: Ending, isDoubtful: boolean, error?: unknown): Ending {
    const ending = super.endOf(told, isDoubtful, error);
    if (ending === 'not-sent') this.unsent();
    return ending;
  }

  /** There is nothing whose end is not known. */
  protected unsent(): void {
    this.#key.unsent();
  }
}
