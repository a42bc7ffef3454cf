import { DAY } from '../../../facts/instant.js';
import { EMPTY, type Entries } from './entries.js';
import { fieldsOf, listsOf, type Row, type Section } from './field.js';

/** What a person typed and did not save, without the numbers that tell who they are. */
export interface Draft {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly entries: Entries;
}

/** Where drafts are kept: in this browser, in this tab, or nowhere. */
export type DraftPlace = 'local' | 'session' | 'none';

const MOST_LETTERS = 200_000;
const MOST_ROWS = 50;
/** Milliseconds after which what a person typed about themselves is none of this browser's business. */
const LIFETIME = 30 * DAY;

/** What of it may be written down: no number of a document, a register or a tax office. */
export function withoutSecrets({ texts, rows }: Entries, sections: readonly Section[]): Entries {
  const open = new Set(fieldsOf(sections).flatMap(({ path, isSecret }) => (isSecret ? [] : [path])));
  const lists = listsOf(sections).flatMap(({ path, columns }) => {
    const secret = new Set(columns.flatMap((column) => (column.isSecret ? [column.path] : [])));
    const kept = rows[path]?.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, text]) => [column, secret.has(column) ? '' : text]),
      ),
    );
    return kept ? [[path, kept] as const] : [];
  });
  return {
    texts: Object.fromEntries(Object.entries(texts).filter(([path]) => open.has(path))),
    rows: Object.fromEntries(lists),
  };
}

/** A draft over what stands in the form: the numbers it does not hold stay, and of a changed row have to be typed again. */
export function withSecrets(draft: Entries, standing: Entries, sections: readonly Section[]): Entries {
  const secret = new Set(fieldsOf(sections).flatMap(({ path, isSecret }) => (isSecret ? [path] : [])));
  const kept = Object.entries(standing.texts).filter(([path]) => secret.has(path));
  const open = withoutSecrets(standing, sections).rows;
  const rows = Object.entries(draft.rows).map(([path, list]) => {
    const same = (row: Row, at: number): boolean => JSON.stringify(row) === JSON.stringify(open[path]?.[at]);
    return [path, list.map((row, at) => (same(row, at) ? (standing.rows[path]?.[at] ?? row) : row))] as const;
  });
  return { texts: { ...draft.texts, ...Object.fromEntries(kept) }, rows: Object.fromEntries(rows) };
}

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(value) as object).filter(([, text]) => typeof text === 'string'));

const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.slice(0, MOST_ROWS).map(textsIn) : [];

/** What stands in the storage is as foreign as what stands in an address. */
function readDraft(text: string | null, sections: readonly Section[], now: number): Draft | undefined {
  if (!text || text.length > MOST_LETTERS) return undefined;
  const { at, entries } = JSON.parse(text) as Partial<Draft>;
  if (typeof at !== 'number' || at > now || at < now - LIFETIME) return undefined;
  const { texts, rows } = Object(entries) as Partial<Entries>;
  const lists = listsOf(sections).flatMap(({ path, columns }) => {
    const found = rowsIn(rows?.[path]).map((row) =>
      Object.fromEntries(columns.map((column) => [column.path, row[column.path] ?? ''])),
    );
    return found.length > 0 ? [[path, found] as const] : [];
  });
  const kept = { ...EMPTY, texts: textsIn(texts), rows: Object.fromEntries(lists) };
  return { at, entries: withoutSecrets(kept, sections) };
}

/** Keeps a draft where the merchant wants it; where storage is refused or full, there is none. */
export class Drafts {
  readonly #key: string;
  readonly #place: DraftPlace;

  /** @param key - What the draft goes by in the storage: the form, the proxy's address, and what is changed. */
  constructor(key: string, place: DraftPlace) {
    this.#key = key;
    this.#place = place;
  }

  read(sections: readonly Section[]): Draft | undefined {
    return this.#try((storage) => readDraft(storage.getItem(this.#key), sections, Date.now()));
  }

  write(draft: Draft): void {
    this.#try((storage) => storage.setItem(this.#key, JSON.stringify(draft)));
  }

  clear(): void {
    this.#try((storage) => storage.removeItem(this.#key));
  }

  #try<T>(work: (storage: Storage) => T): T | undefined {
    if (this.#place === 'none') return undefined;
    try {
      return work(this.#place === 'session' ? sessionStorage : localStorage);
    } catch {
      return undefined;
    }
  }
}
