import { readValues, TableAddress, writeValues } from '../../parts/table/table-address.js';
import type { SessionsElement, SessionsRecord } from './sessions-record.js';
import { tabOf, type CheckoutSessionsTab } from './tabs.js';

/** Which tab is open, and the page's address with it. */
export class OpenTab {
  readonly #record: SessionsRecord;
  readonly #element: SessionsElement;
  readonly #address: TableAddress<CheckoutSessionsTab | ''>;

  constructor(record: SessionsRecord, element: SessionsElement) {
    this.#record = record;
    this.#element = element;
    const prefix = (): string => `${element.addressPrefix}sessions-`;
    this.#address = new TableAddress(element, {
      isOn: () => !element.noAddress,
      read: (address) => tabOf(readValues(address, ['tab'], prefix())['tab']),
      write: (address, tab) => {
        const written = new URL(address);
        writeValues(written, { tab }, prefix());
        return written;
      },
      place: () => element.tab,
      onMoved: (tab, isFirst) => {
        if (isFirst && !tab) return;
        element.tab = tab;
        record.update();
      },
    });
  }

  get now(): CheckoutSessionsTab {
    return tabOf(this.#element.tab) || 'session';
  }

  choose(tab: CheckoutSessionsTab): void {
    if (tab === this.now) return;
    this.#element.tab = tab;
    this.#address.write('pushState');
    this.#record.say('');
    this.#record.emit('florin-checkout-sessions-opened', { tab });
  }
}
