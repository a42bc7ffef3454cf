import { TableAddress } from '../../parts/table/table-address.js';
import type { DisputesElement, DisputesRecord } from './disputes-record.js';
import { NO_FILTER, readSpot, writeSpot, type DisputeFilter, type Spot } from './dispute-address.js';

/** What of the list the way through it depends on. */
export interface NavigatedList {
  sort: string;
  hold(id: string): void;
  has(id: string): boolean;
}

/** Where somebody is: in the list, narrowed by a filter, or at one dispute. Follows the page's address, and leads it. */
export class Navigation {
  readonly #record: DisputesRecord;
  readonly #element: DisputesElement;
  readonly #list: () => NavigatedList;
  readonly #address: TableAddress<Spot>;
  filter: DisputeFilter = { ...NO_FILTER, tab: 'open' };

  constructor(record: DisputesRecord, element: DisputesElement, list: () => NavigatedList) {
    this.#record = record;
    this.#element = element;
    this.#list = list;
    this.#address = new TableAddress(element, {
      isOn: () => !element.noAddress,
      read: (address) => readSpot(address, element.addressPrefix),
      write: (address, spot) => writeSpot(address, spot, element.addressPrefix),
      place: () => this.#spot,
      onMoved: ({ dispute, sort, ...filter }, isFirst) => {
        // What was typed into the search is not in the address, so the address does not take it away.
        this.filter = { ...filter, search: this.filter.search };
        list().sort = sort;
        // A dispute that the page itself asks for is not overruled by an address that says nothing.
        if (dispute || !isFirst) this.#show(dispute);
      },
    });
  }

  narrow(changes: Partial<DisputeFilter>): void {
    this.filter = { ...this.filter, ...changes };
    this.write();
    this.#record.update();
  }

  /** Writes where somebody is, as no step of its own. */
  write(): void {
    this.#address.write('replaceState');
  }

  hrefOf(dispute: string): string | undefined {
    return this.#address.hrefOf({ ...this.#spot, dispute });
  }

  /** Opens a dispute, or with an empty id the list, and moves the focus there: back to the row that was left. */
  open(dispute: string): void {
    const { dispute: before } = this.#element;
    this.#show(dispute);
    this.#address.write('pushState');
    const row = this.#list().has(before) ? `[data-id="${CSS.escape(before)}"]` : '[part~=search]';
    this.#record.focus(dispute ? 'h2[tabindex]' : row);
  }

  get #spot(): Spot {
    return { ...this.filter, dispute: this.#element.dispute, sort: this.#list().sort };
  }

  #show(dispute: string): void {
    const { dispute: before } = this.#element;
    if (dispute === before) return;
    if (!dispute) this.#list().hold(before);
    this.#element.dispute = dispute;
    this.#record.say('');
    this.#record.emit('florin-dispute-opened', { dispute });
  }
}
