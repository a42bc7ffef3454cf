import { html, nothing, type TemplateResult } from 'lit';

import { RESPONSE_LANGUAGES } from '../../../facts/workspace-words.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/mocks/en.js';
import { choiceView } from '../shell/choice-view.js';
import { selectView, textView } from './fields-view.js';
import type { Clash, ResponseEditing } from './response-editing.js';
import type { Field } from './response.js';

type Texts = Pick<Words<Word>, 'text'>;

/** Names of formats are the same in every language. */
const FORMATS: Readonly<Record<string, string>> = {
  html: 'HTML',
  javascript: 'JavaScript',
  json: 'JSON',
  xml: 'XML',
};

const languageText = (words: Texts, language: string): string =>
  FORMATS[language] ??
  (language === 'text' ? words.text('plain-text') : language || words.text('not-stated'));

interface FieldsView {
  readonly words: Texts;
  readonly editing: ResponseEditing;
  /** A name is asked for before these where one is made. */
  readonly hasName: boolean;
  onType(field: Field, text: string): void;
}

/** What a server response says: its status, its headers and its body. */
export function responseFields({ words, editing, hasName, onType }: FieldsView): TemplateResult {
  const { typed, faults, isChecked } = editing;
  const of = (field: Field) => {
    const fault = isChecked ? faults.get(field) : undefined;
    return {
      id: `response-${field}`,
      label: words.text(field),
      value: typed[field],
      fault: fault ? words.text(fault) : '',
      onType: (text: string) => onType(field, text),
    };
  };
  const languages = [...new Set(['', ...RESPONSE_LANGUAGES, typed.language])];
  return html`${hasName ? textView({ ...of('name'), isProse: true, isRequired: true, most: 120 }) : nothing}
  ${textView({ ...of('status'), isRequired: true, inputMode: 'numeric', most: 3 })}
  ${textView({ ...of('headers'), rows: 3, hint: words.text('headers-hint', { example: 'Retry-After: 30' }) })}
  ${selectView({
    ...of('language'),
    options: languages.map((language) => [language, languageText(words, language)]),
    onChange: (language) => onType('language', language),
  })}
  ${textView({ ...of('body'), rows: 8 })}`;
}

interface ChoicesView extends Pick<FieldsView, 'words' | 'editing'> {
  onUpdate(): void;
}

/** Both versions of each field that two people changed in different ways. */
export function responseChoices(
  { words, editing, onUpdate }: ChoicesView,
  { fields, theirs }: Clash,
): TemplateResult[] {
  const shown = (field: Field, text: string): string =>
    field === 'language' ? languageText(words, text) : text || words.text('no-value');
  return fields.map((field) =>
    choiceView(
      words,
      {
        id: `clash-${field}`,
        name: words.text(field),
        mine: shown(field, editing.typed[field]),
        theirs: shown(field, theirs[field]),
      },
      editing.takes.has(field),
      (isTheirs) => {
        if (isTheirs) editing.takes.add(field);
        else editing.takes.delete(field);
        onUpdate();
      },
    ),
  );
}
