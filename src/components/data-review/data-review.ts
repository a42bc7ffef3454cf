import { html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';

import type { LegalEntity } from '../../client/legal-entity/legal-entity.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { legalEntityStyles } from '../parts/legal-entity/legal-entity.css.js';
import { resourceStyles } from '../parts/resource/resource.css.js';
import { Resource } from '../parts/resource/resource.js';
import { RESOURCE_STATES } from '../parts/resource/resource-state.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { DataReviewFailed, ReviewEvents } from './events.js';
import type { ReviewPanel } from './panel/review-panel.js';
import { words as english } from './words/en.js';
import { languages } from './words/languages.js';

/**
 * What the platform holds about a seller, to be looked through and confirmed, as it asks from time to time. Numbers of
 * identity documents are shown by their ends. What is confirmed is what is on screen: where something was changed since it
 * was loaded, the seller sees that first. When it was confirmed, the platform tells with the confirmation alone. Your
 * proxy's `identify` has to name a seller with their `legalEntities`.
 *
 * @slot change - How a seller corrects what is wrong, for example a link to your form.
 * @slot error - Stands in for the sentence that the data cannot be shown.
 * @slot offline - Stands in for the sentence that the device is offline.
 * @slot unauthorised - Stands in for the sentence that nobody is signed in, or not as this seller.
 * @fires {CustomEvent<ReviewWish>} florin-before-data-confirm - The data is about to be confirmed. Prevent it, and it is not.
 * @fires {CustomEvent<DataConfirmed>} florin-data-confirmed - The data was confirmed.
 * @fires {CustomEvent<DataReviewFailed>} florin-data-review-failed - The data was not loaded, not confirmed, or is not what it was.
 * @csspart group - The facts of one subject, for example the address, with their heading.
 * @csspart fact - One fact with its name.
 * @csspart due - The sentence that a review is due.
 * @csspart confirmed - The sentence that says when the data was confirmed.
 * @csspart confirm - The button that confirms the data.
 * @csspart error - The sentence that the data was not confirmed, and why.
 * @csspart panel - The box of every state in which there is nothing to show.
 * @csspart retry - The button that loads the data again.
 * @csspart badge - The badge shown outside live.
 * @cssstate loading - The data is on its way.
 * @cssstate ready - The data is shown.
 * @cssstate due - The platform waits for a review.
 * @cssstate confirmed - The data was confirmed just now.
 * @cssstate error - The data cannot be shown.
 * @cssstate offline - There is no network; the data comes when it is back.
 * @cssstate unauthorised - Nobody is signed in, or not as this seller.
 * @tagname florin-data-review
 */
export class FlorinDataReview extends FlorinElement {
  static override styles: CSSResultGroup = [FlorinElement.styles, resourceStyles, legalEntityStyles];

  /** Id of the seller's legal entity at the platform. Left out: the only one of whoever is signed in. */
  @property({ attribute: 'legal-entity' }) legalEntity = '';

  #panel: ReviewPanel | undefined;
  readonly #words = new Words(this, () => this.language, english, languages);
  readonly #data = new Resource<LegalEntity>(this, {
    client: () => this.connection.client,
    question: () => [this.legalEntity],
    load: async (client, options) => {
      const panel = await this.#load();
      return panel.ask(client, options);
    },
    onFailed: ({ cause, code }) => this.#fail(cause, code),
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('legalEntity')) this.#panel?.reset();
  }

  protected override render(): TemplateResult {
    return resourceView({
      resource: this.#data,
      words: this.#words,
      label: this.#words.text('label'),
      skeleton: html`<i class="line"></i><i></i><i></i><i></i>`,
      ready: (entity) => html`${this.#panel?.render(entity)}`,
      news: this.#panel?.news,
    });
  }

  protected override updated(): void {
    const { state, answer } = this.#data;
    this.showState(state, [...RESOURCE_STATES, 'due', 'confirmed']);
    if (state !== 'ready' || !answer || !this.#panel) return;
    if (this.#panel.isDue(answer)) this.internals.states.add('due');
    if (this.#panel.confirmedAt) this.internals.states.add('confirmed');
  }

  async #load(): Promise<ReviewPanel> {
    const { ReviewPanel } = await import('./panel/review-panel.js');
    return (this.#panel ??= new ReviewPanel(this, {
      client: () => this.connection.client,
      language: () => this.language,
      legalEntity: () => this.legalEntity || 'me',
      states: this.#words,
      answer: () => this.#data.answer,
      show: (entity) => this.#data.show(entity),
      allows: (wish) => this.emit('florin-before-data-confirm', wish, { cancelable: true }),
      onConfirmed: (detail) => this.#tell('florin-data-confirmed', detail),
      onFailed: (code, detail) => this.#fail(code, detail),
    }));
  }

  #fail(code: DataReviewFailed['code'], detail: string): void {
    this.#tell('florin-data-review-failed', { code, detail });
  }

  #tell<Name extends keyof ReviewEvents>(name: Name, detail: ReviewEvents[Name]): void {
    this.emit(name, detail);
  }
}

export type * from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'florin-data-review': FlorinDataReview;
  }
}
