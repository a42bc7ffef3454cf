import { html, type TemplateResult } from 'lit';

import { get, type CallOptions, type Client } from '../../../../src/client/index.js';
import { Words } from '../../../../src/components/base/words.js';
import type { DataReviewFailed } from '../../../../src/components/data-review/events.js';
import type { RecordController } from '../../../../src/components/parts/record/record-controller.js';
import type { RowName } from '../../../../src/components/parts/record/access.js';
import { RecordElement } from '../../../../src/components/parts/record/record-element.js';
import type { RecordView } from '../../../../src/components/parts/record/record-view.js';
import type { ResourceWord } from '../../../../src/components/parts/resource/resource-words.js';
import type { Catalogue } from '../../../../src/words/catalogue.js';
import { words } from '../../../../src/words/compiled/parts/resource/en.js';
import { words as staffWords } from '../../../../src/words/compiled/payouts/en.js';
import { operator } from '../../../../src/words/operator.js';

export const note = get('/note');

export type { DataReviewFailed };
type NoteRecord = RecordController<string, NoteView, 'florin-data-review-failed'>;

/** The smallest view: a text that can be changed. */
export class NoteView implements RecordView<string> {
  readonly record: NoteRecord;
  resets = 0;
  isBusy = false;
  isDirty = false;

  constructor(record: NoteRecord) {
    this.record = record;
  }

  async load(client: Client, options: CallOptions): Promise<string> {
    await client.call(note, {}, options);
    return `note of ${this.record.id}`;
  }

  reset(): void {
    this.resets++;
  }

  states(_: string, state: string): readonly string[] {
    return this.isDirty ? [state, 'dirty'] : [state];
  }

  render(text: string): TemplateResult {
    return html`<p id="text">${text}</p>
      <button id="other">Other</button>`;
  }
}

/** The smallest element that shows a record. */
export class NoteElement extends RecordElement<string, NoteView, 'florin-data-review-failed'> {
  of = 'ada';
  /** Stands in for the import of the view. */
  importView = (): Promise<unknown> => Promise.resolve();
  /** The row without which there is nothing to show, where only staff see it. */
  protected get row(): RowName | undefined {
    return undefined;
  }
  protected get english(): Catalogue<ResourceWord> {
    return words;
  }
  protected readonly skeleton = html`<i>&nbsp;</i>`;
  readonly record = this.recordOf({
    id: () => this.of,
    words: new Words(this, () => this.language, this.english),
    failed: 'florin-data-review-failed',
    ...(this.row && { needs: () => STAFF_ROW }),
    view: () => this.importView().then(() => new NoteView(this.record)),
  });

  protected get label(): string {
    return 'Note';
  }
}

export const STAFF_ROW = 'operator.listPayouts';

/** The smallest element for staff. */
export class StaffNoteElement extends NoteElement {
  static readonly languages = operator;

  /** In every language of theirs. */
  protected override get english(): Catalogue<ResourceWord> {
    return staffWords;
  }

  protected override get row(): RowName {
    return STAFF_ROW;
  }
}
