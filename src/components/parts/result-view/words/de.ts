import type { ResultWords } from '../result-words.js';

export const words: ResultWords = {
  'paid-title': 'Zahlung erhalten',
  'paid-text': 'Vielen Dank. Die Zahlung war erfolgreich.',
  'pending-title': 'Zahlung unterwegs',
  'pending-text':
    'Sie ist noch nicht bestätigt; das kann etwas dauern. Zahlen Sie nicht noch einmal: Der Shop meldet sich, sobald sie bestätigt ist.',
  'refused-title': 'Zahlung abgelehnt',
  'cancelled-title': 'Zahlung abgebrochen',
  'cancelled-text': 'Die Zahlung wurde abgebrochen, bevor sie ausgeführt wurde.',
  'action-required-title': 'Die Zahlung ist nicht abgeschlossen',
  'action-required-text':
    'Auf dieser Seite lässt sie sich nicht abschließen. Wenden Sie sich an den Shop und nennen Sie die Referenz.',
  'unknown-title': 'Noch nicht bestätigt',
  'unknown-text':
    'Noch ist nicht bekannt, ob die Zahlung erfolgreich war. Zahlen Sie nicht noch einmal. Prüfen Sie es gleich erneut oder wenden Sie sich an den Shop und nennen Sie die Referenz.',
  'reason-none':
    'Die Zahlung kam nicht zustande. Versuchen Sie es noch einmal oder zahlen Sie auf andere Weise.',
  'reason-try-again': 'Die Zahlung kam nicht zustande. Versuchen Sie es gleich noch einmal.',
  'reason-other-card': 'Diese Karte konnte nicht verwendet werden. Zahlen Sie mit einer anderen Karte.',
  'reason-contact-bank':
    'Ihre Bank hat die Zahlung nicht erlaubt. Fragen Sie Ihre Bank oder zahlen Sie mit einer anderen Karte.',
  'reason-check-details':
    'Die Kartendaten wurden nicht angenommen. Prüfen Sie sie und versuchen Sie es noch einmal.',
  'reason-authentication':
    'Ihre Bank hat nicht bestätigt, dass Sie es sind. Versuchen Sie es noch einmal oder zahlen Sie mit einer anderen Karte.',
  remaining: '{amount} sind noch zu zahlen.',
  amount: 'Betrag',
  card: 'Karte',
  'card-ending': 'mit Endziffern {digits}',
  date: 'Datum',
  reference: 'Referenz',
  copy: 'Referenz kopieren',
  copied: 'Referenz kopiert',
  'copy-failed': 'Das Kopieren hat nicht funktioniert. Markieren und kopieren Sie die Referenz selbst.',
  print: 'Beleg drucken',
  'try-again': 'Noch einmal versuchen',
  'check-again': 'Erneut prüfen',
  checking: 'Wird geprüft …',
};
