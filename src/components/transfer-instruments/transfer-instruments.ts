import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { EntityChanges } from '../parts/legal-entity/entity-changes.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import { UNDO_SECONDS } from '../parts/resource/undo.js';
import type { Accounts } from './panel/accounts.js';
import type { BankAccounts } from './panel/bank-accounts.js';
import { words as english } from '../../words/compiled/transfer-instruments/en.js';
import { seller } from '../../words/seller.js';

/**
 * The bank accounts that a seller is paid on: how each stands with its bank, and the way to add, change and remove one. An
 * account is named as those of its country are, and its check digits are looked at while it is typed. Of a number only the
 * platform's mask is shown; whole numbers are in no attribute, event, log or storage, and to change one it is typed anew.
 * Your proxy's `identify` has to name a seller with their `legalEntities`.
 *
 * @slot documents - Where a seller uploads a bank statement; shown where the bank does not know an account in their name.
 * @slot empty - Stands in for the sentence that there is no bank account.
 * @slot error - Stands in for the sentence that the accounts cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, or not as this seller.
 * @fires {CustomEvent<BankAccountSave>} florin-before-bank-account-save - An account is about to be sent. Prevent it, and nothing is.
 * @fires {CustomEvent<BankAccountFace>} florin-bank-account-saved - An account is added, or changed.
 * @fires {CustomEvent<BankAccountFace>} florin-before-bank-account-remove - The seller wants an account removed. Prevent it, and it stays.
 * @fires {CustomEvent<BankAccountFace>} florin-bank-account-removed - An account is gone.
 * @fires {CustomEvent<LegalEntityChanged>} florin-legal-entity-changed - The legal entity was changed, so that other
 *   elements of the page load it again.
 * @fires {CustomEvent<TransferInstrumentsFailed>} florin-transfer-instruments-failed - The accounts were not loaded, or one was not saved or removed.
 * @csspart account - One bank account; also `verified`, `checking`, `problem` or `unknown`.
 * @csspart status - The status of an account at the bank.
 * @csspart hint - The sentence that says what to do about an account that the bank does not confirm.
 * @csspart add - The button that opens the form for a new account.
 * @csspart edit - The button that opens the form for an account.
 * @csspart remove - The button that removes an account.
 * @csspart undo - The button that takes a removal back, for as long as `undo-seconds` says.
 * @csspart form - The form for an account.
 * @csspart field - An input or a choice in the form.
 * @csspart error - The sentence beside a field that is not right, or at the form or the account: why it was not saved or removed.
 * @csspart save - The button that saves the form.
 * @csspart cancel - The button that closes the form.
 * @csspart panel - The box of every state without accounts.
 * @csspart retry - The button that loads the accounts again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The accounts are being looked up.
 * @cssstate ready - There are accounts.
 * @cssstate empty - There is no bank account.
 * @cssstate saving - An account is on its way.
 * @cssstate error - The accounts cannot be shown.
 * @cssstate offline - There is no network; the accounts are looked up when it is back.
 * @cssstate unauthorised - Nobody is signed in, or not as this seller.
 * @tagname florin-transfer-instruments
 */
export class FlorinTransferInstruments extends RecordElement<
  Accounts,
  BankAccounts,
  'florin-transfer-instruments-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Seconds in which a removal can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity,
    required: 'legal-entity',
    words: this.#words,
    failed: 'florin-transfer-instruments-failed',
    view: async () => new (await import('./panel/bank-accounts.js')).BankAccounts(this.record, this),
  });

  constructor() {
    super();
    const onChanged = (): void => this.record.view?.lookAgain();
    new EntityChanges(this, { legalEntity: () => this.legalEntity, onChanged });
  }

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-transfer-instruments': FlorinTransferInstruments;
  }
}
