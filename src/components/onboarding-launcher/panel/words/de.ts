import type { Catalogue } from '../../../base/words.js';
import type { PanelWord } from './en.js';

export const words: Catalogue<PanelWord> = {
  'needs-input': 'Von Ihnen wird noch gebraucht: {count}',
  'needs-input-lead': 'Sobald alles da ist, prüfen wir es, und Sie können weitermachen.',
  pending: 'Wir prüfen Ihre Angaben',
  'pending-lead':
    'Sie haben Ihren Teil getan. Die meisten Prüfungen dauern Minuten, manche Tage. Sie können diese Seite verlassen.',
  rejected: 'Sie können nicht verifiziert werden',
  'rejected-lead': 'Bitte melden Sie sich bei uns. Wir sagen Ihnen, warum, und was sich tun lässt.',
  verified: 'Sie sind verifiziert',
  'verified-lead': 'Alles ist in Ordnung. Danke für Ihre Geduld.',
  next: 'Wie es weitergeht',
  hop: 'Sie gehen zu {host}, den sicheren Seiten unseres Zahlungsdienstleisters. Dort wird nur gefragt, was fehlt, und Sie kommen hierher zurück.',
  'hop-once': 'Der Zugang entsteht, wenn Sie die Taste drücken. Er gilt einmal, für {time}.',
  go: 'Weiter auf {host}',
  'same-tab': 'Öffnet sich auf dieser Seite.',
  'new-tab': 'Öffnet sich in einem neuen Tab. Diese Seite bleibt offen.',
  popup: 'Öffnet sich in einem eigenen Fenster. Diese Seite bleibt offen.',
  minting: 'Der Zugang wird vorbereitet …',
  leaving: 'Sie werden zu {host} gebracht …',
  waiting: 'Einen Moment, bitte …',
  offered: 'Ihr Browser hat das Fenster nicht geöffnet. Bitte öffnen Sie es selbst.',
  'offered-link': '{host} öffnen',
  left: 'Gilt einmal, noch {time}.',
  away: '{host} ist in einem anderen Fenster offen. Wenn Sie dort fertig sind, merkt es diese Seite.',
  again: 'Noch einmal öffnen',
  expired:
    'Der Zugang war {time} lang offen und wurde nicht benutzt. Holen Sie sich einen neuen, wann immer Sie so weit sind.',
  closed:
    'Sie sind wieder hier. Falls Sie noch nicht fertig waren, können Sie dort weitermachen, wo Sie waren.',
  back: 'Willkommen zurück. Wir haben noch einmal nachgesehen, was gebraucht wird.',
  heard: 'Danke. Sie können dieses Fenster schließen und im anderen weitermachen.',
  close: 'Dieses Fenster schließen',
  'bad-link':
    'Der Weg zu unserem Zahlungsdienstleister ist nicht sicher eingerichtet, deshalb sind wir ihn nicht gegangen. Das muss beheben, wer diese Seite betreibt. Code: {code}',
  failed: 'Es konnte kein Zugang bereitet werden.',
  themes: 'Aussehen der Seiten',
};
