import type { TemplateResult } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { listDisputes, type DisputeSummary } from '../../../client/operator/index.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { brandLabel } from '../../parts/marks/brand-labels.js';
import { Block, type AnyBlock, type Place } from './block.js';
import { dueView, type Due } from './due-view.js';
import { readPages, type ReadRows } from './read-pages.js';
import { openDisputes, untilText } from './waiting.js';

const readDisputes = (client: Client, options: CallOptions): Promise<ReadRows<DisputeSummary>> =>
  readPages<DisputeSummary>(async (page) => {
    const { disputes, nextCursor } = await client.call(listDisputes, page, options);
    return { rows: disputes, nextCursor };
  });

/** Scheme and code of the reason, in the scheme's own words. */
function aboutOf({ told, brand = '' }: DisputeSummary): readonly string[] {
  const scheme = told.scheme ?? told.method ?? brand;
  const words = [brandLabel(scheme) ?? isolatedText(scheme, 40), isolatedText(told.reason ?? '', 40)];
  const text = words.filter((word) => plainText(word) !== '').join(' · ');
  return text ? [text] : [];
}

function disputesView({ texts, viewOf }: Place, { rows, isMore }: ReadRows<DisputeSummary>): TemplateResult {
  const view = viewOf();
  const things = openDisputes(rows, view.now).map(({ row, until }): Due => {
    const { order, reference, pspReference, amount, openedAt } = row;
    return {
      reference: pspReference,
      name: plainText(order || reference || pspReference, 80),
      amount,
      about: aboutOf(row),
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
export const openDisputesBlock = (place: Place): AnyBlock =>
  new Block(place, {
    kind: 'disputes',
    question: () => [],
    title: () => place.texts.text('disputes'),
    load: (client, options) => readDisputes(client, options),
    ready: (answer) => disputesView(place, answer),
  });
