import { html, nothing, type TemplateResult } from 'lit';

import type { RoomView } from './family.js';
import type { Offer } from './offer.js';
import type { OfferMarks } from './offer-marks/offer-marks.js';

/** So many are shown at once; the rest wait behind a button. */
export const SHOWN = 6;

export interface MethodChoiceView extends RoomView {
  readonly offers: readonly Offer[];
  /** Id of the offer that is chosen. */
  readonly chosen: string;
  /** Whether the shopper has asked for all of them. */
  readonly isUnfolded: boolean;
  /** Left out until it is loaded. */
  readonly marks: OfferMarks | undefined;
  onChoose(id: string): void;
  onUnfold(): void;
}

type Folding = Pick<MethodChoiceView, 'offers' | 'chosen' | 'isUnfolded'>;

/** The first offers, and the one that is chosen. */
const shownOffers = ({ offers, chosen, isUnfolded }: Folding): readonly Offer[] =>
  offers.filter(({ id }, at) => isUnfolded || at < SHOWN || id === chosen);

function option(view: MethodChoiceView, offer: Offer): TemplateResult {
  const { id, text, isOver } = offer;
  return html`<label class="choice" part="method">
    <input
      type="radio"
      name="card"
      .checked=${view.chosen === id}
      ?disabled=${view.disabled || isOver}
      aria-describedby=${id ? nothing : 'florin-brands'}
      @change=${() => view.onChoose(id)}
    />
    <span>${text(view.words)}${view.marks?.hint(offer)}</span>
    <span class="marks">${view.marks?.row(offer, view.chosen)}</span>
  </label>`;
}

/** Stored cards, a new card and the other methods, as one native radio group. */
export const methodChoice = (view: MethodChoiceView): TemplateResult =>
  html`<legend>${view.words.text('payWith')}</legend>
    ${shownOffers(view).map((offer) => option(view, offer))}${view.marks?.note(view.offers, view.chosen)}`;

/** The button that shows the offers which wait; nothing where all are shown. */
export const moreButton = (view: MethodChoiceView): TemplateResult | typeof nothing =>
  shownOffers(view).length === view.offers.length
    ? nothing
    : html`<button
        type="button"
        class="more"
        part="more"
        aria-expanded="false"
        ?disabled=${view.disabled}
        @click=${view.onUnfold}
      >
        ${view.words.text('more')}
      </button>`;
