import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { Terms } from './panel/terms.js';
import type { TermsAnswer } from './panel/terms-answer.js';
import { words as english } from '../../words/compiled/terms-of-service/en.js';
import { languages } from '../../words/compiled/terms-of-service/languages.js';

/**
 * The platform's terms: which are to be accepted, their text, and who has accepted what. A text is shown as text and a PDF
 * opens in a tab of its own; neither is ever markup of your page. Accepting waits until the document was read to its end
 * or opened. From which address it was accepted, your proxy says and no browser. Your proxy's `identify` has to name a
 * seller with their `legalEntities`, the person who signs among them.
 *
 * @slot empty - Stands in for the sentence that no terms are asked for.
 * @slot error - Stands in for the sentence that the terms cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, or not as this seller.
 * @fires {CustomEvent<TermsWish>} florin-before-terms-accept - Terms are about to be accepted. Prevent it, and they are not.
 * @fires {CustomEvent<TermsAccepted>} florin-terms-accepted - Terms were accepted.
 * @fires {CustomEvent<TermsOfServiceFailed>} florin-terms-of-service-failed - The terms were not loaded, or not accepted.
 * @csspart terms - One agreement that is to be accepted.
 * @csspart read - The button that opens and closes an agreement's document.
 * @csspart language - The choice of the document's language.
 * @csspart document - The text of a document.
 * @csspart open-document - The link that opens a document as a PDF.
 * @csspart save-document - The link that saves the PDF of a document.
 * @csspart signer - The choice of the person in whose name the terms are accepted.
 * @csspart accept - The button that accepts an agreement.
 * @csspart error - The sentence that a document was not loaded or terms were not accepted, and why.
 * @csspart notice - The sentence that there are new terms.
 * @csspart acceptance - One agreement that was accepted earlier, with date and person.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the terms again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The terms are on their way.
 * @cssstate ready - The list of terms is known.
 * @cssstate due - Terms are to be accepted.
 * @cssstate accepted - All terms are accepted.
 * @cssstate empty - No terms are asked for, and none were ever accepted.
 * @cssstate error - The terms cannot be shown.
 * @cssstate offline - There is no network; the terms come when it is back.
 * @cssstate unauthorised - Nobody is signed in, or not as this seller.
 * @tagname florin-terms-of-service
 */
export class FlorinTermsOfService extends RecordElement<
  TermsAnswer,
  Terms,
  'florin-terms-of-service-failed'
> {
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only one of whoever is signed in. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Id of the legal entity of the person who signs. Left out: whoever is named as one who may; several are a choice. */
  @property() signer = '';

  /** Tags of the languages that documents come in, parted by spaces. The reader's own is chosen first, then the first. */
  @property({ attribute: 'document-languages' }) documentLanguages = 'en de nl fr';

  /** `TXT` to be read in the page, the default, or `PDF`. */
  @property() format = 'TXT';

  readonly #words = new Words(this, () => this.language, english, languages);
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
