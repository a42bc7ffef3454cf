import type { Catalogue } from '../../../base/words.js';
import type { PayingWord } from './en.js';

export { words as dialog } from '../../../parts/actions/words/nl.js';
export { words as result } from '../../../parts/result-view/words/nl.js';

export const words: Catalogue<PayingWord> = {
  checking: 'Wordt gecontroleerd…',
  keepOpen: 'Sluit deze pagina niet.',
  empty: 'Deze bestelling kan hier niet worden betaald. Meld dit aan de winkel.',
  verifying: 'We controleren of uw betaling is gelukt. Betaal niet nog een keer.',
  confirm: 'Uw bank vraagt u deze betaling te bevestigen.',
  goOn: 'Doorgaan',
  incomplete: 'Controleer de kaartgegevens.',
  timeout: 'De winkel antwoordde niet op tijd. Probeer het zo nog eens.',
  server:
    'De server van de winkel heeft een probleem ({detail}) dat alleen de winkel kan oplossen. Probeer het later opnieuw.',
  'not-json':
    'Iets anders dan de winkel gaf antwoord. Als uw netwerk om aanmelden vraagt, doe dat eerst en probeer het dan opnieuw.',
  'broken-json': 'Het antwoord brak onderweg af. Controleer uw verbinding en probeer het opnieuw.',
  contract: 'Het antwoord van de winkel is niet te begrijpen ({detail}). Meld dit aan de winkel.',
  forbidden: 'De winkel neemt vanaf deze pagina geen betalingen aan ({detail}). Meld dit aan de winkel.',
  unauthorised: 'Uw sessie is verlopen. Meld u opnieuw aan of laad deze pagina opnieuw.',
  'rate-limited': 'Dat was te vaak. Wacht {seconds} seconden en probeer het dan opnieuw.',
  'invalid-request':
    'De winkel kon niet gebruiken wat deze pagina stuurde ({detail}). Meld dit aan de winkel.',
  'card-not-taken': 'Deze kaartgegevens zijn niet aangenomen. Controleer ze of gebruik een andere kaart.',
  'amount-changed':
    'De prijs is nu {amount}. Er is niets afgeschreven. Controleer de prijs voordat u betaalt.',
  'unknown-order': 'De winkel kent deze bestelling niet. Ga terug naar uw winkelwagen.',
  'order-paid': 'Deze bestelling is al betaald.',
  'order-expired':
    'Deze bestelling is niet op tijd betaald en de artikelen zijn verkocht. Er is niets afgeschreven. Ga terug naar uw winkelwagen.',
  'attempt-open':
    'Er loopt al een betaling voor deze bestelling, misschien in een ander venster. Rond die eerst af.',
  'unknown-attempt': 'De winkel kent deze betaling nog niet.',
};
