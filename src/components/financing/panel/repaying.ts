import { html, nothing, type TemplateResult } from 'lit';

import type { Grant } from '../../../client/transfers/index.js';
import type { MoneyChart } from '../../parts/chart/money-chart.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { ownZone } from '../../parts/table/time-text.js';
import { endsOf, repaidOf } from './figures.js';
import {
  holderOf,
  readGrant,
  withGrant,
  type FinancingElement,
  type FinancingRecord,
} from './financing-record.js';
import { readRepayments, type Repayments } from './repayments.js';
import { dayIn, moneyIn, type View } from './view.js';

/** What is read of the grant that is open. */
interface Opened {
  readonly id: string;
  readonly known?: Repayments | undefined;
  readonly problem?: string | undefined;
}

/** The repayments of the one grant that is open. */
export class Repaying {
  readonly #record: FinancingRecord;
  readonly #element: FinancingElement;
  readonly #view: () => View;
  #opened: Opened | undefined;
  #chart: MoneyChart | undefined;

  constructor(record: FinancingRecord, element: FinancingElement, view: () => View) {
    this.#record = record;
    this.#element = element;
    this.#view = view;
  }

  forget(): void {
    this.#opened = undefined;
  }

  template(grant: Grant): TemplateResult {
    if (this.#opened?.id !== grant.id) void this.#read(grant);
    const { words } = this.#view();
    const { known, problem } = this.#opened ?? {};
    return html`<div class="stack" part="repayments" aria-busy=${!known && !problem}>
      ${
        problem
          ? html`<p class="notice bad" part="error" role="alert">${problem}</p>`
          : known
            ? this.#knownView(grant, known)
            : html`<p class="quiet">${words.text('reading')}</p>`
      }
    </div>`;
  }

  #knownView(grant: Grant, repayments: Repayments): TemplateResult {
    const { items, paidOut } = repayments;
    const view = this.#view();
    const { words } = view;
    const { currency } = grant.balances;
    const sum = items.reduce((total, { value }) => total + value, 0);
    const other = (repaidOf(grant)?.paid ?? sum) - sum;
    const money = (value: number): string => moneyIn(view, { currency, value });
    return html`${this.#endView(grant, paidOut)} ${this.#chartView(grant, repayments)}
    ${
      items.length === 0
        ? html`<p class="quiet">${words.text('no-repayments')}</p>`
        : html`<table>
            <caption>
              ${words.text('repayments', { count: items.length, sum: money(sum) })}
            </caption>
            <thead>
              <tr>
                <th scope="col">${words.text('day')}</th>
                <th scope="col" class="sum">${words.text('amount')}</th>
              </tr>
            </thead>
            <tbody>
              ${items.map(
                ({ at, value }) =>
                  html`<tr>
                    <td>${dayIn(view, at)}</td>
                    <td class="sum">${money(value)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${other === 0 ? nothing : html`<p class="notice due" part="notice">${words.text('difference', { sum: money(other) })}</p>`}`;
  }

  /** What was left after each day, from the payout on: until today, or until nothing was left. */
  #chartView(
    { balances: { currency, total } }: Grant,
    { items, paidOut }: Repayments,
  ): TemplateResult | typeof nothing {
    const { words, now } = this.#view();
    const [latest] = items;
    if (!latest || !this.#chart) return nothing;
    const payout = paidOut === undefined ? [] : [{ at: new Date(paidOut).toISOString(), value: 0 }];
    return this.#chart.levels(
      words.text('left-title'),
      [...items, ...payout].map(({ at, value }) => ({ at, amount: { currency, value: -value } })),
      [{ currency, value: total }],
      { timeZone: ownZone(), now: total > 0 ? now : Date.parse(latest.at) },
    );
  }

  /** When it was paid out, and when that is to be over. */
  #endView(grant: Grant, paidOut: number | undefined): TemplateResult | typeof nothing {
    const view = this.#view();
    if (paidOut === undefined) return nothing;
    const { expected, latest } = endsOf(grant, paidOut);
    const values = {
      day: dayIn(view, paidOut),
      expected: dayIn(view, expected),
      latest: dayIn(view, latest),
    };
    const word = !expected ? 'paid-out' : latest ? 'paid-out-until' : 'paid-out-expected';
    return html`<p>${view.words.text(word, values)}</p>`;
  }

  /** What is owed is read anew with what was paid: both are of one moment. */
  async #read({ id }: Grant): Promise<void> {
    const record = this.#record;
    const { client } = record;
    if (!client) return;
    this.#opened = { id };
    try {
      const grant = await readGrant(client, id);
      const holder = holderOf(this.#element) || (grant.counterparty?.accountHolderId ?? '');
      const [known] = await Promise.all([
        readRepayments(client, grant, holder, this.#view().now),
        this.#loadChart(),
      ]);
      if (this.#opened?.id !== id) return;
      this.#opened = { id, known };
      if (record.answer) record.show(withGrant(record.answer, grant));
    } catch (error) {
      if (this.#opened?.id === id)
        this.#opened = { id, problem: troubleText(record.words, record.failed(error)) };
    }
    record.update();
  }

  /** What was paid back is shown without a chart, too, where it does not come. */
  async #loadChart(): Promise<void> {
    const loaded = await import('../../parts/chart/charts.js').catch(() => undefined);
    if (loaded) this.#chart ??= new loaded.charts.MoneyChart(this.#record);
  }
}
