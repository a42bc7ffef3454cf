import { html, nothing, type TemplateResult } from 'lit';

import type { AccountHolder, BalanceAccountBase } from '../../../client/balance-platform/index.js';
import { updateAccountHolder } from '../../../client/balance-platform/rows/account-holders.js';
import { updateBalanceAccount } from '../../../client/balance-platform/rows/balance-accounts.js';
import type { Client } from '../../../client/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { STATUS_AFTER } from '../../parts/account-holder/status.js';
import { ConfirmDialog, type Confirmation } from '../../parts/confirm/confirm.js';
import { endingOf, type Ending } from '../../parts/resource/ending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/account-holders/detail/en.js';
import type { AccountHolderChange } from '../events.js';
import { nameOf, type HoldersElement, type HoldersRecord } from '../panel/holders-record.js';
import type { OpenedHolder } from './reading.js';

const holderRow = /*@__PURE__*/ proxyRow('balance-platform', updateAccountHolder);
const accountRow = /*@__PURE__*/ proxyRow('balance-platform', updateBalanceAccount);

export type Change = Exclude<AccountHolderChange['change'], 'edit'>;

/** What changes: an account holder, or one of its balance accounts. */
interface Target {
  readonly holder: AccountHolder;
  readonly account?: BalanceAccountBase | undefined;
}

export interface ChangesOptions {
  readonly texts: Pick<Words<Word>, 'text'>;
  opened(): OpenedHolder | undefined;
  /** Reads it anew. Resolves to whether it came. */
  reread(): Promise<boolean>;
}

/** Characters of an id that are typed before something is closed. */
const LAST = 4;

/** Suspends, resumes and closes. */
export class Changes {
  readonly #record: HoldersRecord;
  readonly #options: ChangesOptions;
  readonly #dialog: ConfirmDialog;
  /** Why something was not done, or that this is not known, by the id of what it is about. */
  readonly #notes = new Map<string, string>();
  #isBusy = false;

  constructor(record: HoldersRecord, element: HoldersElement, options: ChangesOptions) {
    this.#record = record;
    this.#options = options;
    this.#dialog = new ConfirmDialog(element);
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  reset(): void {
    this.#notes.clear();
  }

  dialog(): TemplateResult | typeof nothing {
    return this.#dialog.template();
  }

  note(id: string): TemplateResult {
    const text = this.#notes.get(id);
    return html`<div role="alert">
      ${text ? html`<p class="notice bad" part="error">${text}</p>` : nothing}
    </div>`;
  }

  /** Asks first. To close is for good, so the end of the id is typed. */
  ask(target: Target, change: Change): void {
    if (this.#isBusy) return;
    const { texts } = this.#options;
    const { holder, account } = target;
    const name = apart(nameOf(account ?? holder));
    const kind = account ? 'account' : 'holder';
    const open = (this.#options.opened()?.accounts ?? []).filter(
      ({ status }) => bareWord(status) !== 'closed',
    );
    const word = change === 'close' ? (`close-${kind}` as const) : change;
    this.#dialog.ask({
      title: texts.text(`ask-${word}`, { name }),
      text: html`<p>${texts.text(`effect-${word}`)}</p>
        ${
          word === 'close-holder' && open.length > 0
            ? html`<p>${texts.text('effect-still-open', { count: open.length })}</p>`
            : nothing
        }`,
      yes: texts.text(`yes-${word}`),
      no: texts.text('leave'),
      typed: change === 'close' ? this.#typed(account?.id ?? holder.id) : undefined,
      onYes: () => void this.#send(target, change),
    });
  }

  #typed(id: string): NonNullable<Confirmation['typed']> {
    const { texts } = this.#options;
    const end = id.slice(-LAST);
    return [
      {
        label: texts.text('type-end', { end: apart(end) }),
        wrong: texts.text('type-wrong', { end: apart(end) }),
        isText: true,
        isRight: (text) => text.toUpperCase() === end.toUpperCase(),
      },
    ];
  }

  async #send(target: Target, change: Change): Promise<void> {
    const record = this.#record;
    const { client } = record;
    const { holder, account } = target;
    const face = { accountHolder: holder.id, balanceAccount: account?.id ?? '', change };
    if (!client || this.#isBusy || !record.emit('florin-before-account-holder-change', face)) return;
    const id = account?.id ?? holder.id;
    this.#isBusy = true;
    this.#notes.delete(id);
    record.say(this.#options.texts.text('sending'));
    const { ending, why } = await this.#change(client, target, change);
    this.#isBusy = false;
    if (why) this.#notes.set(id, why);
    record.say(why || this.#options.texts.text(`done-${change}`, { name: apart(nameOf(account ?? holder)) }));
    record.emit('florin-account-holder-changed', { ...face, ending });
    record.focus(account ? `[data-account="${account.id}"] button, h2[tabindex]` : 'h2[tabindex]');
  }

  async #change(client: Client, target: Target, change: Change): Promise<{ ending: Ending; why: string }> {
    const { texts, reread } = this.#options;
    const { holder, account } = target;
    const status = STATUS_AFTER[change];
    try {
      await (account
        ? client.call(accountRow, { id: account.id, status })
        : client.call(holderRow, { id: holder.id, status }));
      // Done is done, also where what it is now does not come.
      await reread();
      return { ending: 'received', why: '' };
    } catch (error) {
      const { isRefused, ...trouble } = this.#record.failed(error);
      const ending = endingOf(error);
      if (ending !== 'unknown')
        return {
          ending,
          why: texts.text('not-done', {
            why: isRefused
              ? texts.text('refused-because', { code: apart(trouble.code) })
              : troubleText(this.#record.words, trouble),
          }),
        };
      // Perhaps only the answer was lost: what the platform says now is true.
      const isRead = await reread();
      return isRead && this.#statusOf(target) === status
        ? { ending: 'received', why: '' }
        : { ending, why: texts.text('change-unknown') };
    }
  }

  #statusOf({ account }: Target): string {
    const opened = this.#options.opened();
    const now = account ? opened?.accounts?.find(({ id }) => id === account.id) : opened?.holder;
    return bareWord(now?.status);
  }
}
