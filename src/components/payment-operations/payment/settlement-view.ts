import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentRecord, Unsettled } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import { sinceText, whyText } from '../showing.js';
import type { Finding, Settlement, SettlementNews, SettlementOutcome, SettlementStep } from './settlement.js';
import { moneyText, type PaymentShowing } from './showing.js';

export interface SettlementView extends PaymentShowing {
  readonly settlement: Settlement;
  readonly payment: PaymentRecord;
  /** Whether the reader's role may settle payments by hand. */
  readonly maySettle: boolean;
  /** Why nothing was sent, and who can act. */
  why(trouble: Trouble): string;
}

type Naming = Extract<SettlementStep, { readonly name: 'naming' }>;

/** How it ended, for the eye and the ear. */
export function settlementText({ why, texts }: SettlementView, { word, trouble }: SettlementNews): string {
  const reason = word === 'settled-not-sent' && trouble ? ` ${why(trouble)}` : '';
  return texts.text(word) + reason;
}

const LOOK: Readonly<Record<SettlementNews['word'], string>> = {
  'settled-paid': 'received',
  'settled-cancelled': 'received',
  'settled-reverse-again': 'received',
  'settled-given-back': 'received',
  'settled-tell-again': 'received',
  'settled-told': 'received',
  'settled-overtaken': 'not-sent',
  'settled-otherwise': 'not-sent',
  'settled-too-early': 'not-sent',
  'settled-unknown': 'not-sent',
  'settled-not-sent': 'not-sent',
};

function choice({ settlement, texts }: SettlementView, outcome: SettlementOutcome): TemplateResult {
  const begin = (): void => (outcome === 'paid' ? settlement.beginPaid() : settlement.begin(outcome));
  return html`<button type="button" part="settle" data-outcome=${outcome} @click=${begin}>
    ${texts.text(`settle-${outcome}`)}
  </button>`;
}

interface Way {
  readonly sentence: 'look-up' | 'look-up-reversal' | 'look-up-telling';
  readonly choices: readonly SettlementOutcome[];
}

const USUAL: Way = { sentence: 'look-up', choices: ['paid', 'cancelled'] };
const WAYS: Readonly<Partial<Record<string, Way>>> = {
  'not-given-back': { sentence: 'look-up-reversal', choices: ['reverse-again', 'given-back'] },
  'not-told': { sentence: 'look-up-telling', choices: ['tell-again', 'told'] },
};

/** Why it waits for an operator, and what an operator can do about it. */
function question(view: SettlementView, unsettled: Unsettled): TemplateResult {
  const { texts, payment, maySettle } = view;
  const { pspReference, why } = unsettled;
  const { sentence, choices } = WAYS[why] ?? USUAL;
  const reference = apart((why === 'not-given-back' && pspReference) || payment.reference);
  return html`<div class="doubt" part="unsettled">
    <p>${whyText(view, why)} ${sinceText(view, unsettled)}. ${texts.text(sentence, { reference })}</p>
    ${maySettle ? html`<div class="choices">${choices.map((outcome) => choice(view, outcome))}</div>` : nothing}
  </div>`;
}

function naming({ settlement, texts }: SettlementView, { text, fault }: Naming): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    settlement.choose();
  };
  return html`<form class="step" part="step" novalidate @submit=${submit}>
    <h3>${texts.text('settle-paid')}</h3>
    <label for="psp-reference">${texts.text('settle-reference')}</label>
    <input
      id="psp-reference"
      part="psp-reference"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      dir="ltr"
      maxlength="80"
      .value=${text}
      aria-invalid=${fault !== undefined}
      aria-describedby="psp-reference-hint psp-reference-fault"
      data-arrive
      @input=${({ target }: Event) => settlement.type((target as HTMLInputElement).value)}
    />
    <p id="psp-reference-hint" class="quiet">${texts.text('settle-hint')}</p>
    <p id="psp-reference-fault" class="fault" role="alert">${fault ? texts.text(fault) : nothing}</p>
    <div class="choices">
      <button type="submit" class="main" part="continue">${texts.text('continue')}</button>
      <button type="button" part="leave" @click=${() => settlement.leave()}>${texts.text('leave')}</button>
    </div>
  </form>`;
}

function confirming(view: SettlementView, finding: Finding, isSending: boolean): TemplateResult {
  const { settlement, texts, payment } = view;
  const { outcome, pspReference = '' } = finding;
  const { value, currency } = payment.amount;
  const told = { amount: moneyText(view, value, currency), reference: apart(pspReference) };
  return html`<div class="step" part="step" role="group" aria-labelledby="settlement-consequence">
    <h3>${texts.text(`settle-${outcome}`)}</h3>
    <p id="settlement-consequence" part="consequence" tabindex="-1" data-arrive>
      ${texts.text(`confirm-${outcome}`, told)}
    </p>
    <div class="choices">
      <button
        type="button"
        class="main"
        part="confirm"
        aria-disabled=${isSending}
        @click=${() => settlement.confirm()}
      >
        ${texts.text(isSending ? 'sending' : `yes-${outcome}`)}
      </button>
      <button type="button" part="leave" aria-disabled=${isSending} @click=${() => settlement.leave()}>
        ${texts.text('leave')}
      </button>
    </div>
  </div>`;
}

function current(view: SettlementView): TemplateResult | typeof nothing {
  const { settlement, payment } = view;
  const { step } = settlement;
  if (!payment.unsettled) return nothing;
  if (!step) return question(view, payment.unsettled);
  if (step.name === 'naming') return naming(view, step);
  return confirming(view, step.finding, step.name === 'sending');
}

/** What has to be looked up, what the operator says of it, and how that ended. */
export function settlementView(view: SettlementView): TemplateResult {
  const { news } = view.settlement;
  return html`${
    news
      ? html`<p
          class="news ${LOOK[news.word]}"
          part=${LOOK[news.word] === 'received' ? 'notice' : 'error'}
          tabindex="-1"
          data-arrive
        >
          ${settlementText(view, news)}
        </p>`
      : nothing
  }
  ${current(view)}`;
}
