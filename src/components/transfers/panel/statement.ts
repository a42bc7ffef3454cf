import type { nothing, TemplateResult } from 'lit';

import { amountText } from '../../parts/amount/amount.js';
import { totalsView } from '../../parts/table/totals-view.js';
import { heldBefore } from './finding.js';
import type { Line } from './line.js';
import type { Showing } from './showing.js';

/** What happened on an account in one currency, in minor units: `opening` + `paidIn` + `paidOut` is `closing`. */
export interface Statement {
  readonly currency: string;
  readonly opening: number;
  readonly paidIn: number;
  /** Negative, or zero. */
  readonly paidOut: number;
  readonly closing: number;
}

/** Counted back from what the account held after the last of the lines, in each currency by itself. */
export function statementsOf(
  lines: readonly Line[],
  held: ReadonlyMap<string, number>,
): readonly Statement[] {
  const before = heldBefore(lines, held);
  return [...held].map(([currency, closing]) => {
    const opening = before.get(currency) ?? closing;
    const paidIn = lines.reduce(
      (sum, { amount, status }) =>
        status === 'booked' && amount.currency === currency && amount.value > 0 ? sum + amount.value : sum,
      0,
    );
    return { currency, opening, paidIn, paidOut: closing - opening - paidIn, closing };
  });
}

/** The statement of an account over the days that are shown: a row of figures for each currency. */
export const statementView = (
  { words, language }: Showing,
  statements: readonly Statement[],
): readonly (TemplateResult | typeof nothing)[] =>
  statements.map(({ currency, ...figures }) =>
    totalsView(
      words.text('statement', { currency }),
      (['opening', 'paidIn', 'paidOut', 'closing'] as const).map((name) => ({
        term: words.text(`statement-${name}`),
        sum: amountText({ value: figures[name], currency }, language),
      })),
    ),
  );
