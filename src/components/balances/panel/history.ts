import { html, nothing, type TemplateResult } from 'lit';

import { getBalanceAccount } from '../../../client/balance-platform/rows/balance-accounts.js';
import { bareWord } from '../../../client/schema/values.js';
import { pages, type CallOptions, type Client } from '../../../client/index.js';
import { listTransactions } from '../../../client/transfers/index.js';
import { timeOf } from '../../../facts/instant.js';
import {
  AHEAD,
  heldOf,
  PAGE,
  readAll,
  readWhileHeld,
  type Held,
} from '../../parts/account-holder/read-holder.js';
import type { MoneyChart } from '../../parts/chart/money-chart.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { startOfDay } from '../../parts/table/calendar-day.js';
import { dayOf } from '../../parts/table/time-text.js';
import type { Account, BalancesRecord } from './balances-record.js';
import type { View } from './view.js';

const accountRow = /*@__PURE__*/ proxyRow('balance-platform', getBalanceAccount);
const transactionsRow = /*@__PURE__*/ proxyRow('transfers', listTransactions);

const DAYS = 30;
/** An account on which something is booked each time is a busy one: its reader decides whether to wait. */
const TRIES = 3;

type Bookings = Awaited<ReturnType<typeof readBookings>>;

/** What was booked on an account in the days of the chart. */
async function readBookings(client: Client, { id, zone }: Account, now: number, options: CallOptions) {
  const since = startOfDay(dayOf(now, zone), 1 - DAYS, zone) ?? now;
  const createdSince = timeOf(since);
  const createdUntil = timeOf(now + AHEAD);
  const asked = { balanceAccountId: id, createdSince, createdUntil, limit: PAGE };
  const all = await readAll(pages(client, transactionsRow, asked, options));
  const booked = all.filter(({ status }) => bareWord(status) === 'booked');
  return {
    from: dayOf(since, zone),
    moved: booked.map(({ bookingDate: at, amount }) => ({ at, amount })),
  };
}

/** What an account held on the last days, read once the reader opens it. */
export class History {
  readonly #record: BalancesRecord;
  readonly #view: () => View;
  #chart: MoneyChart | undefined;
  #known: { readonly bookings: Bookings; readonly held: Held } | undefined;
  #problem = '';
  /** Going on while something is read; nothing while it is closed. */
  #reading: AbortController | undefined;
  #isOpen = false;

  constructor(record: BalancesRecord, view: () => View) {
    this.#record = record;
    this.#view = view;
  }

  template(account: Account): TemplateResult {
    const { words } = this.#view();
    return html`<details
      class="stack"
      part="history"
      ?open=${this.#isOpen}
      @toggle=${({ target }: Event) => this.#onToggle((target as HTMLDetailsElement).open, account)}
    >
      <summary>${words.text('history')}</summary>
      ${this.#isOpen ? this.#content(account) : nothing}
    </details>`;
  }

  /** Reads again what is open. What is closed is read when it is opened. */
  refresh(account: Account): void {
    if (this.#isOpen) void this.#read(account);
    else this.#known = undefined;
  }

  close(): void {
    this.#reading?.abort();
    this.#isOpen = false;
    this.#known = undefined;
  }

  #content(account: Account): TemplateResult {
    const { words, now } = this.#view();
    const isReading = this.#reading !== undefined;
    if (this.#problem)
      return html`<p class="notice bad" part="error" role="alert">${this.#problem}</p>
        <p>
          <button
            type="button"
            part="retry"
            aria-disabled=${isReading}
            @click=${() => isReading || void this.#read(account)}
          >
            ${this.#record.words.text('retry')}
          </button>
        </p>`;
    const { bookings, held } = this.#known ?? {};
    if (!bookings || !held)
      return html`<p class="quiet" aria-busy="true">${words.text('history-reading')}</p>`;
    const { from, moved } = bookings;
    const levels = [...held].map(([currency, value]) => ({ currency, value }));
    return html`<div class="stack" aria-busy=${isReading}>
      ${this.#chart?.levels(words.text('balance'), moved, levels, { timeZone: account.zone, now, from })}
    </div>`;
  }

  #onToggle(isOpen: boolean, account: Account): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    if (!isOpen) this.#reading?.abort();
    else if (!this.#known) void this.#read(account);
    this.#record.update();
  }

  async #read(account: Account): Promise<void> {
    const { client } = this.#record;
    if (!client) return;
    this.#reading?.abort();
    const reading = (this.#reading = new AbortController());
    this.#record.update();
    const { signal } = reading;
    const problem = await this.#load(client, account, { signal }).catch((error: unknown) =>
      signal.aborted ? '' : troubleText(this.#record.words, this.#record.failed(error)),
    );
    if (this.#reading !== reading) return;
    this.#reading = undefined;
    this.#problem = problem;
    this.#record.update();
  }

  /** Says why there is nothing to show, or nothing. */
  async #load(client: Client, account: Account, options: CallOptions): Promise<string> {
    const { now, words } = this.#view();
    for (let left = TRIES; left > 0; left--) {
      const { answer, held } = await readWhileHeld(
        async () => heldOf(await client.call(accountRow, { id: account.id }, options)),
        () => readBookings(client, account, now, options),
      );
      if (!held) continue;
      const { charts } = await import('../../parts/chart/charts.js');
      this.#chart ??= new charts.MoneyChart(this.#record);
      this.#known = { bookings: answer, held };
      return '';
    }
    return words.text('history-moved');
  }
}
