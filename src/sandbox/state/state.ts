import { Calendar } from './calendar.js';
import type { Envelopes } from '../cards/envelopes.js';
import type { Announcement } from './announcement.js';
import type { HistoryOptions } from './history-options.js';
import type { MarketplaceOptions } from './marketplace-options.js';
import type { Payment, StoredCard } from '../cards/payment.js';
import { createRandom, type Random } from './random.js';

/** The meaning of an opaque string that a browser holds. Each can be handed in once. */
export interface Handle {
  readonly payment: Payment;
  readonly kind: 'fingerprint' | 'challenge' | 'redirect' | 'paypal' | 'app';
  used: boolean;
}

export interface StateOptions {
  readonly base: string;
  readonly merchantAccount: string | undefined;
  readonly seed: string | number | undefined;
  readonly now: () => number;
  readonly envelopes: Envelopes;
  readonly listings?: MarketplaceOptions | undefined;
  readonly history?: HistoryOptions | undefined;
}

/** All the sandbox remembers, in memory. What one operation writes here, the others read. */
export class State {
  readonly random: Random;
  readonly now: () => number;
  readonly envelopes: Envelopes;
  readonly base: string;
  readonly merchantAccount: string | undefined;
  readonly listings: MarketplaceOptions | undefined;
  readonly history: HistoryOptions;
  readonly payments: Payment[] = [];
  readonly tokens = new Map<string, StoredCard>();
  readonly handles = new Map<string, Handle>();
  readonly calendar = new Calendar();
  /** Tells the merchant of something. Without a listener, notifications are dropped. */
  announce: (announcement: Announcement) => void = () => undefined;

  constructor(options: StateOptions) {
    this.random = createRandom(options.seed);
    this.now = options.now;
    this.envelopes = options.envelopes;
    this.base = options.base;
    this.merchantAccount = options.merchantAccount;
    this.listings = options.listings;
    this.history = options.history ?? {};
  }

  readonly #records = new Map<(state: State) => unknown, unknown>();

  /**
   * The records of one interface, made when they are first asked for: `state.records(legalEntities)`. Any interface may read the
   * records of another, so that what one operation writes, others see.
   */
  records<Records>(open: (state: State) => Records): Records {
    if (!this.#records.has(open)) this.#records.set(open, open(this));
    return this.#records.get(open) as Records;
  }

  /** Does what fell due by itself. To be called before anything is read or changed. */
  catchUp(): void {
    this.calendar.catchUp(this.now());
  }

  /** Makes an opaque string that leads back to a payment. */
  handle(payment: Payment, kind: Handle['kind']): string {
    const value = `Ab02b4c0!${this.random.opaque(48)}`;
    this.handles.set(value, { payment, kind, used: false });
    return value;
  }

  byServerTransId(id: unknown): Payment | undefined {
    return this.payments.find(({ authentication }) => authentication?.serverTransId === id);
  }

  byAcsTransId(id: unknown): Payment | undefined {
    return this.payments.find(({ authentication }) => authentication?.acsTransId === id);
  }

  storedCards(merchantAccount: string, shopperReference: string | undefined): StoredCard[] {
    return [...this.tokens.values()].filter(
      (stored) => stored.merchantAccount === merchantAccount && stored.shopperReference === shopperReference,
    );
  }
}
