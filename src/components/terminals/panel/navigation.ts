import { TableAddress } from '../../parts/table/table-address.js';
import { NO_FILTER, readSpot, writeSpot, type Spot, type TerminalFilter } from './place-address.js';
import type { TerminalsElement, TerminalsRecord } from './terminals-record.js';

/** What of the list the way through it depends on. */
export interface NavigatedList {
  sort: string;
  hold(id: string): void;
  has(id: string): boolean;
}

/** Where an operator is: in the list, narrowed by a filter, or at one terminal. Follows the page's address, and leads it. */
export class Navigation {
  readonly #record: TerminalsRecord;
  readonly #element: TerminalsElement;
  readonly #list: () => NavigatedList;
  readonly #address: TableAddress<Spot>;
  #filter = NO_FILTER;

  constructor(record: TerminalsRecord, element: TerminalsElement, list: () => NavigatedList) {
    this.#record = record;
    this.#element = element;
    this.#list = list;
    this.#address = new TableAddress(element, {
      isOn: () => !element.noAddress,
      read: (address) => readSpot(address, element.addressPrefix),
      write: (address, spot) => writeSpot(address, spot, element.addressPrefix),
      place: () => this.#spot,
      onMoved: ({ terminal, sort, ...filter }, isFirst) => {
        this.#filter = filter;
        list().sort = sort;
        // A terminal that the page itself asks for is not overruled by an address that says nothing.
        if (terminal || !isFirst) this.#show(terminal);
      },
    });
  }

  get filter(): TerminalFilter {
    return this.#filter;
  }

  narrow(changes: Partial<TerminalFilter>): void {
    this.#filter = { ...this.#filter, ...changes };
    this.write();
    this.#record.update();
  }

  /** Writes where the operator is, as no step of its own. */
  write(): void {
    this.#address.write('replaceState');
  }

  hrefOf(terminal: string): string | undefined {
    return this.#address.hrefOf({ ...this.#spot, terminal });
  }

  /** Opens a terminal, or with an empty id the list, and moves the focus there: back to the row that was left. */
  open(terminal: string): void {
    const { terminal: before } = this.#element;
    this.#show(terminal);
    this.#address.write('pushState');
    const row = this.#list().has(before) ? `[data-id="${CSS.escape(before)}"]` : '[part~=search]';
    this.#record.focus(terminal ? 'h2[tabindex]' : row);
  }

  get #spot(): Spot {
    return { ...this.#filter, terminal: this.#element.terminal, sort: this.#list().sort };
  }

  #show(terminal: string): void {
    const { terminal: before } = this.#element;
    if (terminal === before) return;
    if (!terminal) this.#list().hold(before);
    this.#element.terminal = terminal;
    this.#record.say('');
    this.#record.emit('florin-terminal-opened', { terminal });
  }
}
