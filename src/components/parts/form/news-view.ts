import { html, nothing, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import type { List } from './field.js';
import type { FieldView } from './field-view.js';

/** How a try to save ended. */
export interface News {
  readonly text: string;
  readonly isGood: boolean;
  /** The labels of the fields that are not right, by their paths. */
  readonly labels?: ReadonlyMap<string, string>;
}

export interface FormView extends FieldView {
  readonly isSaving: boolean;
  /** How the last thing ended, beside the button that began it. */
  readonly news: News | undefined;
  /** Paths that the platform does not take, and no field goes by. */
  readonly unknown: readonly string[];
  onSave(): void;
  onAdd(list: List): void;
  /** Goes to the field of a path. */
  onGo(path: string): void;
}

const listOf = (language: string) => new Intl.ListFormat(language);

/** How the last thing ended, for those who hear it. */
export function newsText({ news, words, language }: FormView): string {
  if (!news?.labels) return news?.text ?? '';
  return words.text('some-faults', { fields: listOf(language).format(news.labels.values()) });
}

/** What the platform does not take, and the form does not ask for. */
export function unknownText({ words, unknown, language }: FormView): string {
  if (unknown.length === 0) return '';
  return words.text('unknown-fields', { fields: listOf(language).format(unknown.map(apart)) });
}

/** Stands where the fields stand in the sentence; in no language is it a letter. */
const HERE = '\u0000';

/** The fields that are not right, each a link to it. */
function faultyView({ news, words, language, onGo }: FormView): TemplateResult {
  const labels = [...(news?.labels ?? [])];
  const [before, after] = words.text('some-faults', { fields: HERE }).split(HERE);
  let at = 0;
  const fields = listOf(language)
    .formatToParts(labels.map(([, label]) => label))
    .map(({ type, value }) => {
      if (type !== 'element') return value;
      const [path = '', label] = labels[at++] ?? [];
      const go = (event: Event): void => {
        event.preventDefault();
        onGo(path);
      };
      return html`<a href="#${path}" @click=${go}>${label}</a>`;
    });
  return html`${before}${fields}${after}`;
}

/** How the last thing ended. */
export function newsView(view: FormView): TemplateResult | typeof nothing {
  const { news } = view;
  if (!news) return nothing;
  const { isGood, text, labels } = news;
  return html`<p class="notice ${isGood ? 'good' : 'bad'}" part=${isGood ? 'notice' : 'error'} tabindex="-1">
    ${labels ? faultyView(view) : text}
  </p>`;
}

/** What the platform does not take, and no field stands for. */
export function unknownView(view: FormView): TemplateResult | typeof nothing {
  const text = unknownText(view);
  return text ? html`<p class="notice bad" part="unknown-fields" tabindex="-1">${text}</p>` : nothing;
}
