import type { Ledger } from '../../src/proxy/index.js';
import { ORDER } from './page.js';
import type { World } from './world.js';

/**
 * Holds "not paid" to the moment at which it is shown: from then on no money of that attempt is with the merchant, unless
 * the platform had agreed before to let go of it. That it is given back later does not make it true.
 */
export class NotPaid {
  readonly #world: World;
  readonly #keys = new Set<string>();
  /** References of what was shown, which need not have been cancelled. */
  readonly #references = new Set<string>();
  /** References of payments that the platform has agreed to cancel or to give back. */
  readonly #letGo = new Set<string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Keys a shopper was told to be not paid. */
  get keys(): Iterable<string> {
    return this.#keys;
  }

  /** Whether the platform has agreed to end what stands under a reference. */
  isLetGo(reference: string): boolean {
    return this.#letGo.has(reference);
  }

  async show(key: string, ledger: Ledger): Promise<void> {
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    // A platform that runs one key twice may charge for what it called refused: that is judged in the end.
    if (this.#world.isForgetful) return;
    const letGo = new Set(this.#letGo);
    const reference = this.#world.schedule.isOwnProxy
      ? `${ORDER}/${key}`
      : (await ledger.find(key))?.reference;
    if (reference !== undefined && !letGo.has(reference)) this.#references.add(reference);
  }

  /** What the platform has carried out. */
  tookOn(path: string, body: string): void {
    if (path === '/cancels') {
      const { paymentReference } = JSON.parse(body) as { paymentReference: string };
      this.#letGo.add(paymentReference);
    }
    // All its parts: nothing else is charged while parts of an order are.
    if (path === '/orders/cancel')
      for (const { reference } of this.#world.charges()) this.#letGo.add(reference);
    const [, pspReference] = /^\/payments\/([^/]+)\/(?:cancels|reversals)$/.exec(path) ?? [];
    const entry = this.#world.sandbox.books().find((known) => known.pspReference === pspReference);
    if (pspReference !== undefined && entry) this.#letGo.add(entry.reference);
  }

  /** References that were shown as not paid, and are charged now. */
  charged(): string[] {
    if (this.#references.size === 0) return [];
    return this.#world
      .charges()
      .map(({ reference }) => reference)
      .filter((reference) => this.#references.has(reference));
  }
}
