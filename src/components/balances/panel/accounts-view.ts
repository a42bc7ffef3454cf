import { html, nothing, type TemplateResult } from 'lit';

import type { Balance } from '../../../client/balance-platform/index.js';
import { freshnessView } from '../../parts/record/freshness-view.js';
import { timeText, zoneText } from '../../parts/table/time-text.js';
import type { Account, KnownBalances } from './balances-record.js';
import { moneyIn, type View } from './view.js';

/** The four figures of a card, in the order in which people ask for them. */
const FIGURES = ['available', 'pending', 'reserved', 'balance'] as const;

export interface AccountsView extends View {
  readonly isBusy: boolean;
  onRefresh(): void;
  /** What moves the money of an account by itself. */
  schedule(account: Account): TemplateResult;
  /** What an account held on the last days. */
  history(account: Account): TemplateResult | typeof nothing;
}

function figureView(view: View, balance: Balance, name: (typeof FIGURES)[number]): TemplateResult {
  const value = balance[name] ?? 0;
  return html`<div part="figure" class=${name}>
    <dt>${view.words.text(name)}</dt>
    <dd class=${value < 0 ? 'below' : ''}>${moneyIn(view, balance.currency, value)}</dd>
    <dd class="quiet">${view.words.text(`${name}-tip`)}</dd>
  </div>`;
}

const cardView = (view: View, balance: Balance): TemplateResult =>
  html`<div class="record card" part="balance">
    <h4>${balance.currency}</h4>
    <dl>${FIGURES.map((name) => figureView(view, balance, name))}</dl>
  </div>`;

function accountView(view: AccountsView, account: Account): TemplateResult {
  const { words, language, now } = view;
  const { id, name, zone, status, balances } = account;
  const isClosed = status !== undefined && status !== 'active';
  return html`<section part="account" aria-labelledby="account-${id}" data-account=${id}>
    <div class="head">
      <h3 id="account-${id}" tabindex="-1"><bdi>${name}</bdi></h3>
      ${isClosed ? html`<span class="mark due" part="status">${words.text(`account-${status === 'closed' ? 'closed' : 'suspended'}`)}</span>` : nothing}
    </div>
    <p class="quiet"><bdi>${id}</bdi> · ${zoneText(language, zone, now)}</p>
    <div class="cards">${balances.map((balance) => cardView(view, balance))}</div>
    ${view.history(account)} ${view.schedule(account)}
  </section>`;
}

/** The accounts with when they were read. */
export function accountsView(view: AccountsView, { accounts, at }: KnownBalances): TemplateResult {
  const { words, language, isBusy, onRefresh } = view;
  const time = timeText(language, at, { dateStyle: 'medium', timeStyle: 'long' });
  return html`<div class="stack balances">
    ${freshnessView({ time, isBusy, words, onRefresh })}
    ${accounts.map((account) => accountView(view, account))}
  </div>`;
}
