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
 * Shows the lines of business of a seller, and lets the seller add, change and remove them: each with its industry, its
 * sales channels and its source of funds. Addresses of websites must be `https`. The platform has no list of industry
 * codes. Set `industryCodes` to let the seller search yours; without it the seller types a code, and the platform checks it.
 * Your proxy's `identify` must name a seller with their `legalEntities`.
 *
 * @slot empty - Replaces the message that there are no lines of business yet.
 * @slot error - Replaces the message that the lines of business cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as this seller.
 * @fires {CustomEvent<BusinessLineSaved>} florin-business-line-saved - A line was added or changed.
 * @fires {CustomEvent<BusinessLineRemoved>} florin-business-line-removed - A line was removed.
 * @fires {CustomEvent<BusinessLinesFailed>} florin-business-lines-failed - The lines of business could not be loaded, or one could not be saved or removed.
 * @csspart line - One line of business.
 * @csspart add - The button that opens the form for a new line of business.
 * @csspart edit - The button that opens the form for a line of business.
 * @csspart remove - The button that asks whether to remove a line.
 * @csspart remove-surely - The button that confirms the removal of a line.
 * @csspart keep - The button that cancels the removal of a line.
 * @csspart form - The form for one line.
 * @csspart field - An input or a choice in the form.
 * @csspart error - The message beside a field that must be corrected, or below a line or the form: why it was not saved or removed, or what the platform wants corrected.
 * @csspart add-row - The button that adds the address of a website.
 * @csspart remove-row - The button that removes the address of a website.
 * @csspart unknown-fields - The list of details that the platform refused and that have no field in the form.
 * @csspart save - The button that saves the form.
 * @csspart cancel - The button that closes the form.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the lines again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The lines of business are being loaded.
 * @cssstate ready - The lines of business are shown.
 * @cssstate editing - A form is open.
 * @cssstate empty - The seller has no lines of business yet.
 * @cssstate error - The lines of business cannot be shown.
 * @cssstate offline - The device is offline; the lines load when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as this seller.
 * @tagname florin-business-lines
 */
export class FlorinBusinessLines extends RecordElement<
  readonly BusinessLine[],
  Lines,
  'florin-business-lines-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only legal entity of the signed-in seller. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Industry codes with their names, for the seller to search: `[{ code: '339E', name: 'Pottery' }]`. */
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
