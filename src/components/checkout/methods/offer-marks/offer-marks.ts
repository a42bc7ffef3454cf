import { html, type TemplateResult } from 'lit';

import type { Method, MethodsAnswer } from '../../../../client/shopper/index.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Marks } from '../../../parts/marks/marks.js';
import type { RoomSurroundings, RoomView } from '../family.js';
import type { Offer } from '../offer.js';
import { offerHint } from './offer-hint.js';
import { offerMarkStyles } from './offer-marks.css.js';

export interface OfferMarks {
  /** What the merchant's server says of an offer, below its name. */
  hint(offer: Offer): TemplateResult | undefined;
  /** The same of the only offer, with its name, where there is no list that has it. */
  alone(offers: readonly Offer[], words: RoomView['words']): TemplateResult | undefined;
  /** What stands beside the name of an offer. */
  row(offer: Offer, chosen: string): readonly TemplateResult[];
  /** The marks of the typed card in words, which describe its radio button. */
  note(offers: readonly Offer[], chosen: string): TemplateResult;
}

export function offerMarks(
  { host, language, brand }: RoomSurroundings,
  answer: () => MethodsAnswer | undefined,
): OfferMarks {
  adoptStyles(host.shadowRoot ?? host, offerMarkStyles);
  const marks = new Marks(host, language);
  /** A merchant may have a picture for one brand of gift cards, and another for the rest. */
  const nameOf = ({ type, family, brands = [] }: Partial<Method> = {}): string =>
    (family === 'gift-card' && brands.find((brand) => marks.hasOwn(brand))) || (type ?? 'scheme');
  /** Brand that the typed number is of. */
  const detected = (id: string, chosen: string) => (id || chosen ? undefined : brand());
  return {
    hint: (offer) => offerHint(answer(), offer, language()),
    alone: ([only], words) => {
      const hint = only && offerHint(answer(), only, language(), true);
      return hint && html`<p class="alone">${only.text(words)}${hint}</p>`;
    },
    row: ({ id, brands = [], taken }, chosen) =>
      marks.render(brands.length > 0 ? brands : [nameOf(taken?.method)], detected(id, chosen)),
    note: (offers, chosen) => {
      const brands = offers.find(({ id }) => !id)?.brands ?? [];
      return html`<p id="florin-brands" hidden>${marks.note(brands, detected('', chosen))}</p>`;
    },
  };
}
