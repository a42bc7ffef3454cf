import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { CartWord } from './en.js';

export const words: Catalogue<CartWord> = {
  ...resource,
  cart: 'Warenkorb',
  count: 'Warenkorb, Artikel: {count}',
  loading: 'Preise und Bestand werden geprüft …',
  empty: 'Ihr Warenkorb ist leer.',
  offline:
    'Sie sind offline. Ihr Warenkorb bleibt erhalten; die Preise werden geprüft, sobald die Verbindung wieder besteht.',
  unauthorised: 'Melden Sie sich an, um zu bestellen. Was im Warenkorb liegt, bleibt dort.',
  unknown: 'Noch ohne Namen',
  'sold-by': 'Verkauft von {seller}',
  each: 'je {price}',
  quantity: 'Menge: {title}',
  less: 'Eins weniger: {title}',
  more: 'Eins mehr: {title}',
  most: 'Mehr als {count} gibt es nicht.',
  remove: 'Entfernen',
  undo: 'Rückgängig',
  removed: '{title} wurde entfernt.',
  'put-back': '{title} liegt wieder im Warenkorb.',
  save: 'Für später merken',
  unsave: 'In den Warenkorb',
  saved: 'Für später gemerkt',
  'saved-news': '{title} ist für später gemerkt.',
  'price-changed': 'Als Sie es hinzufügten, betrug der Preis {old}. Jetzt sind es {price}.',
  fewer: 'Nur noch {count} da. Sie wollten {wanted}.',
  'sold-out': 'Ausverkauft. Gehört nicht zu Ihrer Bestellung.',
  gone: 'Nicht mehr im Angebot. Gehört nicht zu Ihrer Bestellung.',
  unpriced: 'Der Preis lässt sich nicht anzeigen, deshalb kann es nicht bestellt werden.',
  changed:
    'Seit Sie etwas hinzugefügt haben, hat sich etwas geändert. Bitte sehen Sie die markierten Zeilen durch.',
  accept: 'Änderungen annehmen',
  'in-currency': 'Zu zahlen in {currency}',
  separately:
    'Die Preise sind in verschiedenen Währungen, deshalb gibt es für jede Währung eine eigene Bestellung.',
  total: 'Summe',
  pieces: 'Artikel: {count}',
  'no-total': 'Noch nicht bekannt',
  order: 'Für {total} bestellen',
  'nothing-left': 'Davon kann gerade nichts bestellt werden.',
  checking: 'Preise und Bestand werden geprüft …',
  sending: 'Ihre Bestellung wird aufgegeben …',
  'just-changed':
    'Noch nicht bestellt: Gerade hat sich etwas geändert. Sehen Sie die markierten Zeilen durch und bestellen Sie dann erneut.',
  refused: 'Der Shop hat diese Bestellung nicht angenommen. Es wurde nichts bestellt. Code: {code}',
  'too-many-orders':
    'Sie haben innerhalb einer Stunde viele Bestellungen aufgegeben. Es wurde nichts bestellt. Bezahlen Sie eine davon, oder versuchen Sie es später noch einmal.',
  lost: 'Die Antwort des Shops ging verloren, und es wurde keine Bestellung gefunden. Wenn Sie erneut bestellen, wird zuerst nachgefragt, ob diese angekommen ist.',
  placed: 'Bestellung {order} ist aufgegeben: {total}.',
  'placed-otherwise':
    'Bestellung {order} ist aufgegeben, über {total}: Ein Preis hat sich im letzten Moment geändert. Bezahlen Sie nur, wenn Sie einverstanden sind.',
  added: '{title} liegt im Warenkorb.',
  full: 'Ihr Warenkorb ist voll: Er fasst {count} verschiedene Artikel.',
};
