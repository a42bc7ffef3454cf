import { html, type TemplateResult } from 'lit';

import { countryName } from '../../../facts/countries.js';
import { amountText } from '../../parts/amount/amount.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/payouts/submit/en.js';
import { problemView, submitting } from '../../parts/money-form/form-view.js';
import type { StepView } from './step-view.js';
import type { Intent } from './intent.js';

interface ReviewView extends StepView {
  readonly intent: Intent;
  onSubmit(): void;
  onBack(): void;
}

/** Fields of the review, as they were typed. The amount comes first, and apart from these. */
const FIELDS: readonly (readonly [path: string, word: Word])[] = [
  ['bank.ownerName', 'owner'],
  ['bank.iban', 'iban'],
  ['bank.bankAccountNumber', 'account-number'],
  ['bank.bankLocationId', 'bank-code'],
  ['bank.countryCode', 'bank-country'],
  ['selectedRecurringDetailReference', 'stored-reference'],
  ['entityType', 'entity-type'],
  ['dateOfBirth', 'birth-date'],
  ['nationality', 'nationality'],
  ['shopperReference', 'payee-reference'],
  ['shopperEmail', 'email'],
  ['reference', 'reference'],
  ['shopperStatement', 'statement'],
];

/** What of a body stands at a path: what is reviewed is what is sent, not what once was typed. */
const at = (body: object, path: string): string => {
  const found = path
    .split('.')
    .reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], body);
  return typeof found === 'string' ? found : '';
};

function shown({ texts, language }: ReviewView, path: string, value: string): string {
  if (path === 'nationality' || path === 'bank.countryCode') return countryName(value, language);
  if (path === 'bank.iban') return value.replace(/(.{4})(?=.)/g, '$1 ');
  if (path === 'entityType')
    return texts.text(value === 'Company' ? 'entity-Company' : 'entity-NaturalPerson');
  if (path !== 'dateOfBirth') return value;
  const day = new Date(`${value}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Repeats who is paid how much, and says what happens next. */
export function reviewView(view: ReviewView): TemplateResult {
  const { texts, intent, language, isBusy, onSubmit, onBack } = view;
  const { amount, body, way } = intent;
  const facts: readonly Fact[] = [
    [texts.text('amount'), amount && amountText(amount, language)],
    ...FIELDS.map(([path, word]) => [texts.text(word), shownAt(view, body, path)] as const),
  ];
  return html`<form class="record step" part="review" @submit=${submitting(() => isBusy || onSubmit())}>
    <h2 tabindex="-1">${texts.text(way === 'store' ? 'review-store' : 'review')}</h2>
    ${factsView(facts)}
    <p class="notice" part="notice">${texts.text(`then-${way}`)}</p>
    ${problemView(view)}
    <div class="ways">
      <button class="main" part="submit" aria-disabled=${isBusy}>
        ${texts.text(isBusy ? 'sending' : `submit-${way}`)}
      </button>
      <button type="button" part="back" @click=${() => isBusy || onBack()}>${texts.text('change')}</button>
    </div>
  </form>`;
}

const shownAt = (view: ReviewView, body: object, path: string): string => {
  const value = at(body, path);
  return value && shown(view, path, value);
};
