import { html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { Resource } from '../parts/resource/resource.js';
import { RESOURCE_STATES } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { PciEvents, PciQuestionnairesFailed } from './events.js';
import type { PciAnswer, PciPanel } from './panel/pci-panel.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

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
export class FlorinPciQuestionnaires extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only one of whoever is signed in. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Id of the legal entity of the person who signs. Left out: whoever is named as one who may; several are a choice. */
  @property() signer = '';

  /** Tags of the languages that questionnaires come in, parted by spaces. The reader's own is chosen first, then the first. */
  @property({ attribute: 'document-languages' }) documentLanguages = 'en de nl fr';

  #panel: PciPanel | undefined;
  readonly #words = new Words(this, () => this.language, english, languages);
  readonly #questionnaires = new Resource<PciAnswer>(this, {
    client: () => this.connection.client,
    question: () => [this.legalEntity],
    load: async (client, options) => {
      const panel = await this.#load();
      return panel.ask(client, this.legalEntity || 'me', options);
    },
    onFailed: ({ cause, code }) => this.#fail(cause, code),
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('legalEntity')) this.#panel?.reset();
  }

  protected override render(): TemplateResult {
    return resourceView({
      resource: this.#questionnaires,
      words: this.#words,
      label: this.#words.text('label'),
      skeleton: html`<i class="line"></i><i></i><i></i>`,
      ready: (answer) => html`${this.#panel?.render(answer)}`,
      news: this.#panel?.news,
    });
  }

  protected override updated(): void {
    const { state, answer } = this.#questionnaires;
    this.showState(state, [...RESOURCE_STATES, 'signed', 'unsigned']);
    if (state === 'ready' && answer)
      this.internals.states.add(this.#panel?.isSigned(answer) ? 'signed' : 'unsigned');
  }

  async #load(): Promise<PciPanel> {
    const { PciPanel } = await import('./panel/pci-panel.js');
    return (this.#panel ??= new PciPanel(this, {
      client: () => this.connection.client,
      language: () => this.language,
      now: () => this.#questionnaires.now,
      settings: () => {
        const { legalEntity, signer, documentLanguages } = this;
        return { legalEntity: legalEntity || 'me', signer, documentLanguages };
      },
      states: this.#words,
      reload: () => this.#questionnaires.load(),
      answer: () => this.#questionnaires.answer,
      allows: (wish) => this.emit('florin-before-questionnaires-sign', wish, { cancelable: true }),
      onSigned: (detail) => this.#tell('florin-questionnaires-signed', detail),
      onFailed: (code, detail) => this.#fail(code, detail),
    }));
  }

  #fail(code: PciQuestionnairesFailed['code'], detail: string): void {
    this.#tell('florin-pci-questionnaires-failed', { code, detail });
  }

  #tell<Name extends keyof PciEvents>(name: Name, detail: PciEvents[Name]): void {
    this.emit(name, detail);
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-pci-questionnaires': FlorinPciQuestionnaires;
  }
}
