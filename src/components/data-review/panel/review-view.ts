import { html, nothing, type TemplateResult } from 'lit';

import type { LegalEntity } from '../../../client/legal-entity/legal-entity.js';
import { bareWord } from '../../../client/schema/values.js';
import { countryName } from '../../../facts/countries.js';
import { momentText } from '../../base/moment.js';
import type { Words } from '../../base/words.js';
import { summaryOf, type Fact, type Group } from './summary.js';
import { words as english, type Word as ReviewWord } from '../../../words/compiled/data-review/panel/en.js';

export interface ReviewView {
  readonly entity: LegalEntity;
  readonly words: Pick<Words<ReviewWord>, 'text'>;
  readonly language: string;
  readonly isDue: boolean;
  readonly isBusy: boolean;
  /** A time by ISO 8601; `now` where the platform told none; empty where nothing was confirmed. */
  readonly confirmedAt: string;
  readonly message: { readonly text: string; readonly isChange: boolean } | undefined;
  onConfirm(): void;
}

/** A day is the same everywhere: it is read and written in one zone. */
function dayText(day: string, language: string): string {
  const at = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(at)
    ? day
    : new Date(at).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

function valueText({ value, kind }: Fact, { words, language }: ReviewView): string {
  if (kind === 'day') return dayText(value, language);
  if (kind === 'country') return countryName(value, language);
  if (kind === 'count') return words.text('count', { count: Number(value) });
  if (kind !== 'role') return value;
  return Object.hasOwn(english, value) ? words.text(value as ReviewWord) : bareWord(value);
}

const nameText = ({ name }: Fact, { words }: ReviewView): string =>
  typeof name === 'string' ? words.text(name) : name.person;

function groupView({ name, facts }: Group, view: ReviewView): TemplateResult {
  return html`<section class="record" part="group" aria-label=${view.words.text(`${name}-title`)}>
    <h3>${view.words.text(`${name}-title`)}</h3>
    <dl>
      ${facts.map(
        (fact) =>
          html`<div part="fact">
            <dt>${nameText(fact, view)}</dt>
            <dd><bdi>${valueText(fact, view)}</bdi></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function confirmedText({ words, confirmedAt, language }: ReviewView): string {
  if (!confirmedAt) return '';
  return confirmedAt === 'now'
    ? words.text('confirmed')
    : words.text('confirmed-at', { time: momentText(confirmedAt, language) });
}

/** All that is known, then the button that confirms it. */
export function reviewView(view: ReviewView): TemplateResult {
  const { entity, words, isDue, isBusy, message, onConfirm } = view;
  const confirmed = confirmedText(view);
  return html`<section>
      <h2>${words.text('title')}</h2>
      ${isDue ? html`<p class="notice due" part="due">${words.text('due')}</p>` : nothing}
      <p>${words.text('lead')}</p>
    </section>
    ${summaryOf(entity).map((group) => groupView(group, view))}
    <slot name="change"></slot>
    ${
      message
        ? html`<p class="notice ${message.isChange ? 'due' : 'bad'}" part="error">${message.text}</p>`
        : nothing
    }
    ${confirmed ? html`<p class="notice good" part="confirmed">${confirmed}</p>` : nothing}
    <p>
      <button
        type="button"
        class=${confirmed ? '' : 'main'}
        part="confirm"
        aria-disabled=${isBusy}
        @click=${() => isBusy || onConfirm()}
      >
        ${words.text(isBusy ? 'confirming' : confirmed ? 'confirm-again' : 'confirm')}
      </button>
    </p>`;
}
