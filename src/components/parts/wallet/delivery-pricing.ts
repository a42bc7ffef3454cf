import type { Amount, Client } from '../../../client/index.js';
import {
  priceDelivery,
  type Delivery,
  type DeliveryPrice,
  type DeliveryRequest,
} from '../../../client/shopper/deliveries.js';
import { Words } from '../../base/words.js';
import { words as english, type Word } from '../../../words/compiled/parts/wallet/delivery/en.js';
import type { GivenDelivery, WalletSurroundings } from './sheet.js';

type Area = DeliveryRequest['delivery']['address'];

/** What a sheet shows for an address: a price and ways of delivery, or why there are none. */
export interface Priced {
  readonly amount: Amount;
  readonly options: DeliveryPrice['options'];
  /** The id of the option that the amount includes. */
  readonly option?: string | undefined;
  readonly error?: string;
}

/** The text where a wallet has one; what it leaves empty is not said. */
export const said = <Name extends string>(
  fields: Readonly<Record<Name, string | null | undefined>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string | null | undefined>(fields).flatMap(([name, text]) =>
      text?.trim() ? [[name, text.trim()]] : [],
    ),
  ) as Partial<Record<Name, string>>;

/** The prices of one sheet, asked for as its shopper chooses. The last one that was shown is paid. */
export class DeliveryPricing {
  readonly #order: string;
  readonly #client: () => Client | undefined;
  readonly #words: Words<Word>;
  #area: Area | undefined;
  #shown: Priced | undefined;
  #amount: Amount | undefined;

  constructor(order: string, around: WalletSurroundings) {
    this.#order = order;
    this.#client = around.client;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
  }

  /** A sheet opens with the price of the goods alone. */
  start(amount: Amount): void {
    this.#area = undefined;
    this.#shown = undefined;
    this.#amount = amount;
  }

  /** Asks for the price at an address, or of another option at the same one. */
  protected async price(area: Area | undefined, option: string | undefined): Promise<Priced> {
    this.#area = area ?? this.#area;
    try {
      if (!this.#area) throw new TypeError('florin: a wallet named no address.');
      const price = await this.#client()?.call(priceDelivery, {
        order: this.#order,
        delivery: { address: this.#area, ...(option && { option }) },
      });
      if (!price) throw new TypeError('florin: nothing to ask for a price.');
      const error = price.options.length === 0 && this.#words.text('not-served');
      this.#amount = price.amount;
      return (this.#shown = { ...price, ...(error && { error }) });
    } catch {
      this.#shown = undefined;
      if (!this.#amount) throw new TypeError('florin: the sheet of a wallet was not started.');
      return { amount: this.#amount, options: [], error: this.#words.text('not-priced') };
    }
  }

  /** The delivery as it is paid: in the way, and at the price, that was shown last; undefined where none was. */
  protected given(
    address: Delivery['address'],
    contact: NonNullable<Delivery['contact']>,
  ): GivenDelivery | undefined {
    if (!this.#shown) return undefined;
    const { amount, option } = this.#shown;
    return { amount, delivery: { address, contact, ...(option && { option }) } };
  }
}
