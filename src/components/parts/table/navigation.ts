import type { ReactiveControllerHost } from 'lit';

import { readSpot, writeSpot, type ListNames, type Spot } from './list-address.js';
import { TableAddress } from './table-address.js';

/** What of the list the way through it depends on. */
export interface NavigatedList {
  sort: string;
  hold(id: string): void;
  has(id: string): boolean;
}

/** An element that follows the page's address where it may. */
export interface AddressedElement extends ReactiveControllerHost {
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

export interface NavigationOptions<Filter> extends ListNames<Filter> {
  readonly record: { say(text: string): void; update(): void; focus(selector: string): void };
  list(): NavigatedList;
  /** What the list is narrowed by before anything was chosen. */
  first(): Filter;
  /** Whether the page's address counts. Without it: unless `no-address` says no. */
  isOn?(): boolean;
  /** What an address narrowed the list by, once the element has taken what it keeps itself. */
  taken?(filter: Filter, isFirst: boolean): Filter;
  /** What the address is to have: the other way. `id` is what is open there. */
  given?(filter: Filter, id: string): Filter;
  /** What is open, as the element has it. */
  opened(): string;
  /** Something else is open now: the element has it, and the page is told. */
  onOpened(id: string): void;
}

/** The way through a list and what opens from it. Follows the page's address, and leads it. */
export class Navigation<Filter extends object> {
  readonly #options: NavigationOptions<Filter>;
  readonly #address: TableAddress<Spot<Filter>>;
  #filter: Filter | undefined;

  constructor(element: AddressedElement, options: NavigationOptions<Filter>) {
    const { isOn = () => !element.noAddress, first, list, taken, given } = options;
    this.#options = options;
    this.#address = new TableAddress(element, {
      isOn,
      read: (address) => readSpot(address, options, element.addressPrefix, first(), this.filter),
      write: (address, { filter, ...spot }) => {
        const shown = { ...spot, filter: given?.(filter, spot.id) ?? filter };
        return writeSpot(address, options, element.addressPrefix, first(), shown);
      },
      place: () => this.#spot,
      onMoved: ({ id, sort, filter }, isFirst) => {
        this.#filter = taken?.(filter, isFirst) ?? filter;
        list().sort = sort;
        // What the page itself asks for is not overruled by an address that says nothing.
        if (id || !isFirst) this.#show(id);
      },
    });
  }

  get filter(): Filter {
    return this.#filter ?? this.#options.first();
  }

  narrow(changes: Partial<Filter>): void {
    this.#filter = { ...this.filter, ...changes };
    this.write();
    this.#options.record.update();
  }

  /** Writes where the reader is, as no step of its own. */
  write(): void {
    this.#address.write('replaceState');
  }

  hrefOf(id: string): string | undefined {
    return this.#address.hrefOf({ ...this.#spot, id });
  }

  /** Opens one, or with an empty id the list, and moves the focus there: back to the row that was left. */
  open(id: string): void {
    const { record, list, opened } = this.#options;
    const before = opened();
    this.#show(id);
    this.#address.write('pushState');
    const row = list().has(before) ? `[data-id="${CSS.escape(before)}"]` : '[part~=search]';
    record.focus(id ? 'h2[tabindex]' : row);
  }

  get #spot(): Spot<Filter> {
    const { opened, list } = this.#options;
    return { id: opened(), sort: list().sort, filter: this.filter };
  }

  #show(id: string): void {
    const { opened, list, record, onOpened } = this.#options;
    const before = opened();
    if (id === before) return;
    if (!id) list().hold(before);
    record.say('');
    onOpened(id);
  }
}
