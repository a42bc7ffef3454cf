import { readValues, TableAddress, writeValues } from '../../parts/table/table-address.js';
import {
  TABS,
  type ContractsElement,
  type ContractsRecord,
  type RecurringContractsTab,
} from './contracts-record.js';

const tabOf = (name: string | undefined): RecurringContractsTab | '' =>
  TABS.find((each) => each === name) ?? '';

/** Which stored payment method is open, and at which tab. The address has the tab alone: never whose it is, or which. */
export class OpenTab {
  readonly #record: ContractsRecord;
  readonly #element: ContractsElement;
  readonly #address: TableAddress<RecurringContractsTab | ''>;
  #detail = '';
  /** Back and forward return to it. */
  #last = '';

  constructor(record: ContractsRecord, element: ContractsElement) {
    this.#record = record;
    this.#element = element;
    const prefix = () => `${element.addressPrefix}recurring-`;
    this.#address = new TableAddress(element, {
      isOn: () => !element.noAddress,
      read: (address) => tabOf(readValues(address, ['tab'], prefix())['tab']),
      write: (address, tab) => {
        const written = new URL(address);
        writeValues(written, { tab }, prefix());
        return written;
      },
      place: () => (this.#detail ? this.tab : ''),
      onMoved: (tab, isFirst) => this.#onMoved(tab, isFirst),
    });
  }

  get detail(): string {
    return this.#detail;
  }

  get tab(): RecurringContractsTab {
    return this.#element.tab || 'details';
  }

  open(id: string): void {
    this.#detail = this.#last = id;
    this.#show(this.tab);
    this.#address.write('pushState');
  }

  choose(tab: RecurringContractsTab): void {
    this.#show(tab);
    this.#address.write('replaceState');
  }

  /** To the list, as a step of its own. */
  back(): void {
    this.#detail = '';
    this.#show('');
    this.#address.write('pushState');
  }

  /** Another shopper is looked for: there is nothing to come back to. */
  close(): void {
    this.#last = '';
    if (!this.#detail) return;
    this.#detail = '';
    this.#show('');
    this.#address.write('replaceState');
  }

  #show(tab: RecurringContractsTab | ''): void {
    const before = this.#element.tab;
    this.#element.tab = tab;
    this.#record.say('');
    if (tab !== before) this.#record.emit('florin-recurring-details-opened', { tab });
  }

  /** An address that names a tab before anything is open says where the first one opens. */
  #onMoved(tab: RecurringContractsTab | '', isFirst: boolean): void {
    if (isFirst && !tab) return;
    this.#detail = tab ? this.#last : '';
    this.#element.tab = tab;
    this.#record.update();
  }
}
