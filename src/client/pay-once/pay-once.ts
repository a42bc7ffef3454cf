import { newIdempotencyKey } from '../wire/idempotency.js';
import { pay } from '../shopper/index.js';
import { AttemptFollower } from './attempt-follower.js';
import type { Prepare } from './ports.js';
import type { AttemptState } from './state.js';

/** Follows the attempt of one order, and makes it. */
export class PayOnce extends AttemptFollower {
  protected override readonly row = pay;

  /**
   * Starts an attempt unless one is open or the order is paid; resolves once it rests. However often called, one is sent.
   * `key` is for a page that made it at the click, before it loaded this code.
   */
  async pay(prepare: Prepare, key = newIdempotencyKey()): Promise<AttemptState> {
    return this.begin(prepare, key);
  }
}
