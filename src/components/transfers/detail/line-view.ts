import { html, nothing, type TemplateResult } from 'lit';

import type { BalanceMutation, TransferData, TransferEvent } from '../../../client/transfers/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { FAILURES } from '../../../client/transfers/words.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import type { Fact } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/transfers/detail/en.js';
import { type Line } from '../panel/line.js';
import {
  accountText,
  categoryText,
  longTime,
  signedText,
  statusText,
  type Showing,
} from '../panel/showing.js';
import { groupOf } from '../panel/standing.js';

type Texts = Pick<Words<Word>, 'text'>;

const clean = (text: string | undefined): string => plainText(text ?? '', 140);

/** What is known of a line. */
export function factsOf(
  showing: Showing,
  texts: Texts,
  line: Line,
  transfer: TransferData | undefined,
): readonly Fact[] {
  const { words } = showing;
  return [
    [words.text('column-amount'), signedText(showing, line.amount)],
    [words.text('column-date'), longTime(showing, line.at)],
    [words.text('column-category'), categoryText(showing, line.category)],
    [texts.text('type'), clean(bareWord(transfer?.type))],
    [texts.text('counterparty'), clean(line.counterparty)],
    [words.text('column-account'), accountText(line)],
    [words.text('column-description'), clean(line.description)],
    [words.text('column-reference'), clean(line.reference)],
    [texts.text('beneficiary-reference'), clean(transfer?.referenceForBeneficiary)],
    [texts.text('id'), clean(line.id)],
    [texts.text('payment'), clean(line.payment)],
  ];
}

/** Why a transfer stands where it stands; a reason that is new in the platform's own word. */
function reasonText(texts: Texts, reason: string): string {
  if (!reason || reason === 'approved' || reason === 'unknown' || reason === 'pendingApproval') return '';
  const known = FAILURES.find((each) => each === reason);
  return known
    ? texts.text(`reason-${known}`)
    : texts.text('reason-other', { reason: isolatedText(reason, 60) });
}

/** What the state means, and what to do. */
export function meaningView(texts: Texts, { tab, status, reason }: Line): TemplateResult | typeof nothing {
  if (tab === 'transactions') return nothing;
  const group = groupOf(status);
  const tone = group === 'failed' || group === 'dispute' ? 'bad' : group === 'done' ? 'good' : 'due';
  const why = group === 'failed' || group === 'returned' ? reasonText(texts, reason) : '';
  return html`<p class="notice ${tone}" part="notice">${texts.text(`means-${group}`)} ${why}</p>`;
}

function trackingText(showing: Showing, texts: Texts, { trackingData }: TransferEvent): string {
  if (!trackingData) return texts.text('step-news');
  switch (trackingData.type) {
    case 'confirmation':
      return texts.text('step-credited');
    case 'estimation':
      return texts.text('step-estimate', {
        time: isolatedText(longTime(showing, trackingData.estimatedArrivalTime), 80),
      });
    case 'internalReview':
      return texts.text(trackingData.status === 'failed' ? 'step-review-failed' : 'step-review');
    default:
      return texts.text('step-news');
  }
}

/** How a step changed what the account holds: the registers that it touched. */
function mutationView({ language }: Showing, texts: Texts, mutation: BalanceMutation): TemplateResult {
  const { currency = '', balance = 0, received = 0, reserved = 0 } = mutation;
  const parts = [
    ['held-balance', balance],
    ['held-reserved', reserved],
    ['held-received', received],
  ] as const;
  return html`${parts
    .filter(([, value]) => value !== 0)
    .map(
      ([word, value]) =>
        html`<span>${texts.text(word, { amount: signedText({ language }, { value, currency }) })}</span>`,
    )}`;
}

function stepView(showing: Showing, texts: Texts, event: TransferEvent): TemplateResult {
  const {
    type,
    status,
    reason,
    arn,
    externalReason,
    bookingDate,
    valueDate,
    updateDate,
    mutations,
    originalAmount,
  } = event;
  const isTracking = bareWord(type) === 'tracking';
  const title = isTracking ? trackingText(showing, texts, event) : statusText(showing, bareWord(status));
  const why = isTracking ? '' : reasonText(texts, bareWord(reason));
  const external = [externalReason?.code, externalReason?.description].map(clean).filter(Boolean).join(' ');
  const notes = [
    longTime(showing, bookingDate ?? updateDate),
    valueDate && valueDate !== bookingDate
      ? texts.text('value-date', { time: isolatedText(longTime(showing, valueDate), 80) })
      : '',
    why,
    external && texts.text('external', { reason: isolatedText(external, 140) }),
    arn && texts.text('arn', { arn: isolatedText(arn, 40) }),
    originalAmount && texts.text('original', { amount: amountText(originalAmount, showing.language) }),
  ];
  return html`<li part="step">
    <span class="what"
      ><bdi>${title}</bdi>${notes
        .filter(Boolean)
        .map((note) => html`<span class="quiet">${note}</span>`)}</span
    >
    ${
      mutations?.length
        ? html`<span class="what">${mutations.map((each) => mutationView(showing, texts, each))}</span>`
        : nothing
    }
  </li>`;
}

/** All that happened to a transfer, the oldest first: bookings and news of where the money is, by their times. */
export function historyView(showing: Showing, texts: Texts, { events = [] }: TransferData): TemplateResult {
  const timeOf = ({ bookingDate, updateDate }: TransferEvent): number =>
    Date.parse(bookingDate ?? updateDate ?? '') || 0;
  const steps = events.toSorted((one, other) => timeOf(one) - timeOf(other));
  return html`<section class="record">
    <h3>${texts.text('history')}</h3>
    <ol class="steps" part="history">
      ${steps.map((event) => stepView(showing, texts, event))}
    </ol>
  </section>`;
}
