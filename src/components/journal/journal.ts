import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { ListElement } from '../parts/table/list-element.js';
import { words as english } from '../../words/compiled/journal/en.js';
import { operator } from '../../words/operator.js';
import type { JournalSubject } from './events.js';
import type { JournalAnswer } from './panel/journal-record.js';
import type { Panel } from './panel/panel.js';

/**
 * Shows what your staff and your sellers asked for, from your proxy's journal, latest first: what, who, when, and how it ended. A
 * request can be found by who it is about, by kind, state and day; one that is open says all that is known of it, and leads to
 * what it was about. For staff: operators see all of it, approvers what they asked for themselves.
 *
 * @slot empty - Replaces the message that nothing was asked for yet.
 * @slot filtered-empty - Replaces the message that no request matches.
 * @slot error - Replaces the message that the journal cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the session may not see the journal.
 * @fires {CustomEvent<JournalEntryOpened>} florin-journal-entry-opened - A request was opened, or closed to show the list again.
 * @fires {CustomEvent<JournalSubject>} florin-before-subject-open - The reader wants to see what a request was about; `detail` says
 *   which element shows it. Call `preventDefault()` to lead there yourself: else its link is followed, where `addressOf` gave one.
 * @fires {CustomEvent<JournalExported>} florin-journal-exported - A CSV file of requests was made.
 * @fires {CustomEvent<JournalFailed>} florin-journal-failed - The journal was not loaded.
 * @csspart search - The field for an id or a reference.
 * @csspart requests - The table of requests.
 * @csspart request - One request in the table.
 * @csspart sort - The button that sorts by a column.
 * @csspart status - The words that say how a request ended.
 * @csspart zone - The message that names the time zone.
 * @csspart back - The button that goes back to the list.
 * @csspart facts - The list of what is known of the request that is open.
 * @csspart open - The button or link that leads to what the request was about.
 * @csspart notice - The message that says what a state means, or that there is no such request.
 * @csspart error - The message that a newer answer did not come, and why.
 * @csspart panel - The box of every state without requests.
 * @csspart retry - The button that loads again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The journal is being loaded.
 * @cssstate ready - Requests are shown, or the one that was opened.
 * @cssstate empty - Nothing was asked for yet.
 * @cssstate filtered-empty - No request matches.
 * @cssstate error - The journal cannot be shown.
 * @cssstate offline - The device is offline; the journal loads when the connection is back.
 * @cssstate unauthorised - The session may not see the journal.
 * @tagname florin-journal
 */
export class FlorinJournal extends ListElement<JournalAnswer, Panel, 'florin-journal-failed'> {
  static readonly languages = operator;

  /** Number of the request to show. Empty: the list. Follows what is opened. */
  @property({ reflect: true, useDefault: true }) entry = '';

  /** The IANA name of the zone that days and times are shown in, such as `Europe/Amsterdam`. Default: the reader's own. */
  @property({ attribute: 'time-zone' }) timeZone = '';

  /** Gives what a request was about the address of the page that shows it: it becomes a link. Nothing, or no web address: a button. */
  @property({ attribute: false }) addressOf: (subject: JournalSubject) => string | undefined = () =>
    undefined;

  readonly #words = new Words(this, () => this.language, english);
  protected readonly record = this.recordOf({
    id: () => this.entry,
    needs: () => 'operator.listDeeds',
    words: this.#words,
    failed: 'florin-journal-failed',
    isEmpty: (answer) => 'items' in answer && (this.record.view?.isMissed ?? answer.items.length === 0),
    isFiltered: () => this.record.view?.isNarrowed === true,
    view: async () => new (await import('./panel/panel.js')).Panel(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-journal': FlorinJournal;
  }
}
