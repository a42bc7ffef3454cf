import { newIdempotencyKey } from '../../../client/index.js';

/** The idempotency key of what a form sends: the same however often the same is sent, another for anything else. */
export class SendingKey {
  #sent = '';
  #key = '';

  of(body: unknown): string {
    const sent = JSON.stringify(body);
    if (sent !== this.#sent) this.#key = newIdempotencyKey();
    this.#sent = sent;
    return this.#key;
  }

  /** Whether the same was sent before, and its end is not known. */
  has(body: unknown): boolean {
    return JSON.stringify(body) === this.#sent;
  }

  /** It is known what became of the last one: the same again is meant to be another. */
  forget(): void {
    this.#sent = '';
  }
}
