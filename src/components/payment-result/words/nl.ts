import type { PaymentResultWords } from '../payment-result-words.js';

export { words as dialog } from '../../parts/actions/words/nl.js';
export { words as result } from '../../parts/result-view/words/nl.js';

export const words: PaymentResultWords = {
  loading: 'Uw betaling wordt gecontroleerd…',
  'do-not-pay': 'Betaal niet opnieuw.',
  action: 'Nog één stap: uw bank vraagt u deze betaling te bevestigen.',
  continue: 'Verder naar uw bank',
  empty: 'Er is hier geen betaling om te tonen.',
  offline: 'U bent offline. Uw betaling wordt gecontroleerd zodra de verbinding er weer is.',
  unauthorised: 'De winkel herkent u niet meer. Meld u daar opnieuw aan en controleer daarna nog eens.',
  network: 'De winkel is niet bereikbaar. Controleer uw verbinding; we blijven het proberen.',
  'rate-limited': 'Dat waren te veel pogingen. We controleren het zo nog eens.',
  'unknown-payment':
    'De winkel kent deze betaling niet. Neem contact op met de winkel en noem het bestelnummer {order}.',
  shop: 'De server van de winkel gaf geen goed antwoord. De winkel moet dit oplossen; noem het bestelnummer {order}. Code: {code}',
  again: 'Opnieuw controleren',
};
