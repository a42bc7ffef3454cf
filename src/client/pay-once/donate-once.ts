import type { Client } from '../client.js';
import type { Operation } from '../operation.js';
import { newIdempotencyKey } from '../wire/idempotency.js';
import { donatedOrder } from '../shopper/donation-order.js';
import { donate, listCauses, type DonateRequest } from '../shopper/donations.js';
import { knownAttempt } from '../shopper/index.js';
import { AttemptFollower } from './attempt-follower.js';
import type { PayOncePorts } from './ports.js';
import type { AttemptStorage } from './record.js';
import type { AttemptState } from './state.js';

/** The memory of a donation is no payment's: a page that looks for the last order does not find it. */
const apart = (storage: AttemptStorage): AttemptStorage => {
  const named = (name: string): string => name.replace('florin-attempt:', '');
  return {
    getItem: (name) => storage.getItem(named(name)),
    setItem: (name, value) => storage.setItem(named(name), value),
    removeItem: (name) => storage.removeItem(named(name)),
  };
};

/** Which attempt is known is asked where causes are: an order of a donation has no payment methods. */
const asking = (client: Client, order: string): Client => ({
  call: ((row: Operation, input: never, ...options: []) =>
    row === knownAttempt
      ? client.call(listCauses, { order })
      : client.call(row, input, ...options)) as Client['call'],
});

/** Follows the donation after one order, and makes it: `order` is the donation's own, as `donationOrder` names it. */
export class DonateOnce extends AttemptFollower {
  protected override readonly row = donate;
  readonly #donated: string;

  constructor(order: string, ports: PayOncePorts) {
    const donated = donatedOrder(order) ?? '';
    super(order, {
      ...ports,
      client: () => {
        const client = ports.client();
        return client && asking(client, donated);
      },
      storage: ports.storage && apart(ports.storage),
    });
    this.#donated = donated;
  }

  /** Makes the donation unless one is open or was made; resolves once it rests. However often called, one is sent. */
  async give(input: Omit<DonateRequest, 'order'>, key: string = newIdempotencyKey()): Promise<AttemptState> {
    return this.begin(async () => ({ order: this.#donated, ...input }), key);
  }
}
