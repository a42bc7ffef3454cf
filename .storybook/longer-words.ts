import type { Message } from '../src/words/catalogue.js';
import { registerWords, type OwnWords } from '../src/words/index.js';

/** All that elements say in English, by file. */
const files = import.meta.glob<Readonly<Record<string, Message>>>('../src/words/compiled/**/en.ts', {
  import: 'words',
  eager: true,
});

/** The share of letters that a text grows by, as from English to German or Finnish. */
const GROWTH = 0.4;

/** A text that goes on with its own words, until it is long enough. */
function lengthened(text: string): string {
  const words = text.match(/(?<![{\p{L}])\p{L}+(?![}\p{L}])/gu) ?? [];
  let more = '';
  for (let at = 0; words.length > 0 && more.length < text.length * GROWTH; at++)
    more += ` ${words[at % words.length]}`;
  return text + more.slice(0, Math.max(2, Math.ceil(text.length * GROWTH)));
}

const longer = (message: Message): Message =>
  typeof message === 'function'
    ? (values, language) => lengthened(message(values, language))
    : lengthened(message);

/** Has every English text be 40 % longer, until the document is left: nothing may be cut off, or push another thing away. */
export function lengthenWords(): void {
  const groups = Object.values(files).map(({ '': names, ...words }) => [
    String(names).split(' ')[0],
    Object.fromEntries(Object.entries(words).map(([key, message]) => [key, longer(message)])),
  ]);
  registerWords('en', Object.fromEntries(groups) as OwnWords);
}
