import { html, nothing, type TemplateResult } from 'lit';

import type { AccountHolder, BalanceAccountBase } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { factsView } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/account-holders/detail/en.js';
import { nameOf } from '../panel/holders-record.js';
import { ownWord, statusView, type Showing } from '../panel/showing.js';

export interface AccountsView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly showing: Showing;
  readonly holder: AccountHolder;
  readonly accounts: readonly BalanceAccountBase[];
  readonly mayAdd: boolean;
  readonly mayChange: boolean;
  /** What just happened to an account. */
  note(id: string): unknown;
  /** The form of an account, or of a new one where no id is given. */
  form(id: string): unknown;
  onEdit(account: BalanceAccountBase): void;
  onClose(account: BalanceAccountBase): void;
  onAdd(): void;
}

function accountView(view: AccountsView, account: BalanceAccountBase): TemplateResult {
  const { texts, showing, holder } = view;
  const { id, status, defaultCurrencyCode = '', timeZone = '', reference = '', metadata = {} } = account;
  const { settlementDelayDays, salesDayClosingTime = '' } = account.platformPaymentConfiguration ?? {};
  const name = nameOf(account);
  const isOpen = bareWord(status) !== 'closed';
  const button = (part: 'edit' | 'close', act: () => void): TemplateResult =>
    html`<button
      type="button"
      class="small"
      part=${part}
      aria-label="${texts.text(`${part}-account`)}: ${name}"
      @click=${act}
    >
      ${texts.text(`${part}-account`)}
    </button>`;
  return html`<li part="account" data-account=${id}>
    <div class="head">
      <h4><bdi>${name}</bdi></h4>
      ${statusView(showing, status)}
    </div>
    ${factsView([
      [texts.text('id'), ownWord(id)],
      [texts.text('currency'), defaultCurrencyCode],
      [showing.words.text('column-zone'), timeZone && ownWord(timeZone)],
      [showing.words.text('column-reference'), plainText(reference, 150)],
      [
        texts.text('settlement'),
        settlementDelayDays === undefined ? '' : texts.text('days', { count: settlementDelayDays }),
      ],
      [texts.text('closing-time'), salesDayClosingTime],
      ...metadataFacts(metadata),
    ])}
    ${holder.primaryBalanceAccount === id ? html`<p class="quiet">${texts.text('primary')}</p>` : nothing}
    ${view.note(id)}
    ${
      isOpen && view.mayChange
        ? html`<div class="ways">
            ${button('edit', () => view.onEdit(account))} ${button('close', () => view.onClose(account))}
          </div>`
        : nothing
    }
    ${view.form(id)}
  </li>`;
}

/** The merchant's own keys, as they call them. */
export const metadataFacts = (metadata: Readonly<Record<string, string>>) =>
  Object.entries(metadata).map(
    ([key, value]) => [ownWord(plainText(key, 60)) as never, plainText(value, 200)] as const,
  );

/** The balance accounts of an account holder, each with what changes it, and the way to another one. */
export const accountsView = (view: AccountsView): TemplateResult =>
  html`${
    view.accounts.length > 0
      ? html`<ul part="accounts">
          ${view.accounts.map((account) => accountView(view, account))}
        </ul>`
      : html`<p class="quiet">${view.texts.text('no-accounts')}</p>`
  }
  ${
    bareWord(view.holder.status) === 'active' && view.mayAdd
      ? html`<p class="ways">
            <button type="button" class="small" part="add" @click=${() => view.onAdd()}>
              ${view.texts.text('add-account')}
            </button>
          </p>
          ${view.form('')}`
      : nothing
  }`;
