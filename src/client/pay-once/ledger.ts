import type { Client } from '../client.js';
import { ClientError } from '../wire/errors.js';
import { attempt, details, fence, knownAttempt, reserve } from '../shopper/index.js';
import type {
  AttemptAnswer,
  DetailsRequest,
  donate,
  DonateRequest,
  pay,
  PayRequest,
} from '../shopper/index.js';
import { problemOf, type Problem } from './problem.js';

/** What a result of an action is: exactly one of the platform's fields. */
export type Details = Omit<DetailsRequest, 'order' | 'key'>;

export type PayInput = Omit<PayRequest, 'order'>;

/** A payment, or a donation: what it sends says so. */
export type PayRow = typeof pay | typeof donate;
export type RowInput = PayInput | DonateRequest;

export interface Failure {
  readonly error: unknown;
  readonly problem: Problem;
}

/** Every question has an answer or a reason why not; none rejects. */
export type Reply = { readonly answer: AttemptAnswer } | Failure;

/** Key of the attempt that the proxy knows, or why it could not say. Without either, it knows of none. */
export interface KnownAttempt {
  readonly key?: string | undefined;
  readonly problem?: Problem;
}

/** The questions one order's attempts ask of the proxy. */
export class Ledger {
  readonly #order: string;
  readonly #readClient: () => Client | undefined;

  constructor(order: string, readClient: () => Client | undefined) {
    this.#order = order;
    this.#readClient = readClient;
  }

  /** `prepare` runs first; what it throws is a reply like any other. */
  pay(row: PayRow, key: string, prepare: () => Promise<RowInput>): Promise<Reply> {
    return this.#ask(async (client) =>
      client.call(
        row as typeof pay,
        { order: this.#order, ...((await prepare()) as PayInput) },
        { idempotencyKey: key },
      ),
    );
  }

  details(key: string | undefined, result: Details): Promise<Reply> {
    return this.#ask((client) =>
      client.call(details, { order: this.#order, ...(key && { key }), ...result }),
    );
  }

  attempt(key: string): Promise<Reply> {
    return this.#ask((client) => client.call(attempt, { key }));
  }

  /** Asks that it never begin, or where it did, how it stands. */
  fence(key: string): Promise<Reply> {
    return this.#ask((client) => client.call(fence, { key, order: this.#order }));
  }

  /** Announces an attempt that this browser will not remember. An optimisation: payments do not wait for it. */
  reserve(key: string): void {
    void this.#readClient()
      ?.call(reserve, { key, order: this.#order })
      .catch(() => undefined);
  }

  /** The attempt of this session that is open for the order or has paid it, by the server's own knowledge. */
  async knownAttempt(): Promise<KnownAttempt> {
    try {
      return { key: (await this.#client.call(knownAttempt, { order: this.#order })).attempt };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  async #ask(question: (client: Client) => Promise<AttemptAnswer>): Promise<Reply> {
    try {
      return { answer: await question(this.#client) };
    } catch (error) {
      return { error, problem: problemOf(error) };
    }
  }

  get #client(): Client {
    const client = this.#readClient();
    if (client) return client;
    throw new ClientError({ kind: 'contract', operation: 'proxy', code: 'proxy', unsent: true });
  }
}
