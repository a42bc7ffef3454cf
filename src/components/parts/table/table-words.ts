import type { words } from '../../../words/compiled/parts/table/en.js';

/** What a table says itself. An element's own catalogue holds these words too, and says some of them in its own way. */
export type TableWord = keyof typeof words;

/** Where a table takes its words and its numbers. */
export interface TableTexts {
  readonly words: { text(key: TableWord, values?: Readonly<Record<string, string>>): string };
  readonly language: string;
}

export const countText = ({ language }: Pick<TableTexts, 'language'>, count: number): string =>
  new Intl.NumberFormat(language).format(count);
