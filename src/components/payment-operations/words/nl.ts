import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/nl.js';
import type { PaymentOperationsWord } from './en.js';

export const words: Catalogue<PaymentOperationsWord> = {
  ...resource,
  payments: 'Betalingen',
  unauthorised:
    'Hier is niets te zien. Meld u aan als medewerker, of controleer de referentie van de betaling.',
  search: 'Betaling zoeken',
  'search-hint': 'Begin van de bestelling, haar referentie of de referentie van het platform',
  more: 'Meer tonen',
  back: 'Alle betalingen',
  'card-text': '{brand} eindigend op {lastFour}',
  'outcome-paid': 'Geautoriseerd',
  'outcome-pending': 'In behandeling',
  'outcome-refused': 'Geweigerd',
  'outcome-cancelled': 'Afgebroken',
  'outcome-action-required': 'Wacht op de klant',
  'outcome-unknown': 'Niet bevestigd',
  'unsettled-only': 'Alleen onbeslist',
  'all-settled': 'Alle betalingen zijn afgehandeld. Hier wacht niets op u.',
  since: 'Geen bericht sinds {since}',
  'failed-at': 'Mislukt op {since}',
  'why-interrupted': 'De server stopte terwijl de betaling werd verzonden.',
  'why-no-answer': 'Het antwoord van het platform ging verloren of was niet te begrijpen.',
  'why-at-bank': 'De klant ging naar de bank en kwam niet terug.',
  'why-pending': 'Het platform heeft nog niet beslist.',
  'why-not-given-back': 'Het platform heeft geld niet teruggegeven dat terug moest.',
  'why-not-told': 'Het eigen systeem van de winkel kreeg het keer op keer gemeld en nam het niet aan.',
};
