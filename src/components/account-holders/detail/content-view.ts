import { html, nothing, type TemplateResult } from 'lit';

import type { AccountHolder, BalanceAccountBase } from '../../../client/balance-platform/index.js';
import type { TaxForms } from '../tax/tax-forms.js';
import { accountsView } from './accounts-view.js';
import { capabilitiesView } from './capabilities-view.js';
import { historyView } from './history-view.js';
import type { OpenedHolder } from './reading.js';
import type { DetailView } from './summary-view.js';

const accountsOf = (
  view: DetailView,
  holder: AccountHolder,
  accounts: readonly BalanceAccountBase[],
): TemplateResult => {
  return accountsView({
    texts: view.texts,
    showing: view.showing,
    holder,
    accounts,
    mayAdd: view.can('balance-platform.createBalanceAccount'),
    mayChange: view.can('balance-platform.updateBalanceAccount'),
    note: (id) => view.changes.note(id),
    form: (id) => view.form(id),
    onEdit: (account) => void view.edit().then((editing) => editing.openAccount(holder, account)),
    onClose: (account) => view.changes.ask({ holder, account }, 'close'),
    onAdd: () => void view.edit().then((editing) => editing.openNew(holder)),
  });
};

/** What an account holder may do, its accounts, its tax forms, and what staff have changed. */
export function contentView(
  view: DetailView,
  holder: AccountHolder,
  opened: OpenedHolder | undefined,
  tax: TaxForms | undefined,
  missing: TemplateResult,
): TemplateResult {
  const { texts, showing } = view;
  const section = (name: 'capabilities' | 'accounts' | 'history', content: unknown): TemplateResult =>
    html`<section class="record" aria-labelledby="${name}-title">
      <h3 id="${name}-title">${texts.text(name)}</h3>
      ${content}
    </section>`;
  return html`${section('capabilities', capabilitiesView({ texts, showing, holder }))}
  ${opened ? section('accounts', opened.accounts ? accountsOf(view, holder, opened.accounts) : missing) : nothing}
  ${
    tax
      ? html`<section class="record" aria-labelledby="tax-title">
          ${tax.template(holder.id, html`<h3 id="tax-title">${texts.text('tax-forms')}</h3>`)}
        </section>`
      : nothing
  }
  ${
    opened
      ? section(
          'history',
          opened.deeds ? historyView({ texts, language: showing.language, deeds: opened.deeds }) : missing,
        )
      : nothing
  }`;
}
