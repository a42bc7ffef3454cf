import { html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { Resource } from '../parts/resource/resource.js';
import { RESOURCE_STATES } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { TermsEvents, TermsOfServiceFailed } from './events.js';
import type { TermsAnswer, TermsPanel } from './panel/terms-panel.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

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
export class FlorinTermsOfService extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only one of whoever is signed in. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  /** Id of the legal entity of the person who signs. Left out: whoever is named as one who may; several are a choice. */
  @property() signer = '';

  /** Tags of the languages that documents come in, parted by spaces. The reader's own is chosen first, then the first. */
  @property({ attribute: 'document-languages' }) documentLanguages = 'en de nl fr';

  /** `TXT` to be read in the page, the default, or `PDF`. */
  @property() format = 'TXT';

  #panel: TermsPanel | undefined;
  readonly #words = new Words(this, () => this.language, english, languages);
  readonly #terms = new Resource<TermsAnswer>(this, {
    client: () => this.connection.client,
    question: () => [this.legalEntity],
    load: async (client, options) => {
      const panel = await this.#load();
      return panel.ask(client, this.legalEntity || 'me', options);
    },
    isEmpty: ({ due, accepted }) => due.length + accepted.length === 0,
    onFailed: ({ cause, code }) => this.#fail(cause, code),
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('legalEntity')) this.#panel?.reset();
  }

  protected override render(): TemplateResult {
    return resourceView({
      resource: this.#terms,
      words: this.#words,
      label: this.#words.text('label'),
      skeleton: html`<i class="line"></i><i></i><i></i>`,
      ready: (answer) => html`${this.#panel?.render(answer)}`,
      news: this.#panel?.news,
    });
  }

  protected override updated(): void {
    const { state, answer } = this.#terms;
    this.showState(state, [...RESOURCE_STATES, 'due', 'accepted']);
    if (state === 'ready') this.internals.states.add(answer?.due.length ? 'due' : 'accepted');
  }

  async #load(): Promise<TermsPanel> {
    const { TermsPanel } = await import('./panel/terms-panel.js');
    return (this.#panel ??= new TermsPanel(this, {
      client: () => this.connection.client,
      language: () => this.language,
      settings: () => {
        const { legalEntity, signer, documentLanguages, format } = this;
        return { legalEntity: legalEntity || 'me', signer, documentLanguages, format };
      },
      states: this.#words,
      answer: () => this.#terms.answer,
      reload: () => this.#terms.load(),
      allows: (wish) => this.emit('florin-before-terms-accept', wish, { cancelable: true }),
      onAccepted: (detail) => this.#tell('florin-terms-accepted', detail),
      onFailed: (code, detail) => this.#fail(code, detail),
    }));
  }

  #fail(code: TermsOfServiceFailed['code'], detail: string): void {
    this.#tell('florin-terms-of-service-failed', { code, detail });
  }

  #tell<Name extends keyof TermsEvents>(name: Name, detail: TermsEvents[Name]): void {
    this.emit(name, detail);
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-terms-of-service': FlorinTermsOfService;
  }
}
