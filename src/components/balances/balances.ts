import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { RecordElement } from '../parts/record/record-element.js';
import { skeletonStyles } from '../parts/record/skeleton.css.js';
import { UNDO_SECONDS } from '../parts/resource/undo.js';
import type { KnownBalances, NamedAccount } from './panel/balances-record.js';
import type { Panel } from './panel/panel.js';
import { words as english } from '../../words/compiled/balances/en.js';
import { seller } from '../../words/seller.js';

/**
 * Shows what balance accounts hold and held, by currency, and their payout schedule: sweeps, which move money by themselves, each in a
 * sentence, with when it runs next and what it would send today. A sweep is set up and changed in two steps, paused, resumed, and
 * removed with some seconds to undo. For sellers, who see their own, and for operators: your proxy's `identify` says who they are.
 * Sellers set sweeps up where your proxy enables `createSweep`, `updateSweep` and `deleteSweep` of `balance-platform`.
 *
 * @slot empty - Replaces the message that there is no balance account.
 * @slot error - Replaces the message that balances cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see these balances.
 * @fires {CustomEvent<SweepFace>} florin-before-sweep-save - A sweep was confirmed, or is to be paused or resumed. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<SweepSaved>} florin-sweep-saved - A sweep was sent; `ending` says how that ended.
 * @fires {CustomEvent<SweepFace>} florin-before-sweep-remove - A sweep is to be removed. Call `preventDefault()` to keep it.
 * @fires {CustomEvent<SweepFace>} florin-sweep-removed - A sweep was removed.
 * @fires {CustomEvent<BalancesFailed>} florin-balances-failed - Balances were not loaded, or a sweep was not saved or removed.
 * @csspart freshness - The message that says when the balances were read.
 * @csspart refresh - The button that reads the balances again.
 * @csspart account - One balance account with its payout schedule.
 * @csspart balance - The card of what an account holds in one currency.
 * @csspart figure - One amount of a card, with its explanation.
 * @csspart history - The box of what an account held on the last 30 days.
 * @csspart currencies - The group of buttons that choose a currency.
 * @csspart currency - The button of one currency.
 * @csspart chart - The picture of the balance over time, with its table.
 * @csspart point - One day in the picture, which arrow keys walk to.
 * @csspart bar - The bar of a balance above zero.
 * @csspart bar-below - The bar of a balance below zero.
 * @csspart chart-point - The words of the day that is looked at.
 * @csspart chart-table - The box that opens the same figures as a table.
 * @csspart none - The message that no money was booked in this time.
 * @csspart sweep - One sweep; also `active`, `paused` or `stopped`.
 * @csspart sentence - The message that says what a sweep does.
 * @csspart status - The words that say whether a sweep runs.
 * @csspart reason - The message that says why a sweep was switched off, and what to do.
 * @csspart preview - The message that says what a sweep would move with the balance that is shown.
 * @csspart runs - The table of the next three runs.
 * @csspart add - The button that begins a new sweep.
 * @csspart edit - The button that opens a sweep to change it.
 * @csspart pause - The button that pauses or resumes a sweep.
 * @csspart remove - The button that removes a sweep.
 * @csspart undo - The button that takes a removal back, for as long as `undo-seconds` says.
 * @csspart form - The form for a sweep.
 * @csspart field - An input or a choice in the form.
 * @csspart save - The button that checks the form and goes on to the second look.
 * @csspart cancel - The button that closes the form.
 * @csspart review - The box of the second look.
 * @csspart confirm - The button that sends a sweep, or answers a question with yes.
 * @csspart back - The button that goes back to the form.
 * @csspart confirm-dialog - The dialog that asks before a sweep is paused or resumed.
 * @csspart leave - The button that leaves the dialog.
 * @csspart doubt - The box of a sweep whose end is not known.
 * @csspart look - The button that looks what became of a sweep.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart error - The message that something is wrong, and why.
 * @csspart unknown-fields - The list of what the platform refused and no field of the form stands for.
 * @csspart panel - The box of every state without balances.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Balances are being loaded.
 * @cssstate ready - Balances are shown.
 * @cssstate editing - The form of a sweep is open.
 * @cssstate busy - Something is being sent.
 * @cssstate empty - There is no balance account.
 * @cssstate error - Balances cannot be shown.
 * @cssstate offline - The device is offline; balances load when the connection is back.
 * @cssstate unauthorised - The session may not see these balances.
 * @tagname florin-balances
 */
export class FlorinBalances extends RecordElement<KnownBalances, Panel, 'florin-balances-failed'> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, skeletonStyles];

  /** Id of the account holder whose balance accounts are shown. Left out: the only one of a seller's session. */
  @property({ attribute: 'account-holder' }) accountHolder = '';

  /** Id of the one balance account to show. Left out: all of the account holder. */
  @property({ attribute: 'balance-account' }) balanceAccount = '';

  /** Hides what sets sweeps up, changes, pauses and removes them. */
  @property({ type: Boolean, attribute: 'read-only' }) readOnly = false;

  /** Seconds in which a removal can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  /** Balance accounts besides the holder's own that sweeps may go to: `[{ id: 'BA3227C', name: 'Marketplace' }]`. */
  @property({ attribute: false }) otherAccounts: readonly NamedAccount[] = [];

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i class="box"></i
    ><i class="line"></i><i class="box"></i>`;
  protected readonly record = this.recordOf({
    id: () => `${this.accountHolder || 'me'} ${this.balanceAccount}`,
    needs: () => 'balance-platform.getBalanceAccount',
    words: this.#words,
    failed: 'florin-balances-failed',
    isEmpty: ({ accounts }) => accounts.length === 0,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';
export type { NamedAccount };

declare global {
  interface HTMLElementTagNameMap {
    'florin-balances': FlorinBalances;
  }
}
