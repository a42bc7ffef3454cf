import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { PciAnswer } from './panel/pci-answer.js';
import type { Questionnaires } from './panel/questionnaires.js';
import { words as english } from '../../words/compiled/pci-questionnaires/en.js';
import { seller } from '../../words/seller.js';

/**
 * The questionnaires on the security of card data that a business has to sign once a year: which are signed and until when
 * they hold, the new ones to read and to sign, and each signed one to read again. They are made for the channels in which
 * the business takes cards, and for more where the seller asks. Signing waits until the document was opened or read. Your
 * proxy's `identify` has to name a seller with their `legalEntities`, the person who signs among them.
 *
 * @slot error - Replaces the message that the questionnaires cannot be shown.
 * @slot offline - Replaces the message that the device is offline.
 * @slot unauthorised - Replaces the message that the visitor is not signed in as this seller.
 * @fires {CustomEvent<QuestionnaireWish>} florin-before-questionnaires-sign - Questionnaires are about to be signed. Call `preventDefault()` to stop it.
 * @fires {CustomEvent<QuestionnairesSigned>} florin-questionnaires-signed - Questionnaires were signed.
 * @fires {CustomEvent<PciQuestionnairesFailed>} florin-pci-questionnaires-failed - A questionnaire was not loaded, not
 *   made or not signed.
 * @csspart prepare - The button that creates new questionnaires.
 * @csspart channel - The checkbox of a sales channel to create a questionnaire for.
 * @csspart language - The choice of the documents' language.
 * @csspart document - The text of a questionnaire.
 * @csspart open-document - The link that opens a questionnaire as a PDF.
 * @csspart save-document - The link that saves the PDF of a questionnaire.
 * @csspart signer - The choice of the person who signs.
 * @csspart sign - The button that signs the questionnaires.
 * @csspart cancel - The button that discards new questionnaires.
 * @csspart questionnaire - One signed questionnaire.
 * @csspart validity - The message that says until when a questionnaire is valid.
 * @csspart view - The button that opens and closes a signed questionnaire.
 * @csspart error - The message that questionnaires could not be loaded, created or signed, and why.
 * @csspart notice - The message that no questionnaire needs a signature.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the questionnaires again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The questionnaires are being loaded.
 * @cssstate ready - The list of signed questionnaires is shown.
 * @cssstate signed - A valid questionnaire is signed.
 * @cssstate unsigned - No valid questionnaire is signed.
 * @cssstate error - The questionnaires cannot be shown.
 * @cssstate offline - The device is offline; the questionnaires load when the connection is back.
 * @cssstate unauthorised - The visitor is not signed in as this seller.
 * @tagname florin-pci-questionnaires
 */
export class FlorinPciQuestionnaires extends RecordElement<
  PciAnswer,
  Questionnaires,
  'florin-pci-questionnaires-failed'
> {
  static readonly languages = seller;
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only legal entity of the signed-in seller. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Id of the legal entity of the person who signs. Left out: the signatory named in the data; the seller chooses where there are several. */
  @property() signer = '';

  /** BCP 47 tags of the available document languages, separated by spaces. The visitor's language is preselected, otherwise the first. */
  @property({ attribute: 'document-languages' }) documentLanguages = 'en de nl fr';

  readonly #words = new Words(this, () => this.language, english);
  protected readonly skeleton: TemplateResult = html`<i class="line"></i><i></i><i></i>`;
  protected readonly record = this.recordOf({
    id: () => this.legalEntity || 'me',
    words: this.#words,
    failed: 'florin-pci-questionnaires-failed',
    view: async () => new (await import('./panel/questionnaires.js')).Questionnaires(this.record, this),
  });

  protected get label(): string {
    return this.#words.text('label');
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-pci-questionnaires': FlorinPciQuestionnaires;
  }
}
