import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { ListElement } from '../parts/table/list-element.js';
import type { Fleet } from './panel/places.js';
import type { Panel } from './panel/panel.js';
import { words as english } from '../../words/compiled/terminals/en.js';
import { operator } from '../../words/operator.js';

/**
 * Shows your payment terminals by merchant account, store and inventory, with when each was last seen, and moves them. A move
 * says first what it does: a terminal in use restarts, and cannot be used until it calls home. Each terminal has an answer of
 * its own, and those that failed can be tried again. For staff: your proxy's `identify` has to name the audience `operator`,
 * and its `supply` has to give `companyAccount`. With `store` it shows one store and moves nothing; a seller may then see it
 * too.
 *
 * @slot empty - Replaces the message that there are no terminals.
 * @slot filtered-empty - Replaces the message that no terminal matches.
 * @slot error - Replaces the message that terminals cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see terminals.
 * @fires {CustomEvent<TerminalsMove>} florin-before-terminals-move - The operator has confirmed a move. Call
 *   `preventDefault()` to send nothing.
 * @fires {CustomEvent<TerminalsMoved>} florin-terminals-moved - A move was sent; `detail` says how many terminals had which
 *   answer.
 * @fires {CustomEvent<TerminalOpened>} florin-terminal-opened - A terminal was opened, or closed to show the list again.
 * @fires {CustomEvent<TerminalsExported>} florin-terminals-exported - A CSV file of terminals was made.
 * @fires {CustomEvent<TerminalsFailed>} florin-terminals-failed - Terminals were not loaded, or a call about them failed.
 * @csspart places - The list of places on the side.
 * @csspart place - The button of one place.
 * @csspart search - The field for an id, a serial number, a model or a store.
 * @csspart find - The button that asks the platform where a terminal is.
 * @csspart filters - The box of filters.
 * @csspart field - The field of one filter.
 * @csspart clear - The button that clears all filters.
 * @csspart columns - The box where columns are chosen.
 * @csspart count - The message that says how many terminals are shown.
 * @csspart export - The button that downloads a CSV file.
 * @csspart cancel - The button that stops making the file.
 * @csspart export-state - The message that says how far the file is.
 * @csspart terminals - The table of terminals.
 * @csspart terminal - One terminal in the table.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say when a terminal was last seen.
 * @csspart selection - The bar of selected terminals.
 * @csspart unselect - The button that clears the selection.
 * @csspart move - The button that moves terminals.
 * @csspart labels - The button that prints labels.
 * @csspart missing - The box that says how many terminals have no details.
 * @csspart again - The button that asks for missing details again.
 * @csspart back - The button that goes back to the list.
 * @csspart facts - A list of what is known of a terminal.
 * @csspart step - The form that chooses where terminals go.
 * @csspart target - The field that chooses where terminals go.
 * @csspart effect - The list that says what a move does.
 * @csspart continue - The button that goes on to the question before a move.
 * @csspart confirm-dialog - The dialog that asks before a move.
 * @csspart confirmation - The field for the number of terminals.
 * @csspart confirm - The button that moves the terminals.
 * @csspart leave - The button that leaves the dialog without a move.
 * @csspart results - The list of answers.
 * @csspart result - The answer for one terminal.
 * @csspart doubt - The box of a move without a certain answer.
 * @csspart look - The button that looks where terminals are now.
 * @csspart send-again - The button that sends the same move again under the same idempotency key.
 * @csspart retry-failed - The button that moves the failed terminals again.
 * @csspart error - The message that nothing was moved, and why.
 * @csspart panel - The box of every state without terminals.
 * @csspart retry - The button that loads the terminals again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - Terminals are being loaded.
 * @cssstate ready - Terminals are shown, or the one that was opened.
 * @cssstate busy - Terminals are being moved or looked up.
 * @cssstate partial - Details of some terminals did not come.
 * @cssstate empty - There are no terminals.
 * @cssstate filtered-empty - No terminal matches.
 * @cssstate error - Terminals cannot be shown.
 * @cssstate offline - The device is offline; terminals load when the connection is back.
 * @cssstate unauthorised - The session may not see terminals.
 * @tagname florin-terminals
 */
export class FlorinTerminals extends ListElement<Fleet, Panel, 'florin-terminals-failed'> {
  static readonly languages = operator;

  /** Id of the terminal to show. Empty: the list. Follows what the operator opens. */
  @property({ reflect: true, useDefault: true }) terminal = '';

  /** Code of the only store to show. Nothing can be moved then. Empty: all that the proxy lists. */
  @property() store = '';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly record = this.recordOf({
    words: this.#words,
    question: () => [this.store],
    needs: () => 'terminal-management.listTerminals',
    failed: 'florin-terminals-failed',
    isEmpty: (fleet) => (this.record.view?.isFiltered ? this.record.view.isEmpty : fleet.rows.length === 0),
    isFiltered: () => this.record.view?.isFiltered === true,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-terminals': FlorinTerminals;
  }
}
