import { EMPTY, FIELD_NAMES, type FormFields, type FormImage } from './fields.js';

/** What somebody typed and did not save. */
export interface Draft {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The language that the amounts are written in. */
  readonly language: string;
  /** Of the listing that was changed; 0 for one to be. */
  readonly revision: number;
  readonly fields: FormFields;
}

const MOST_LETTERS = 200_000;

function imageOf(value: unknown): FormImage[] {
  const { url, alt, width, height } = Object(value) as Partial<FormImage>;
  const isSize = Number.isInteger(width) && Number.isInteger(height);
  return typeof url === 'string' && typeof alt === 'string' && isSize
    ? [{ url, alt, width, height } as FormImage]
    : [];
}

/** What stands in the storage is as foreign as what stands in an address. */
function readDraft(text: string | null): Draft | undefined {
  if (!text || text.length > MOST_LETTERS) return undefined;
  try {
    const { at, language, revision, fields } = JSON.parse(text) as Draft;
    const given = Object(fields) as Record<string, unknown>;
    const texts = FIELD_NAMES.filter((name) => name !== 'images').map((name) => [name, given[name]] as const);
    const isWhole =
      texts.every(([, value]) => typeof value === 'string') &&
      typeof at === 'number' &&
      typeof language === 'string' &&
      Number.isInteger(revision) &&
      Array.isArray(given['images']);
    if (!isWhole) return undefined;
    const images = (given['images'] as unknown[]).slice(0, 24).flatMap(imageOf);
    return {
      at,
      language,
      revision,
      fields: { ...EMPTY, ...Object.fromEntries(texts), images } as FormFields,
    };
  } catch {
    return undefined;
  }
}

/** Keeps a draft in this browser; where storage is refused or full, there is none. */
export class Drafts {
  /** @param name - Whose draft it is: the proxy's address, and the listing's id. */
  constructor(readonly name: string) {}

  read(): Draft | undefined {
    return this.#try(() => readDraft(localStorage.getItem(this.#key)));
  }

  write(draft: Draft): void {
    this.#try(() => localStorage.setItem(this.#key, JSON.stringify(draft)));
  }

  clear(): void {
    this.#try(() => localStorage.removeItem(this.#key));
  }

  get #key(): string {
    return `florin-listing-draft ${this.name}`;
  }

  #try<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch {
      return undefined;
    }
  }
}
