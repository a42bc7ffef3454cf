import type { ResultWords } from '../result-words.js';

export const words: ResultWords = {
  'paid-title': 'Betaling ontvangen',
  'paid-text': 'Bedankt. De betaling is gelukt.',
  'pending-title': 'Betaling onderweg',
  'pending-text':
    'De betaling is nog niet bevestigd; dat kan even duren. Betaal niet opnieuw: de winkel laat het weten zodra ze bevestigd is.',
  'refused-title': 'Betaling geweigerd',
  'cancelled-title': 'Betaling geannuleerd',
  'cancelled-text': 'De betaling is gestopt voordat ze is uitgevoerd.',
  'action-required-title': 'De betaling is niet afgerond',
  'action-required-text':
    'Op deze pagina kan ze niet worden afgerond. Neem contact op met de winkel en noem de referentie.',
  'unknown-title': 'Nog niet bevestigd',
  'unknown-text':
    'Het is nog niet bekend of de betaling is gelukt. Betaal niet opnieuw. Controleer het zo nog eens, of neem contact op met de winkel en noem de referentie.',
  'reason-none': 'De betaling is niet gelukt. Probeer het opnieuw of betaal op een andere manier.',
  'reason-try-again': 'De betaling is niet gelukt. Probeer het zo nog eens.',
  'reason-other-card': 'Deze kaart kon niet worden gebruikt. Betaal met een andere kaart.',
  'reason-contact-bank':
    'Uw bank heeft de betaling niet toegestaan. Vraag het uw bank, of betaal met een andere kaart.',
  'reason-check-details': 'De kaartgegevens zijn niet geaccepteerd. Controleer ze en probeer het opnieuw.',
  'reason-authentication':
    'Uw bank heeft niet bevestigd dat u het was. Probeer het opnieuw, of betaal met een andere kaart.',
  remaining: 'Er blijft {amount} te betalen.',
  amount: 'Bedrag',
  card: 'Kaart',
  'card-ending': 'eindigend op {digits}',
  date: 'Datum',
  reference: 'Referentie',
  copy: 'Referentie kopiëren',
  copied: 'Referentie gekopieerd',
  'copy-failed': 'Kopiëren is niet gelukt. Selecteer de referentie en kopieer haar zelf.',
  print: 'Bon afdrukken',
  'try-again': 'Opnieuw proberen',
  'check-again': 'Opnieuw controleren',
  checking: 'Wordt gecontroleerd…',
};
