import type { Catalogue } from '../../../words/catalogue.js';
import { shopper } from '../../../words/shopper.js';
import { codeOf } from '../../base/words.js';

/** The words of `english` in a language; English itself where there are none, or where they will not load. */
export async function translated<Key extends string>(
  english: Catalogue<Key>,
  language: string,
): Promise<Catalogue<Key>> {
  if (codeOf(language) === 'en') return english;
  return (await shopper.load(language, english).catch(() => undefined)) ?? english;
}
