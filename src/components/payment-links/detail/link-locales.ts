import type { Kind, Option } from '../../parts/form/field.js';

/** Languages that a shopper can be spoken to in, as the platform wants them: with a country. */
export const LINK_LOCALES =
  'ar-EG bg-BG ca-ES cs-CZ da-DK de-DE el-GR en-US es-ES es-MX et-EE fa-IR fi-FI fr-FR fr-CA he-IL hi-IN hr-HR hu-HU id-ID it-IT ja-JP ko-KR lt-LT lv-LV ms-MY nb-NO nl-NL pl-PL pt-PT pt-BR ro-RO ru-RU sk-SK sl-SI sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'.split(
    ' ',
  );

/** A language as another one calls it; its tag where that is none. */
export function localeName(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

let known: { readonly language: string; readonly options: readonly Option[] } | undefined;

/** The same list until the language changes: it is long, and drawn often. */
function localeOptions(language: string): readonly Option[] {
  if (known?.language !== language) {
    const options = LINK_LOCALES.map((value) => ({ value, text: localeName(language, value) }));
    const { compare } = new Intl.Collator(language);
    known = { language, options: options.toSorted((one, other) => compare(one.text, other.text)) };
  }
  return known.options;
}

export const LOCALE: Kind = { name: 'locale', options: ({ language }) => localeOptions(language) };
