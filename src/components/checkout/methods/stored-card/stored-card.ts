import { html } from 'lit';

import type { MethodsAnswer, StoredCard } from '../../../../client/shopper/index.js';
import type { Offer } from '../offer.js';

/** Whether a card's month is over by the server's clock. Anything that is no date is left to the platform. */
const isExpired = ({ expiryMonth, expiryYear }: StoredCard, now: string): boolean =>
  Date.UTC(Number(expiryYear), Number(expiryMonth)) <= Number(now);

/** The stored cards of an answer. One that has expired is shown, and cannot be chosen. */
export const storedCardOffers = ({ storedCards, serverTime }: MethodsAnswer): readonly Offer[] =>
  storedCards.map((stored): Offer => {
    const { id, brand, name, lastFour, expiryMonth, expiryYear } = stored;
    const isOld = isExpired(stored, serverTime);
    const date = `${expiryMonth}/${expiryYear}`;
    return {
      id,
      isOver: isOld,
      brands: [brand],
      text: (words) =>
        html`<bdi>${name}</bdi> <bdi dir="ltr">•••• ${lastFour}</bdi>
          <small>${words.text(isOld ? 'expired' : 'expires', { date })}</small>`,
    };
  });
