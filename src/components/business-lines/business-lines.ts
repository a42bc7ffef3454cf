import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { BusinessLine } from '../../client/legal-entity/business-line.js';
import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { IndustryCode } from './panel/line-form.js';
import type { Lines } from './panel/lines.js';
import { words as english } from '../../words/compiled/business-lines/en.js';
import { seller } from '../../words/seller.js';

/**
 * What a seller does business in: each line with its industry, where it sells, and where its money comes from, to add,
 * change and remove. Addresses of web sites have to be `https`. The platform names no list of industry codes: give yours
 * as `industryCodes`, and they can be searched; without one a code is typed, and the platform says whether it is one.
 * Your proxy's `identify` has to name a seller with their `legalEntities`.
 *
 * @slot empty - Stands in for the sentence that there is no line of business yet.
 * @slot error - Stands in for the sentence that the lines cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, or not as this seller.
 * @fires {CustomEvent<BusinessLineSaved>} florin-business-line-saved - A line was added or changed.
 * @fires {CustomEvent<BusinessLineRemoved>} florin-business-line-removed - A line was removed.
 * @fires {CustomEvent<BusinessLinesFailed>} florin-business-lines-failed - The lines were not loaded, or one not saved or removed.
 * @csspart line - One line of business.
 * @csspart add - The button that opens the form for a new line of business.
 * @csspart edit - The button that opens the form for a line of business.
 * @csspart remove - The button of a line that asks whether to remove the line.
 * @csspart remove-surely - The button that confirms the removal of a line.
 * @csspart keep - The button that keeps a line, where the seller was asked whether to remove it.
 * @csspart form - The form for one line.
 * @csspart field - An input or a choice in the form.
 * @csspart error - The sentence beside a field that is not right, or below a line or the form: why it was not saved or removed, or what the platform wants corrected.
 * @csspart add-row - The button that adds the address of a website.
 * @csspart remove-row - The button that removes the address of a website.
 * @csspart unknown-fields - The list of what the platform refused and no field of the form stands for.
 * @csspart save - The button that saves the form.
 * @csspart cancel - The button that closes the form.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the lines again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The lines are on their way.
 * @cssstate ready - There are lines.
 * @cssstate editing - A form is open.
 * @cssstate empty - There is no line of business.
 * @cssstate error - The lines cannot be shown.
 * @cssstate offline - There is no network; the lines come when it is back.
 * @cssstate unauthorised - Nobody is signed in, or not as this seller.
 * @tagname florin-business-lines
 */
export class FlorinBusinessLines extends RecordElement<
  readonly BusinessLine[],
  Lines,
  'florin-business-lines-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only one of whoever is signed in. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Codes of industries with what they are called, to search in: `[{ code: '339E', name: 'Pottery' }]`. */
  @property({ attribute: false }) industryCodes: readonly IndustryCode[] = [];

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity || 'me',
    words: this.#words,
    failed: 'florin-business-lines-failed',
    isEmpty: (lines) => lines.length === 0,
    view: async () => new (await import('./panel/lines.js')).Lines(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }

  protected override render(): TemplateResult {
    const { answer, view } = this.record;
    return html`${super.render()} ${answer && view?.renderBelow()}`;
  }
}

export type * from './events.js';
export type { IndustryCode };

declare global {
  interface HTMLElementTagNameMap {
    'florin-business-lines': FlorinBusinessLines;
  }
}
