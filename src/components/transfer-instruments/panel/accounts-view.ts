import { html, nothing, type TemplateResult } from 'lit';

import { countryName } from '../../../facts/countries.js';
import { isLeaving, removalButton } from '../../parts/resource/removal-button.js';
import type { Removal } from '../../parts/resource/removals.js';
import type { Account } from './accounts.js';
import { accountText, whyText, type View } from './view.js';

export interface AccountsView extends View {
  removalOf(account: Account): Removal | undefined;
  onEdit(account: Account): void;
  onRemove(account: Account): void;
  onUndo(account: Account): void;
}

/** What is wrong, and what helps: a document where the bank does not know the account in the seller's name. */
function needsOf({ standing }: AccountsView, { status, needs }: Account): TemplateResult | typeof nothing {
  if (status !== 'problem') return nothing;
  return html`${needs.map(
    ({ word, quote }) => html`<span part="hint">${quote || standing.text(`${word}-do`)}</span>`,
  )}
  ${needs.some(({ way }) => way === 'document') ? html`<slot name="documents"></slot>` : nothing}`;
}

function facts(view: AccountsView, account: Account, removal: Removal | undefined): TemplateResult {
  const { words, language } = view;
  if (removal?.phase === 'undoable' || removal?.phase === 'sent')
    return html`<span class="quiet">${words.text(removal.phase)}</span>`;
  const { bankName, country, status, isTrusted } = account;
  const where = [bankName, countryName(country, language)].filter(Boolean).join(', ');
  return html`${where ? html`<span class="quiet" dir="auto">${where}</span>` : nothing}
    <span class="quiet"
      ><span class="status ${STATUS_LOOKS[status]}" part="status">${words.text(status)}</span> ${
        isTrusted ? words.text('trusted') : nothing
      }</span
    >
    ${needsOf(view, account)}`;
}

const STATUS_LOOKS: Readonly<Record<Account['status'], string>> = {
  verified: 'received',
  checking: 'checking',
  problem: 'problem',
  unknown: '',
};

/** One bank account, by the last of its number. */
export function accountView(view: AccountsView, account: Account): TemplateResult {
  const { words } = view;
  const removal = view.removalOf(account);
  const what = accountText(view, account);
  return html`<li class="record row ${removal?.phase ?? ''}" part="account ${account.status}">
    <span class="what"><strong>${what}</strong> ${facts(view, account, removal)}</span>
    <span class="actions">
      ${
        isLeaving(removal)
          ? nothing
          : html`<button
              type="button"
              part="edit"
              aria-label="${words.text('edit')}: ${what}"
              @click=${() => view.onEdit(account)}
            >
              ${words.text('edit')}
            </button>`
      }
      ${removalButton({
        removal,
        what,
        words,
        onRemove: () => view.onRemove(account),
        onUndo: () => view.onUndo(account),
      })}
    </span>
    ${
      removal?.phase === 'failed'
        ? html`<p class="bad" part="error">
            ${words.text('not-removed', { what })} ${whyText(view, removal.trouble)}
          </p>`
        : nothing
    }
  </li>`;
}
