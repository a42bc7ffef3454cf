import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { KnownHolders } from './panel/holders-record.js';
import type { Panel } from './panel/panel.js';
import { groupsOf, type Languages } from '../../words/catalogue.js';
import { words as english } from '../../words/compiled/account-holders/en.js';
import { words as taxEnglish } from '../../words/compiled/account-holders/tax/en.js';
import { operator } from '../../words/operator.js';
import { seller } from '../../words/seller.js';

/** The words of operators are in the languages of operators alone. Sellers do not see them, so they are not looked for. */
const ofTaxForms: Languages = {
  missing: seller.missing,
  load: (language, words) =>
    /^account-holders(?!\/tax)/.test(groupsOf(words)) ? Promise.resolve(words) : seller.load(language, words),
};

/**
 * Shows operators the account holders of a balance platform: what each may do, what is missing and by when, and which balance
 * accounts it has. Makes account holders and balance accounts, once also after a lost answer, changes and suspends them, and
 * closes them for good. Gives the tax forms of a year; to sellers it is their own tax form and nothing else.
 *
 * @slot legal-entity - The way to a new legal entity, for example a link to a page with `<florin-legal-entity-form>`. Shown
 *   while an account holder is made.
 * @slot empty - Replaces the message that there are no account holders.
 * @slot filtered-empty - Replaces the message that no account holder matches.
 * @slot error - Replaces the message that account holders cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see account holders.
 * @fires {CustomEvent<AccountHolderOpened>} florin-account-holder-opened - An account holder was opened, or closed to show the
 *   list again.
 * @fires {CustomEvent<AccountHolderFollowed>} florin-account-holder-followed - The operator wants to see a legal entity.
 * @fires {CustomEvent<AccountHolderChange>} florin-before-account-holder-change - The operator has confirmed a change of an
 *   account holder or of its balance account. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<AccountHolderChanged>} florin-account-holder-changed - A change was sent; `detail` says how that ended.
 * @fires {CustomEvent<AccountHolderCreate>} florin-before-account-holder-create - The operator wants a new account holder or
 *   balance account. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<AccountHolderCreated>} florin-account-holder-created - A new account holder or balance account was sent;
 *   `detail` says how that ended.
 * @fires {CustomEvent<AccountHoldersExported>} florin-account-holders-exported - A CSV file of account holders was made.
 * @fires {CustomEvent<TaxFormOpened>} florin-tax-form-opened - A tax form was loaded, and can be downloaded.
 * @fires {CustomEvent<AccountHoldersFailed>} florin-account-holders-failed - Account holders were not loaded, or a call about
 *   them failed.
 * @csspart new - The button that begins a new account holder.
 * @csspart search - The field for an id, a reference, a description or an email.
 * @csspart find - The button that looks for the account holder of an email.
 * @csspart filters - The box of filters.
 * @csspart field - The field of one filter or of a form.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many account holders are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart cancel - The button that stops making the file, or leaves a form.
 * @csspart export-state - The message that says how far the file is.
 * @csspart account-holders - The table of account holders.
 * @csspart account-holder - One account holder in the table.
 * @csspart more - The button that shows more of the list.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say where an account holder, an account or a capability stands.
 * @csspart missing - The box that says what could not be loaded.
 * @csspart again - The button that asks for missing details again.
 * @csspart back - The button that goes back to the list, or to the step before.
 * @csspart facts - A list of what is known of an account holder.
 * @csspart deadline - The message that says by when something is due.
 * @csspart legal-entity - The button that leads to a legal entity.
 * @csspart capabilities - The table of capabilities.
 * @csspart accounts - The list of balance accounts.
 * @csspart account - One balance account.
 * @csspart history - The list of changes that staff have made through your proxy.
 * @csspart edit - The button that opens the form for an account holder or a balance account.
 * @csspart add - The button that opens the form for a new balance account.
 * @csspart suspend - The button that begins to suspend.
 * @csspart resume - The button that begins to resume.
 * @csspart close - The button that begins to close for good.
 * @csspart confirm-dialog - The dialog that asks before something is suspended, resumed or closed.
 * @csspart confirmation - The field for the last characters of an id.
 * @csspart confirm - The button that suspends, resumes or closes.
 * @csspart leave - The button that leaves the dialog.
 * @csspart form - A form.
 * @csspart row - One entry of the metadata.
 * @csspart add-row - The button that adds an entry.
 * @csspart remove-row - The button that takes an entry out.
 * @csspart dropped - The message that names entries which are dropped.
 * @csspart conflict - The box of values that another person has changed meanwhile.
 * @csspart keep-mine - The button that keeps the value that was typed.
 * @csspart take-theirs - The button that takes the value of the other person.
 * @csspart save - The button that saves a form.
 * @csspart unknown-fields - The message about fields that the platform does not take.
 * @csspart steps - The list of steps to a new account holder.
 * @csspart continue - The button that goes on to the next step.
 * @csspart skip - The button that goes on without a user.
 * @csspart review - The box that repeats what is about to be made.
 * @csspart submit - The button that creates an account holder.
 * @csspart draft - The box with what was typed before and never sent.
 * @csspart take-draft - The button that continues with a draft.
 * @csspart drop-draft - The button that discards a draft.
 * @csspart doubt - The message that it is not known whether something was made.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart tax-forms - The form for a tax form.
 * @csspart load - The button that loads a tax form.
 * @csspart download - The link that downloads a tax form.
 * @csspart notice - The message that says how something ended, or what is wrong with a capability.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without account holders.
 * @csspart retry - The button that loads the account holders again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Account holders are being loaded.
 * @cssstate ready - Account holders are shown, or the one that was opened, or a form.
 * @cssstate busy - Something is being sent or looked up.
 * @cssstate partial - A part of what is shown did not come.
 * @cssstate empty - There are no account holders.
 * @cssstate filtered-empty - No account holder matches.
 * @cssstate error - Account holders cannot be shown.
 * @cssstate offline - The device is offline; account holders load when the connection is back.
 * @cssstate unauthorised - The session may not see account holders.
 * @tagname florin-account-holders
 */
export class FlorinAccountHolders extends ListElement<KnownHolders, Panel, 'florin-account-holders-failed'> {
  /** `operator` sees all account holders, `seller` only the tax form of their own. Who may do what, your proxy decides. */
  @property() audience: 'operator' | 'seller' = 'operator';

  /** Id of your balance platform, whose account holders operators see. */
  @property({ attribute: 'balance-platform' }) balancePlatform = '';

  /** Id of the account holder to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true, attribute: 'account-holder' }) accountHolder = '';

  #isTurning = false;
  readonly #words = new Words(this, () => this.language, english);
  readonly #taxWords = new Words(this, () => this.language, taxEnglish);
  protected readonly record = this.recordOf({
    needs: () => (this.#isSeller ? 'balance-platform.getTaxForm' : 'balance-platform.listAccountHolders'),
    words: { text: (key, values) => (this.#isSeller ? this.#taxWords : this.#words).text(key, values) },
    question: () => [this.audience, this.balancePlatform],
    failed: 'florin-account-holders-failed',
    isEmpty: ({ items }) => this.record.view?.isMissed ?? items.length === 0,
    isFiltered: () => (this.record.answer?.items.length ?? 0) > 0,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return (this.#isSeller ? this.#taxWords : this.#words).text('label');
  }

  override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('audience') && this.hasUpdated) void this.#turn();
  }

  /** Another reader has other languages: English for a moment, after which every word is looked for anew. */
  async #turn(): Promise<void> {
    this.#isTurning = true;
    await this.updateComplete;
    this.#isTurning = false;
    this.requestUpdate();
  }

  protected override get language(): string {
    return this.#isTurning ? 'en' : super.language;
  }

  /** In which languages the element is. */
  protected get languages(): Languages {
    return this.#isSeller ? ofTaxForms : operator;
  }

  get #isSeller(): boolean {
    return this.audience === 'seller';
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-account-holders': FlorinAccountHolders;
  }
}
