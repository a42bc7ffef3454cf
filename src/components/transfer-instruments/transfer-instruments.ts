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
 * Lists the bank accounts that a seller is paid out to, with the status of each, and lets the seller add, change and remove
 * them. The form asks for the account in the format of its country and checks its digits before it is sent. Account numbers
 * are shown masked, and are in no attribute, event, log or storage; to change one, the seller enters it again. Your proxy's
 * `identify` must name a seller with their `legalEntities`.
 *
 * @slot documents - A place to upload a bank statement; shown where the bank does not confirm an account in the seller's name.
 * @slot empty - Replaces the message that there are no bank accounts.
 * @slot error - Replaces the message that the bank accounts cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as this seller.
 * @fires {CustomEvent<BankAccountSave>} florin-before-bank-account-save - A bank account is about to be sent. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<BankAccountFace>} florin-bank-account-saved - A bank account was added or changed.
 * @fires {CustomEvent<BankAccountFace>} florin-before-bank-account-remove - A bank account is about to be removed. Call `preventDefault()` to keep it.
 * @fires {CustomEvent<BankAccountFace>} florin-bank-account-removed - A bank account was removed.
 * @fires {CustomEvent<LegalEntityChanged>} florin-legal-entity-changed - The legal entity was changed, so that other
 *   elements of the page load it again.
 * @fires {CustomEvent<TransferInstrumentsFailed>} florin-transfer-instruments-failed - The bank accounts could not be loaded, or one could not be saved or removed.
 * @csspart account - One bank account; also `verified`, `checking`, `problem` or `unknown`.
 * @csspart status - The status of an account at the bank.
 * @csspart hint - The message that says what to do about an account that the bank does not confirm.
 * @csspart add - The button that opens the form for a new account.
 * @csspart edit - The button that opens the form for an account.
 * @csspart remove - The button that removes an account.
 * @csspart undo - The button that undoes a removal, shown for `undo-seconds`.
 * @csspart form - The form for an account.
 * @csspart field - An input or a choice in the form.
 * @csspart error - The message beside a field that must be corrected, or at the form or the account: why it was not saved or removed.
 * @csspart save - The button that saves the form.
 * @csspart cancel - The button that closes the form.
 * @csspart panel - The box of every state without accounts.
 * @csspart retry - The button that loads the accounts again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The bank accounts are being loaded.
 * @cssstate ready - The bank accounts are shown.
 * @cssstate empty - The seller has no bank accounts yet.
 * @cssstate saving - A bank account is being saved.
 * @cssstate error - The bank accounts cannot be shown.
 * @cssstate offline - The device is offline; the bank accounts load when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as this seller.
 * @tagname florin-transfer-instruments
 */
export class FlorinTransferInstruments extends RecordElement<
  Accounts,
  BankAccounts,
  'florin-transfer-instruments-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only legal entity of the signed-in seller. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Seconds in which a removal can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity || 'me',
    words: this.#words,
    failed: 'florin-transfer-instruments-failed',
    view: async () => new (await import('./panel/bank-accounts.js')).BankAccounts(this.record, this),
  });

  constructor() {
    super();
    const onChanged = (): void => this.record.view?.lookAgain();
    new EntityChanges(this, { legalEntity: () => this.record.id, onChanged });
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
