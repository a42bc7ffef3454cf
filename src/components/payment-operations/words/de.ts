import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { PaymentOperationsWord } from './en.js';

export const words: Catalogue<PaymentOperationsWord> = {
  ...resource,
  payments: 'Zahlungen',
  unauthorised:
    'Hier gibt es nichts zu sehen. Melden Sie sich im Backoffice an, oder prüfen Sie die Referenz der Zahlung.',
  search: 'Zahlung suchen',
  'search-hint': 'Anfang der Bestellung, ihrer Referenz oder der Referenz der Plattform',
  more: 'Mehr anzeigen',
  back: 'Alle Zahlungen',
  'card-text': '{brand} mit Endziffern {lastFour}',
  'outcome-paid': 'Autorisiert',
  'outcome-pending': 'Ausstehend',
  'outcome-refused': 'Abgelehnt',
  'outcome-cancelled': 'Abgebrochen',
  'outcome-action-required': 'Wartet auf den Kunden',
  'outcome-unknown': 'Nicht bestätigt',
  'unsettled-only': 'Nur ungeklärte',
  'all-settled': 'Alle Zahlungen sind geklärt. Hier wartet nichts auf Sie.',
  since: 'Keine Nachricht seit {since}',
  'failed-at': 'Fehlgeschlagen {since}',
  'why-interrupted': 'Der Server blieb stehen, während sie gesendet wurde.',
  'why-no-answer': 'Die Antwort der Plattform ging verloren oder ergab keinen Sinn.',
  'why-at-bank': 'Der Kunde ging zu seiner Bank und kam nicht zurück.',
  'why-pending': 'Die Plattform hat noch nicht entschieden.',
  'why-not-given-back': 'Die Plattform hat Geld nicht zurückgegeben, das zurückgehen sollte.',
  'why-not-told': 'Dem eigenen System des Shops wurde sie wiederholt gemeldet, es nahm sie nicht an.',
};
