import { html, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { RecordElement } from '../parts/record/record-element.js';
import type { PciAnswer } from './panel/pci-answer.js';
import type { Questionnaires } from './panel/questionnaires.js';
import { words as english } from '../../words/compiled/pci-questionnaires/en.js';
import { languages } from '../../words/compiled/pci-questionnaires/languages.js';

/**
 * The questionnaires on the security of card data that a business has to sign once a year: which are signed and until when
 * they hold, the new ones to read and to sign, and each signed one to read again. They are made for the channels in which
 * the business takes cards, and for more where somebody asks. Signing waits until the document was opened or read. Your
 * proxy's `identify` has to name a seller with their `legalEntities`, the person who signs among them.
 *
 * @slot error - Stands in for the sentence that the questionnaires cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, or not as this seller.
 * @fires {CustomEvent<QuestionnaireWish>} florin-before-questionnaires-sign - Questionnaires are about to be signed. Prevent it, and they are not.
 * @fires {CustomEvent<QuestionnairesSigned>} florin-questionnaires-signed - Questionnaires were signed.
 * @fires {CustomEvent<PciQuestionnairesFailed>} florin-pci-questionnaires-failed - A questionnaire was not loaded, not
 *   made or not signed.
 * @csspart prepare - The button that has new questionnaires made.
 * @csspart channel - The checkbox of a sales channel to make a questionnaire for.
 * @csspart language - The choice of the documents' language.
 * @csspart document - The text of a questionnaire.
 * @csspart open-document - The link that opens a questionnaire as a PDF.
 * @csspart save-document - The link that saves the PDF of a questionnaire.
 * @csspart signer - The choice of the person in whose name is signed.
 * @csspart sign - The button that signs the questionnaires.
 * @csspart cancel - The button that puts new questionnaires away.
 * @csspart questionnaire - One signed questionnaire.
 * @csspart validity - The sentence that says until when a questionnaire is valid.
 * @csspart view - The button that opens and closes a signed questionnaire.
 * @csspart error - The sentence that questionnaires were not loaded, made or signed, and why.
 * @csspart notice - The sentence that no questionnaire has to be signed.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the questionnaires again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The questionnaires are on their way.
 * @cssstate ready - The list of signed questionnaires is known.
 * @cssstate signed - A valid questionnaire is signed.
 * @cssstate unsigned - No valid questionnaire is signed.
 * @cssstate error - The questionnaires cannot be shown.
 * @cssstate offline - There is no network; the questionnaires come when it is back.
 * @cssstate unauthorised - Nobody is signed in, or not as this seller.
 * @tagname florin-pci-questionnaires
 */
export class FlorinPciQuestionnaires extends RecordElement<
  PciAnswer,
  Questionnaires,
  'florin-pci-questionnaires-failed'
> {
  static override styles: CSSResultGroup = [RecordElement.styles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only one of whoever is signed in. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Id of the legal entity of the person who signs. Left out: whoever is named as one who may; several are a choice. */
  @property() signer = '';

  /** Tags of the languages that questionnaires come in, parted by spaces. The reader's own is chosen first, then the first. */
  @property({ attribute: 'document-languages' }) documentLanguages = 'en de nl fr';

  readonly #words = new Words(this, () => this.language, english, languages);
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
