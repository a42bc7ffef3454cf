import { fill, type Values } from '../../words/catalogue.js';
import type { Word as HostedWord } from '../../words/compiled/sandbox/hosted-onboarding/en.js';
import { languages } from '../../words/compiled/sandbox/hosted-onboarding/languages.js';

const LANGUAGES: Readonly<Partial<Record<string, (typeof languages)['en']>>> = languages;

/** The language a page is written in. */
export interface Language {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  text(word: HostedWord, values?: Values): string;
}

/** The language of a link's `locale`, like `nl-NL`; English where there are no words for it. */
export function languageOf(locale = 'en'): Language {
  const [language = '', region = ''] = locale.split(/[-_]/);
  const asked = [`${language.toLowerCase()}-${region.toUpperCase()}`, language.toLowerCase()];
  const code = asked.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
  const words = LANGUAGES[code] ?? languages.en;
  return {
    code,
    direction: code === 'ar' ? 'rtl' : 'ltr',
    text: (word, values = {}) => fill(words[word], code, values),
  };
}
