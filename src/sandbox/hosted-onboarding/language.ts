import { words as ar } from './words/ar.js';
import { words as de } from './words/de.js';
import { words as en, type HostedWord } from './words/en.js';
import { words as fr } from './words/fr.js';
import { words as nl } from './words/nl.js';

const LANGUAGES: Readonly<Record<string, Readonly<Record<HostedWord, string>>>> = { ar, de, en, fr, nl };

/** The language a page is written in. */
export interface Language {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  text(word: HostedWord, values?: Readonly<Record<string, string>>): string;
}

/** The language of a link's `locale`, like `nl-NL`; English where there are no words for it. */
export function languageOf(locale = 'en'): Language {
  const asked = locale.split(/[-_]/)[0]?.toLowerCase() ?? 'en';
  const code = Object.hasOwn(LANGUAGES, asked) ? asked : 'en';
  const words = LANGUAGES[code] ?? en;
  return {
    code,
    direction: code === 'ar' ? 'rtl' : 'ltr',
    text: (word, values = {}) => words[word].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  };
}
