import { html, nothing, type TemplateResult } from 'lit';

import type { DisputeRecord, DisputeStep, DisputeSummary } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { reasonText, schemeOf, schemeText } from '../../parts/dispute/dispute-texts.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/disputes/detail/en.js';
import { deadlineView, longTime, moneyText, type Showing } from '../panel/showing.js';
import { deadlineOf, isOpen, standingOf } from '../panel/standing.js';

type Texts = Pick<Words<Word>, 'text'>;

const clean = (text: string | undefined): string => plainText(text ?? '', 80);

/** What is known: signed or the proxy's own first, and what was told apart from it. */
export function factsOf(showing: Showing, texts: Texts, dispute: DisputeSummary): TemplateResult {
  const { words, language } = showing;
  const { told } = dispute;
  const card = dispute.lastFour
    ? texts.text('card-ending', {
        brand: schemeText(dispute.brand),
        lastFour: isolatedText(dispute.lastFour, 8),
      })
    : '';
  const known: readonly Fact[] = [
    [words.text('column-amount'), moneyText(showing, dispute)],
    [texts.text('order'), clean(dispute.order)],
    [texts.text('reference'), clean(dispute.reference)],
    [texts.text('card'), card],
    [texts.text('psp-reference'), clean(dispute.pspReference)],
    [texts.text('payment'), clean(dispute.paymentReference)],
    [texts.text('account'), clean(dispute.merchantAccount)],
    [words.text('column-opened'), longTime(language, dispute.openedAt)],
    [words.text('column-answered'), longTime(language, dispute.answeredAt)],
    [texts.text('answered-by'), clean(dispute.answeredBy)],
  ];
  const isTimed = isOpen(dispute) || deadlineOf(dispute) !== undefined;
  const heard: readonly Fact[] = [
    [words.text('column-deadline'), isTimed ? deadlineView(showing, dispute) : ''],
    [words.text('column-reason'), reasonText(showing, dispute)],
    [words.text('scheme'), schemeText(schemeOf(dispute))],
    [texts.text('platform-status'), clean(told.status)],
  ];
  return html`${factsView(known)} ${factsView(heard)}
    <p class="quiet" part="told">${texts.text('told')}</p>`;
}

/** What the state means, and what to do. */
export function meaningView({ now }: Showing, texts: Texts, dispute: DisputeSummary): TemplateResult {
  const standing = standingOf(dispute);
  const deadline = deadlineOf(dispute);
  const isLate = standing === 'open' && deadline !== undefined && deadline <= now;
  const key = isLate ? 'means-late' : standing === 'other' ? 'means-unknown' : (`means-${standing}` as const);
  const tone = standing === 'won' ? 'good' : isOpen(dispute) ? 'due' : '';
  return html`<p class="notice ${tone}" part="notice">${texts.text(key)}</p>`;
}

const STEPS: ReadonlySet<string> = new Set<Word>([
  'step-accepted',
  'step-defended',
  'step-CHARGEBACK',
  'step-CHARGEBACK_REVERSED',
  'step-DISPUTE_DEFENSE_PERIOD_ENDED',
  'step-INFORMATION_SUPPLIED',
  'step-NOTIFICATION_OF_CHARGEBACK',
  'step-PREARBITRATION_LOST',
  'step-PREARBITRATION_WON',
  'step-REQUEST_FOR_INFORMATION',
  'step-SECOND_CHARGEBACK',
]);

const stepText = (texts: Texts, { kind }: DisputeStep): string =>
  STEPS.has(`step-${kind}`) ? texts.text(`step-${kind}` as Word) : plainText(kind, 80);

function stepView({ language }: Showing, texts: Texts, step: DisputeStep): TemplateResult {
  const { state, at, by, message, amount } = step;
  const isAsked = step.kind === 'accepted' || step.kind === 'defended';
  const end =
    isAsked && state !== 'done' ? (state === 'refused' ? 'step-refused' : 'step-unknown') : undefined;
  return html`<li>
    <span class="what"
      ><span
        ><bdi>${stepText(texts, step)}</bdi>
        ${end ? html`<span class="mark due">${texts.text(end)}</span>` : nothing}</span
      ><span class="quiet">${longTime(language, at)}${by ? html` · <bdi>${clean(by)}</bdi>` : nothing}</span
      >${message ? html`<span class="quiet">${isolatedText(message, 200)}</span>` : nothing}</span
    >
    ${amount ? html`<span>${amountText(amount, language)}</span>` : nothing}
  </li>`;
}

/** All that became of it, the oldest first. */
export const historyView = (showing: Showing, texts: Texts, { history }: DisputeRecord): TemplateResult =>
  html`<section class="record">
    <h3>${texts.text('history')}</h3>
    <ol class="steps" part="history">
      ${history.map((step) => stepView(showing, texts, step))}
    </ol>
  </section>`;
