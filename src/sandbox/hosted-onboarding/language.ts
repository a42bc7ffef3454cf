import { fill, type Values } from '../../words/catalogue.js';
import type { Word as HostedWord } from '../../words/compiled/sandbox/hosted-onboarding/en.js';
import { languages } from '../../words/compiled/sandbox/hosted-onboarding/languages.js';
import { tagsOf } from '../../words/loader.js';

const LANGUAGES: Readonly<Partial<Record<string, (typeof languages)['en']>>> = languages;

/** The language a page is written in. */
export interface Language {
  readonly code: string;
  readonly direction: 'ltr' | 'rtl';
  text(word: HostedWord, values?: Values): string;
}

/** The tags that may serve for what a link's creator wrote; none for what is no tag. */
function closestTo(locale: string): string[] {
  try {
    return tagsOf(locale.replaceAll('_', '-'));
  } catch {
    return [];
  }
}

/** The language of a link's `locale`, like `nl-NL`; English where there are no words for it. */
export function languageOf(locale = 'en'): Language {
  const code = closestTo(locale).find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
  const words = LANGUAGES[code] ?? languages.en;
  return {
    code,
    direction: code === 'ar' ? 'rtl' : 'ltr',
    text: (word, values = {}) => fill(words[word], code, values),
  };
}
