import type { Catalogue } from '../../../base/words.js';
import { words as agreement } from '../../../parts/agreement/words/nl.js';
import type { PciWord } from './en.js';

export const words: Catalogue<PciWord> = {
  ...agreement,
  'is-signed': 'Er is een vragenlijst ondertekend',
  'is-signed-lead': 'Onderteken een nieuwe voordat deze verloopt. Dat kan altijd.',
  'is-unsigned': 'Er is geen geldige vragenlijst ondertekend',
  'is-unsigned-lead':
    'Wie kaarten accepteert, bevestigt eens per jaar dat kaartgegevens veilig zijn. Tot dan kunnen kaartbetalingen worden tegengehouden.',
  new: 'Een vragenlijst ondertekenen',
  channels: 'Andere manieren om kaarten te accepteren',
  'channels-hint':
    'Voor elke manier uit uw bedrijfsactiviteiten is er een vragenlijst. Kies hier meer als u kaarten ook anders accepteert.',
  eCommerce: 'Webwinkel',
  ecomMoto: 'Per post of telefoon, online ingevoerd',
  pos: 'Aan een terminal',
  posMoto: 'Per post of telefoon, ingevoerd op een terminal',
  'document-language': 'Taal van het document',
  prepare: 'Vragenlijst voorbereiden',
  preparing: 'Wordt voorbereid…',
  prepared: 'De vragenlijst ligt klaar om te lezen.',
  'none-needed': 'Er hoeft niets te worden ondertekend: u accepteert op geen van deze manieren kaarten.',
  'to-sign': 'Te ondertekenen vragenlijsten: {count}',
  document: 'Vragenlijst',
  sign: 'Ondertekenen',
  signing: 'Wordt ondertekend…',
  'signed-news': 'De vragenlijst is ondertekend.',
  cancel: 'Niet nu',
  history: 'Ondertekend',
  'signed-at': 'Ondertekend {time}',
  valid: 'Geldig tot {time}',
  expiring: 'Verloopt binnenkort: {time}',
  expired: 'Verlopen {time}',
  view: 'Bekijken',
  close: 'Sluiten',
  opening: 'Wordt geopend…',
  opened: 'De vragenlijst is geopend.',
};
