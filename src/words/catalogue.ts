/** What fills the places of a message, by name. */
export type Values = Readonly<Record<string, string | number | Date>>;

/**
 * One message: text, in which `{name}` marks a place to fill, or a function of the values and of the language that is
 * shown, where a text depends on a number or a date.
 */
export type Message = string | ((values: Values, language: string) => string);

/** The words of one element or part in one language. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, Message>>;

/**
 * Words of a language by group: messages in the order of the names of the English words, which stand in the page anyway, and
 * the mark of those names.
 */
export type Listed = Readonly<Record<string, readonly [mark: number, messages: readonly Message[]]>>;

/** The groups of `florin/words/en.json` that words are from, their own first, parted by spaces: under the empty key. */
export const groupsOf = (words: object): string => (words as { readonly '': string })[''];

/** The languages that the elements of one reader are in. */
export interface Languages {
  /** Tags that were asked for, and that no file has words of. */
  readonly missing: Set<string>;
  /** The words of `english` in the closest language that there is. Rejects where its file cannot be loaded. */
  load(language: string, english: Catalogue): Promise<Catalogue | undefined>;
}

/** A message with its places filled; a place without a value stays empty. */
export const fill = (message: Message, language: string, values: Values = {}): string =>
  typeof message === 'function'
    ? message(values, language)
    : message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
