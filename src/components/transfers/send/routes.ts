import type { TransferRoute } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { TRANSFER_PRIORITIES } from '../../../facts/transfer-priorities.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/transfers/send/en.js';
import type { Intent } from './intent.js';

/** One speed as it is offered: what it needs, and whether this transfer has it. */
export interface Offer {
  readonly speed: string;
  readonly text: string;
  readonly needs: string;
  readonly isFit: boolean;
}

/** The quick ones, the quickest first; all others take days. */
const QUICK: Readonly<Record<string, number>> = { internal: 0, instant: 1, fast: 2, wire: 3 };
type Known = (typeof TRANSFER_PRIORITIES)[number];
const isKnown = (speed: string): speed is Known => TRANSFER_PRIORITIES.some((known) => known === speed);

/** The speeds of a transfer, the quickest first. */
export function offersOf(
  routes: readonly TransferRoute[],
  { amount, body }: Intent,
  texts: Pick<Words<Word>, 'text'>,
  language: string,
): readonly Offer[] {
  const { value, currency } = amount;
  const { address } = body.counterparty.bankAccount?.accountHolder ?? {};
  const sum = (limit: number): string => amountText({ value: limit, currency }, language);
  const place = (speed: string): number => QUICK[speed] ?? Infinity;
  return routes
    .map((route): Offer => {
      const speed = bareWord(route.priority);
      const needs: string[] = [];
      let isFit = true;
      for (const need of route.requirements ?? [])
        if (need.type === 'amountMinMaxRequirement') {
          const { min = 0, max = Infinity } = need;
          if (min > 1) needs.push(texts.text('needs-least', { amount: sum(min) }));
          if (max < Infinity) needs.push(texts.text('needs-most', { amount: sum(max) }));
          isFit &&= value >= min && value <= max;
        } else if (need.type === 'addressRequirement' && body.counterparty.bankAccount) {
          const missing = (need.requiredAddressFields ?? []).filter((field) => !address?.[field as 'city']);
          if (missing.length > 0) needs.push(texts.text('needs-address'));
          isFit &&= missing.length === 0;
        }
      const text = isKnown(speed) ? texts.text(`speed-${speed}`) : plainText(speed, 40);
      return { speed, text, needs: needs.join(' '), isFit };
    })
    .toSorted(
      (one, other) =>
        Number(place(one.speed) > place(other.speed)) - Number(place(one.speed) < place(other.speed)),
    );
}
