import type { ReactiveControllerHost } from 'lit';

import { TableAddress } from './table-address.js';

/** Where somebody is: at what is open, or with an empty id in the list, narrowed and sorted. */
export interface Spot<Filter> {
  readonly id: string;
  readonly sort: string;
  readonly filter: Filter;
}

/** What of the list the way through it depends on. */
export interface NavigatedList {
  sort: string;
  hold(id: string): void;
  has(id: string): boolean;
}

export interface NavigationOptions<Filter> {
  readonly record: { say(text: string): void; update(): void; focus(selector: string): void };
  list(): NavigatedList;
  /** What the list is narrowed by before anything was chosen. */
  first(): Filter;
  /** Whether the page's address counts. */
  isOn(): boolean;
  /** @param before - What the list is narrowed by until now, for what is not in the address. */
  read(address: URL, before: Filter): Spot<Filter>;
  /** The address with the spot in it. */
  write(address: URL, spot: Spot<Filter>): URL;
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

  constructor(host: ReactiveControllerHost, options: NavigationOptions<Filter>) {
    const { isOn, read, write, list } = options;
    this.#options = options;
    this.#address = new TableAddress(host, {
      isOn,
      read: (address) => read(address, this.filter),
      write,
      place: () => this.#spot,
      onMoved: ({ id, sort, filter }, isFirst) => {
        this.#filter = filter;
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

  /** Writes where somebody is, as no step of its own. */
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
