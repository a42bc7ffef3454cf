import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { Terms } from './panel/terms.js';
import type { TermsAnswer } from './panel/terms-answer.js';
import { words as english } from '../../words/compiled/terms-of-service/en.js';
import { seller } from '../../words/seller.js';

/**
 * The platform's terms: which are to be accepted, their text, and who has accepted what. A text is shown as text and a PDF
 * opens in a tab of its own; neither is ever markup of your page. Accepting waits until the document was read to its end
 * or opened. From which address it was accepted, your proxy says and no browser. Your proxy's `identify` has to name a
 * seller with their `legalEntities`, the person who signs among them.
 *
 * @slot empty - Replaces the message that there are no terms to accept.
 * @slot error - Replaces the message that the terms cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as this seller.
 * @fires {CustomEvent<TermsWish>} florin-before-terms-accept - Terms are about to be accepted. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<TermsAccepted>} florin-terms-accepted - Terms were accepted.
 * @fires {CustomEvent<TermsOfServiceFailed>} florin-terms-of-service-failed - The terms could not be loaded or accepted.
 * @csspart terms - One agreement to accept.
 * @csspart read - The button that opens and closes an agreement's document.
 * @csspart language - The choice of the document's language.
 * @csspart document - The text of a document.
 * @csspart open-document - The link that opens a document as a PDF.
 * @csspart save-document - The link that saves the PDF of a document.
 * @csspart signer - The choice of the person in whose name the terms are accepted.
 * @csspart accept - The button that accepts an agreement.
 * @csspart error - The message that a document was not loaded or terms were not accepted, and why.
 * @csspart notice - The message that there are new terms.
 * @csspart acceptance - One agreement that was accepted earlier, with date and person.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the terms again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The terms are being loaded.
 * @cssstate ready - The list of terms is shown.
 * @cssstate due - The seller must accept terms.
 * @cssstate accepted - All terms are accepted.
 * @cssstate empty - There are no terms to accept, and none were accepted before.
 * @cssstate error - The terms cannot be shown.
 * @cssstate offline - The device is offline; the terms load when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as this seller.
 * @tagname florin-terms-of-service
 */
export class FlorinTermsOfService extends RecordElement<
  TermsAnswer,
  Terms,
  'florin-terms-of-service-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only legal entity of the signed-in seller. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Id of the legal entity of the person who signs. Left out: the signatory named in the data; the seller chooses where there are several. */
  @property() signer = '';

  /** BCP 47 tags of the available document languages, separated by spaces. The visitor's language is preselected, otherwise the first. */
  @property({ attribute: 'document-languages' }) documentLanguages = 'en de nl fr';

  /** Format of the document: `TXT` (the default), shown in the page, or `PDF`. */
  @property() format = 'TXT';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity || 'me',
    words: this.#words,
    failed: 'florin-terms-of-service-failed',
    isEmpty: ({ due, accepted }) => due.length + accepted.length === 0,
    view: async () => new (await import('./panel/terms.js')).Terms(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-terms-of-service': FlorinTermsOfService;
  }
}
