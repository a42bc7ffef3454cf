import type { Catalogue } from '../../base/words.js';
import { words as card } from '../../parts/card-frame/words/de.js';
import type { CheckoutWord } from './en.js';

export const words: Catalogue<CheckoutWord> = {
  ...card,
  pay: '{amount} bezahlen',
  payPlain: 'Bezahlen',
  paying: 'Zahlung läuft…',
  payWith: 'Bezahlen mit',
  anotherCard: 'Andere Karte',
  card: 'Karte',
  leave: 'Sie bezahlen auf der Seite von {name} und kommen dann hierher zurück.',
  expires: 'gültig bis {date}',
  expired: 'abgelaufen {date}',
  save: 'Diese Karte für das nächste Mal speichern',
  offline: 'Sie sind offline. Prüfen Sie Ihre Verbindung.',
  network:
    'Der Shop ist nicht erreichbar. Prüfen Sie Ihre Verbindung oder versuchen Sie es gleich noch einmal.',
};
