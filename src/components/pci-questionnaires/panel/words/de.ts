import type { Catalogue } from '../../../base/words.js';
import { words as agreement } from '../../../parts/agreement/words/de.js';
import type { PciWord } from './en.js';

export const words: Catalogue<PciWord> = {
  ...agreement,
  'is-signed': 'Ein Fragebogen ist unterschrieben',
  'is-signed-lead': 'Unterschreiben Sie einen neuen, bevor er abläuft. Das geht jederzeit.',
  'is-unsigned': 'Kein gültiger Fragebogen ist unterschrieben',
  'is-unsigned-lead':
    'Wer Karten annimmt, bestätigt einmal im Jahr, dass Kartendaten sicher sind. Bis dahin können Kartenzahlungen zurückgehalten werden.',
  new: 'Einen Fragebogen unterschreiben',
  channels: 'Weitere Wege, Karten anzunehmen',
  'channels-hint':
    'Für jeden Weg aus Ihren Geschäftszweigen gibt es einen Fragebogen. Wählen Sie hier weitere, wenn Sie Karten auch anders annehmen.',
  eCommerce: 'Onlineshop',
  ecomMoto: 'Per Post oder Telefon, online eingegeben',
  pos: 'An einem Terminal',
  posMoto: 'Per Post oder Telefon, am Terminal eingegeben',
  'document-language': 'Sprache des Dokuments',
  prepare: 'Fragebogen vorbereiten',
  preparing: 'Wird vorbereitet …',
  prepared: 'Der Fragebogen liegt zum Lesen bereit.',
  'none-needed': 'Es ist nichts zu unterschreiben: Sie nehmen auf keinem dieser Wege Karten an.',
  'to-sign': 'Zu unterschreibende Fragebögen: {count}',
  document: 'Fragebogen',
  sign: 'Unterschreiben',
  signing: 'Wird unterschrieben …',
  'signed-news': 'Der Fragebogen wurde unterschrieben.',
  cancel: 'Nicht jetzt',
  history: 'Unterschrieben',
  'signed-at': 'Unterschrieben {time}',
  valid: 'Gültig bis {time}',
  expiring: 'Läuft bald ab: {time}',
  expired: 'Abgelaufen {time}',
  view: 'Ansehen',
  close: 'Schließen',
  opening: 'Wird geöffnet …',
  opened: 'Der Fragebogen ist geöffnet.',
};
