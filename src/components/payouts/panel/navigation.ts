import { TableAddress } from '../../parts/table/table-address.js';
import type { PayoutsElement, PayoutsRecord } from './payouts-record.js';
import { NO_FILTER, readSpot, writeSpot, type PayoutFilter, type Spot } from './payout-address.js';

/** What of the list the way through it depends on. */
export interface NavigatedList {
  sort: string;
  hold(id: string): void;
  has(id: string): boolean;
}

/** Where somebody is: in the list, narrowed by a filter, or at one payout. Follows the page's address, and leads it. */
export class Navigation {
  readonly #record: PayoutsRecord;
  readonly #element: PayoutsElement;
  readonly #list: () => NavigatedList;
  readonly #address: TableAddress<Spot>;
  #filter: Omit<PayoutFilter, 'tab'> = NO_FILTER;
  /** Empty: where the audience begins. */
  #tab = '';

  constructor(record: PayoutsRecord, element: PayoutsElement, list: () => NavigatedList) {
    this.#record = record;
    this.#element = element;
    this.#list = list;
    this.#address = new TableAddress(element, {
      isOn: () => !element.noAddress,
      read: (address) => readSpot(address, element.addressPrefix, this.#home),
      write: (address, spot) => writeSpot(address, spot, element.addressPrefix, this.#home),
      place: () => this.#spot,
      onMoved: ({ payout, sort, tab, ...filter }, isFirst) => {
        this.#filter = filter;
        this.#tab = tab;
        list().sort = sort;
        // A payout that the page itself asks for is not overruled by an address that says nothing.
        if (payout || !isFirst) this.#show(payout);
      },
    });
  }

  get filter(): PayoutFilter {
    return { tab: this.#tab || this.#home, ...this.#filter };
  }

  narrow(changes: Partial<PayoutFilter>): void {
    const { tab, ...filter } = { ...this.filter, ...changes };
    this.#tab = tab;
    this.#filter = filter;
    this.write();
    this.#record.update();
  }

  /** Writes where somebody is, as no step of its own. */
  write(): void {
    this.#address.write('replaceState');
  }

  hrefOf(payout: string): string | undefined {
    return this.#address.hrefOf({ ...this.#spot, payout });
  }

  /** Opens a payout, or with an empty id the list, and moves the focus there: back to the row that was left. */
  open(payout: string): void {
    const { payout: before } = this.#element;
    this.#show(payout);
    this.#address.write('pushState');
    const row = this.#list().has(before) ? `[data-id="${CSS.escape(before)}"]` : '[part~=search]';
    this.#record.focus(payout ? 'h2[tabindex]' : row);
  }

  /** Where the audience begins: an approver with what waits. */
  get #home(): string {
    return this.#element.audience === 'approver' ? 'waiting' : 'all';
  }

  get #spot(): Spot {
    return { ...this.filter, payout: this.#element.payout, sort: this.#list().sort };
  }

  #show(payout: string): void {
    const { payout: before } = this.#element;
    if (payout === before) return;
    if (!payout) this.#list().hold(before);
    this.#element.payout = payout;
    this.#record.say('');
    this.#record.emit('florin-payout-opened', { payout });
  }
}
