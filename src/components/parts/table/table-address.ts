import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Values = Readonly<Record<string, string>>;

/** Longest value that is read: an attacker can make an address. */
const LONGEST = 200;

/** What the query of an address says of each field, under its name behind a prefix; nothing said is an empty text. */
export const readValues = ({ searchParams }: URL, fields: readonly string[], prefix: string): Values =>
  Object.fromEntries(
    fields.map((field) => [field, (searchParams.get(prefix + field) ?? '').slice(0, LONGEST)]),
  );

/** Puts the values into the query of an address; an empty one leaves it. Whatever else stands there stays. */
export function writeValues({ searchParams }: URL, values: object, prefix: string): void {
  for (const [field, value] of Object.entries(values))
    if (value) searchParams.set(prefix + field, String(value));
    else searchParams.delete(prefix + field);
}

export interface TableAddressOptions<Place> {
  /** Whether the page's address counts. */
  isOn(): boolean;
  read(address: URL): Place;
  /** The address with the place in it. */
  write(address: URL, place: Place): URL;
  /** Where a person is. */
  place(): Place;
  /** The reader went back or forward, or, `isFirst`, opened the page at a place. */
  onMoved(place: Place, isFirst: boolean): void;
}

/** Keeps the page's address at what a table shows, and the table at what the address says. */
export class TableAddress<Place> implements ReactiveController {
  readonly #options: TableAddressOptions<Place>;
  #isRead = false;

  constructor(host: ReactiveControllerHost, options: TableAddressOptions<Place>) {
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#read);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#read);
  }

  /** Once the attributes are there, which say whether the address counts. */
  hostUpdate(): void {
    if (!this.#isRead) this.#read();
    this.#isRead = true;
  }

  /** Writes the place: `pushState` for a step that Back undoes. */
  write(how: 'pushState' | 'replaceState'): void {
    const { isOn, write, place } = this.#options;
    if (!isOn()) return;
    const { href } = write(new URL(location.href), place());
    if (href !== location.href) history[how](history.state, '', href);
  }

  /** The address of a place, for a link that leads to it. Undefined where the page's address does not count. */
  hrefOf(place: Place): string | undefined {
    const { isOn, write } = this.#options;
    return isOn() ? write(new URL(location.href), place).href : undefined;
  }

  readonly #read = (): void => {
    const { isOn, read, onMoved } = this.#options;
    if (isOn()) onMoved(read(new URL(location.href)), !this.#isRead);
  };
}
