import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { UNDO_SECONDS } from '../parts/resource/undo.js';
import { ListElement } from '../parts/table/list-element.js';
import type { Panel } from './panel/panel.js';
import type { KnownRules } from './panel/rules-record.js';
import { words as english } from '../../words/compiled/transaction-rules/en.js';
import { operator } from '../../words/operator.js';

/**
 * Shows the rules that stop, score or check payments with issued cards and transfers, and makes new ones: by fields, and as a
 * sentence while they are typed. A rule is tried on the transfers of the last 30 days, is saved inactive, and holds once it is
 * activated. What another person has changed meanwhile is never written over. For staff: your proxy's `identify` has to name the
 * audience `operator`.
 *
 * @slot empty - Replaces the message that there are no rules.
 * @slot filtered-empty - Replaces the message that no rule matches.
 * @slot error - Replaces the message that rules cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see rules.
 * @fires {CustomEvent<TransactionRuleOpened>} florin-transaction-rule-opened - A rule was opened, or closed to show the list again.
 * @fires {CustomEvent<TransactionRuleCreate>} florin-before-transaction-rule-create - A new rule is about to be sent. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<TransactionRuleCreated>} florin-transaction-rule-created - A new rule was sent; `ending` says how that ended.
 * @fires {CustomEvent<TransactionRuleChange>} florin-before-transaction-rule-change - A rule is about to be changed, activated,
 *   deactivated or deleted. Call `preventDefault()` to send nothing.
 * @fires {CustomEvent<TransactionRuleChanged>} florin-transaction-rule-changed - A change was sent; `ending` says how that ended.
 * @fires {CustomEvent<TransactionRulesExported>} florin-transaction-rules-exported - A CSV file of rules was made.
 * @fires {CustomEvent<TransactionRulesFailed>} florin-transaction-rules-failed - Rules were not loaded, or a call about them failed.
 * @csspart new - The button that begins a new rule.
 * @csspart template - The button that begins a new rule with what many rules have.
 * @csspart lookup - The form that looks up the rules of a card or a group, or one rule.
 * @csspart look-up - The button that looks them up.
 * @csspart scope - The message that says of which card or group the rules are.
 * @csspart all - The button that shows all known rules again.
 * @csspart search - The field for a name, a reference or an id.
 * @csspart filters - The box of filters.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many rules are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart transaction-rules - The table of rules.
 * @csspart transaction-rule - One rule in the table.
 * @csspart more - The button that shows more of the list.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say where a rule stands.
 * @csspart back - The button that goes back to the list, or leaves the form.
 * @csspart facts - The list of what is known of the rule that is open.
 * @csspart sentence - The rule as a sentence.
 * @csspart activate - The button that begins to activate a rule.
 * @csspart deactivate - The button that begins to deactivate a rule.
 * @csspart edit - The button that opens the form of a rule.
 * @csspart delete - The button that begins to delete a rule.
 * @csspart form - The form of a rule.
 * @csspart field - A field of a form.
 * @csspart row - The fields of one condition.
 * @csspart add-row - The button that adds a condition.
 * @csspart remove-row - The button that takes a condition out.
 * @csspart remove-country - The button that takes a country out of a condition.
 * @csspart kept - The box of conditions that the form has no fields for.
 * @csspart save - The button that saves a rule.
 * @csspart conflict - The box that says what another person has changed meanwhile.
 * @csspart take - The button that goes on from what the other person saved.
 * @csspart keep - The button that saves what is typed all the same.
 * @csspart deleting - The message that a rule is about to be deleted.
 * @csspart undo - The button that keeps a rule that is about to be deleted.
 * @csspart rule-hits - The section that says how often a rule was triggered.
 * @csspart figures - The box of hits per day.
 * @csspart chart - The picture of hits per day, with its table.
 * @csspart point - One day in the picture, which arrow keys walk to.
 * @csspart bar - The bar of a day.
 * @csspart chart-point - The words of the day that is looked at.
 * @csspart chart-table - The box that opens the same figures as a table.
 * @csspart trial - The section that tries a rule on the transfers of the last 30 days.
 * @csspart try - The button that tries the rule.
 * @csspart found - The message that says what the rule would have done.
 * @csspart unjudged - The message that says what the test cannot tell.
 * @csspart hits - The table of transfers that a test names.
 * @csspart hit - One transfer that a test names.
 * @csspart confirm-dialog - The dialog that asks before something is done.
 * @csspart confirmation - The field for the end of the rule's id.
 * @csspart confirm - The button that confirms.
 * @csspart leave - The button that leaves the dialog.
 * @csspart doubt - The message that it is not known whether a rule was saved.
 * @csspart look - The button that looks in the list for a rule whose answer was lost.
 * @csspart send-again - The button that sends the same again under the same idempotency key.
 * @csspart missing - The box that says that a rule is gone, or that it or its hits could not be loaded.
 * @csspart again - The button that asks for it again.
 * @csspart error - The message that something is wrong, and why.
 * @csspart panel - The box of every state without rules.
 * @csspart retry - The button that loads the rules again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Rules are being loaded.
 * @cssstate ready - Rules are shown, or the one that was opened, or the form.
 * @cssstate busy - Something is being sent.
 * @cssstate partial - A part of the rules could not be read.
 * @cssstate empty - There are no rules.
 * @cssstate filtered-empty - No rule matches.
 * @cssstate error - Rules cannot be shown.
 * @cssstate offline - The device is offline; rules load when the connection is back.
 * @cssstate unauthorised - The session may not see rules.
 * @tagname florin-transaction-rules
 */
export class FlorinTransactionRules extends ListElement<
  KnownRules,
  Panel,
  'florin-transaction-rules-failed'
> {
  static readonly languages = operator;

  /** Id of your balance platform, which a rule on all its cards is set on. Empty: the form asks for it. */
  @property({ attribute: 'balance-platform' }) balancePlatform = '';

  /** Id of the rule to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true, attribute: 'transaction-rule' }) transactionRule = '';

  /** Id of the card whose rules are listed. Empty: all that were made through your proxy. Follows what is looked up. */
  @property({ reflect: true, useDefault: true, attribute: 'payment-instrument' }) paymentInstrument = '';

  /** Id of the group of cards whose rules are listed. Empty: all that were made through your proxy. Follows what is looked up. */
  @property({ reflect: true, useDefault: true, attribute: 'payment-instrument-group' })
  paymentInstrumentGroup = '';

  /** Currency that amounts of new conditions begin with, an ISO 4217 code. */
  @property() currency = 'EUR';

  /** Seconds in which the deletion of a rule can be undone. */
  @property({ type: Number, attribute: 'undo-seconds' }) undoSeconds = UNDO_SECONDS;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly record = this.recordOf({
    needs: () => 'balance-platform.getTransactionRule',
    words: this.#words,
    question: () => [this.paymentInstrument, this.paymentInstrumentGroup],
    failed: 'florin-transaction-rules-failed',
    isEmpty: ({ items }) => this.record.view?.isMissed ?? items.length === 0,
    isFiltered: () => (this.record.answer?.items.length ?? 0) > 0,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-transaction-rules': FlorinTransactionRules;
  }
}
