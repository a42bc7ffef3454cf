import type { PaymentResultWords } from '../payment-result-words.js';

export { words as dialog } from '../../parts/actions/words/de.js';
export { words as result } from '../../parts/result-view/words/de.js';

export const words: PaymentResultWords = {
  loading: 'Ihre Zahlung wird geprüft …',
  'do-not-pay': 'Zahlen Sie nicht noch einmal.',
  action: 'Noch ein Schritt: Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
  continue: 'Weiter zu Ihrer Bank',
  empty: 'Hier gibt es keine Zahlung anzuzeigen.',
  offline: 'Sie sind offline. Ihre Zahlung wird geprüft, sobald die Verbindung wieder besteht.',
  unauthorised: 'Der Shop erkennt Sie nicht mehr. Melden Sie sich dort neu an und prüfen Sie dann erneut.',
  network: 'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung; wir versuchen es weiter.',
  'rate-limited': 'Das waren zu viele Versuche. Wir prüfen gleich noch einmal.',
  'unknown-payment':
    'Der Shop kennt diese Zahlung nicht. Wenden Sie sich an den Shop und nennen Sie die Bestellnummer {order}.',
  shop: 'Der Server des Shops hat nicht richtig geantwortet. Das muss der Shop beheben; nennen Sie die Bestellnummer {order}. Code: {code}',
  again: 'Erneut prüfen',
};
