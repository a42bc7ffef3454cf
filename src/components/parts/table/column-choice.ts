import type { Column } from './column.js';

type Choice = Readonly<Record<string, boolean>>;

/** What stands in the storage is as foreign as an address: any script of the page could have written it. */
function readChoice(text: string | null): Choice {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const all = Object.entries(Object(value)).slice(0, 100);
    return Object.fromEntries(
      all.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

/** Which columns a person wants to see. This browser keeps their names, and nothing of what stands in them. */
export class ColumnChoice {
  readonly #key: string;
  #choice: Choice | undefined;

  constructor(name: string) {
    this.#key = `florin-columns-${name}`;
  }

  /** The first column is always there. */
  isShown({ name, isHidden }: Pick<Column<never>, 'name' | 'isHidden'>, at: number): boolean {
    return at === 0 || (this.#chosen[name] ?? !isHidden);
  }

  choose(name: string, isShown: boolean): void {
    this.#choice = { ...this.#chosen, [name]: isShown };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#choice));
    } catch {
      // Full, or refused: it lasts as long as the page.
    }
  }

  get #chosen(): Choice {
    return (this.#choice ??= readChoice(this.#read()));
  }

  #read(): string | null {
    try {
      return localStorage.getItem(this.#key);
    } catch {
      return null;
    }
  }
}
