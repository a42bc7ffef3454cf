import { html, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { readBalanceAccounts } from '../../parts/account-holder/read-holder.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import { loadedView } from '../../parts/record/loaded-view.js';
import type { Word } from '../../../words/compiled/issued-cards/detail/en.js';
import type { CardsRecord } from '../panel/cards-record.js';
import { accountFace, type AccountFace, type IssuedCard } from '../panel/issued-card.js';
import type { Changes } from './changes.js';

const MOST_PAGES = 10;

export interface MovingOptions {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly changes: Pick<Changes, 'isBusy' | 'send'>;
  ask(confirmation: Confirmation): void;
}

/** Moves a card to another balance account of its holder. The platform allows it while the card is inactive. */
export class Moving {
  readonly #options: MovingOptions;
  readonly #accounts: LoadedList<AccountFace>;
  #chosen = '';

  constructor(record: CardsRecord, options: MovingOptions) {
    this.#options = options;
    this.#accounts = new LoadedList(record, async (client, holder) => {
      const accounts = await readBalanceAccounts(client, holder, { maxPages: MOST_PAGES });
      const open = accounts.filter(({ status }) => status === 'active');
      return { items: open.map(accountFace), next: undefined };
    });
  }

  reset(): void {
    this.#chosen = '';
    this.#accounts.forget();
  }

  template(card: IssuedCard): TemplateResult {
    const { texts } = this.#options;
    this.#accounts.see(card.account.holder);
    const others = (accounts: readonly AccountFace[]) => accounts.filter(({ id }) => id !== card.account.id);
    return html`<section aria-labelledby="move-title">
      <h3 id="move-title">${texts.text('move-title')}</h3>
      <p class="quiet">${texts.text('move-text')}</p>
      ${loadedView(texts, this.#accounts, 'no-other-account', (accounts) =>
        others(accounts).length === 0
          ? html`<p class="quiet">${texts.text('no-other-account')}</p>`
          : this.#form(card, others(accounts)),
      )}
    </section>`;
  }

  #form(card: IssuedCard, accounts: readonly AccountFace[]): TemplateResult {
    const { texts } = this.#options;
    const chosen = accounts.find(({ id }) => id === this.#chosen) ?? accounts[0];
    return html`<div class="ways">
      <div class="field">
        <label for="move-to">${texts.text('move-to')}</label>
        <select
          id="move-to"
          part="field"
          @change=${({ target }: Event) => (this.#chosen = (target as HTMLSelectElement).value)}
        >
          ${accounts.map(
            ({ id, name, currency }) =>
              html`<option value=${id} ?selected=${id === chosen?.id}>${name} ${currency}</option>`,
          )}
        </select>
      </div>
      <button type="button" part="move" @click=${() => this.#ask(card, accounts)}>
        ${texts.text('move')}
      </button>
    </div>`;
  }

  #ask(card: IssuedCard, accounts: readonly AccountFace[]): void {
    const { texts, ask, changes } = this.#options;
    const account = accounts.find(({ id }) => id === this.#chosen) ?? accounts[0];
    if (!account || changes.isBusy) return;
    ask({
      title: texts.text('ask-move', { name: apart(card.name), account: apart(account.name) }),
      text: html`<p>${texts.text('effect-move')}</p>`,
      yes: texts.text('move'),
      no: texts.text('cancel'),
      onYes: () => void changes.send(card, 'move', { balanceAccountId: account.id }),
    });
  }
}
