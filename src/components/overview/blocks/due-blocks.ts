import { html, nothing, type TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import {
  listDisputes,
  listPayouts,
  type DisputeSummary,
  type PayoutRecord,
} from '../../../client/operator/index.js';
import { disputeWords, reasonText, schemeOf, schemeText } from '../../parts/dispute/dispute-texts.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/parts/dispute/en.js';
import type { BlockOptions, Place } from './block.js';
import type { BlockTexts } from './block-texts.js';
import { dueView, type Due } from './due-view.js';
import { readPages, type ReadRows } from './read-pages.js';
import { staffTexts, type StaffTexts } from './staff-words.js';
import { isTooOld, openDisputes, untilText, waitingPayouts } from './waiting.js';

const readPayouts = (client: Client, now: number, options: CallOptions): Promise<ReadRows<PayoutRecord>> =>
  readPages<PayoutRecord>(
    async (page) => {
      const { payouts, nextCursor } = await client.call(listPayouts, page, options);
      return { rows: payouts, nextCursor };
    },
    (last) => isTooOld(last, now),
  );

/** Who is paid, as little of it as a person needs to recognise them, and who asked for it. */
function aboutPayout(
  texts: BlockTexts,
  { initials, lastFour, submittedBy }: PayoutRecord,
): readonly string[] {
  const name = isolatedText(initials || '–', 20);
  const payee = lastFour
    ? texts.text('payee-account', { name, lastFour: isolatedText(lastFour, 8) })
    : texts.text('payee', { name });
  return submittedBy ? [payee, texts.text('submitted-by', { name: isolatedText(submittedBy, 80) })] : [payee];
}

function payoutsView({ texts, viewOf }: Place, { rows, isMore }: ReadRows<PayoutRecord>): TemplateResult {
  const view = viewOf();
  const isApprover = view.audience === 'approver';
  const things = waitingPayouts(rows, view.now, isApprover).map(({ row, until }): Due => {
    const { reference, pspReference = '', amount, submittedAt } = row;
    return {
      reference: pspReference,
      name: plainText(reference || pspReference || '–', 80),
      amount,
      about: aboutPayout(texts, row),
      since: submittedAt,
      until: untilText(until),
    };
  });
  return dueView(view, texts, {
    things,
    read: isMore ? rows.length : undefined,
    place: { kind: 'payouts-to-review', element: 'florin-payouts', row: '' },
    isTold: false,
    none: texts.text('no-payouts-waiting'),
    lead: view.words.text(isApprover ? 'review' : 'see-payouts'),
  });
}

/** Payouts that wait for a review, the soonest to expire first. */
export const waitingPayoutsBlock = (place: Place): BlockOptions<ReadRows<PayoutRecord>> => ({
  kind: 'payouts',
  question: () => [],
  title: () => place.texts.text('payouts-waiting'),
  load: (client, options) => readPayouts(client, place.viewOf().now, options),
  ready: (answer) => payoutsView(place, answer),
});

const readDisputes = (client: Client, options: CallOptions): Promise<ReadRows<DisputeSummary>> =>
  readPages<DisputeSummary>(async (page) => {
    const { disputes, nextCursor } = await client.call(listDisputes, page, options);
    return { rows: disputes, nextCursor };
  });

/** Why the shopper disputes, in the language that there are words for, and by which scheme. */
function aboutDispute(staff: StaffTexts<Word>, dispute: DisputeSummary): TemplateResult {
  const scheme = schemeText(schemeOf(dispute));
  return html`<span lang=${staff.language}>${reasonText(staff, dispute)}</span>${
      scheme ? html` · <bdi>${scheme}</bdi>` : nothing
    }`;
}

function disputesView(
  { texts, viewOf }: Place,
  staff: StaffTexts<Word>,
  { rows, isMore }: ReadRows<DisputeSummary>,
): TemplateResult {
  const view = viewOf();
  const things = openDisputes(rows, view.now).map(({ row, until }): Due => {
    const { order, reference, pspReference, amount, openedAt } = row;
    return {
      reference: pspReference,
      name: plainText(order || reference || pspReference, 80),
      amount,
      about: [aboutDispute(staff, row)],
      since: openedAt,
      until: untilText(until),
    };
  });
  return dueView(view, texts, {
    things,
    read: isMore ? rows.length : undefined,
    place: { kind: 'disputes-to-answer', element: 'florin-disputes', row: '' },
    isTold: true,
    none: texts.text('no-disputes'),
    lead: view.words.text('answer'),
  });
}

/** Disputes without an answer, the nearest deadline first. */
export function openDisputesBlock(place: Place): BlockOptions<ReadRows<DisputeSummary>> {
  const staff = staffTexts(place, disputeWords);
  return {
    kind: 'disputes',
    question: () => [],
    title: () => place.texts.text('disputes'),
    load: (client, options) => readDisputes(client, options),
    ready: (answer) => disputesView(place, staff, answer),
  };
}
