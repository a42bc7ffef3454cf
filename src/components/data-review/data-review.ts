import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { LegalEntity } from '../../client/legal-entity/legal-entity.js';
import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { Review } from './panel/review.js';
import { words as english } from '../../words/compiled/data-review/en.js';
import { operator } from '../../words/operator.js';

/**
 * What the platform holds about a seller, to be looked through and confirmed, as it asks from time to time. Numbers of
 * identity documents are shown by their ends. What is confirmed is what is on screen: where something was changed since it
 * was loaded, the seller sees that first. When it was confirmed, the platform tells with the confirmation alone. Your
 * proxy's `identify` has to name a seller with their `legalEntities`.
 *
 * @slot change - A way to correct wrong data, for example a link to your form.
 * @slot error - Replaces the message that the data cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as this seller.
 * @fires {CustomEvent<ReviewWish>} florin-before-data-confirm - The data is about to be confirmed. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<DataConfirmed>} florin-data-confirmed - The data was confirmed.
 * @fires {CustomEvent<DataReviewFailed>} florin-data-review-failed - The data could not be loaded or confirmed, or changed before it was confirmed.
 * @csspart group - The facts of one subject, for example the address, with their heading.
 * @csspart fact - One fact with its name.
 * @csspart due - The message that a review is due.
 * @csspart confirmed - The message that says when the data was confirmed.
 * @csspart confirm - The button that confirms the data.
 * @csspart error - The message that the data was not confirmed, and why.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the data again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The data is being loaded.
 * @cssstate ready - The data is shown.
 * @cssstate due - The platform waits for a review.
 * @cssstate confirmed - The data was confirmed just now.
 * @cssstate error - The data cannot be shown.
 * @cssstate offline - The device is offline; the data loads when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as this seller.
 * @tagname florin-data-review
 */
export class FlorinDataReview extends RecordElement<LegalEntity, Review, 'florin-data-review-failed'> {
  static readonly languages = operator;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only legal entity of the signed-in seller. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i></i><i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity || 'me',
    words: this.#words,
    failed: 'florin-data-review-failed',
    view: async () => new (await import('./panel/review.js')).Review(this.record),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-data-review': FlorinDataReview;
  }
}
