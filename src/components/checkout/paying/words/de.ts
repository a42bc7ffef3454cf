import type { Catalogue } from '../../../base/words.js';
import type { PayingWord } from './en.js';

export { words as dialog } from '../../../parts/actions/words/de.js';
export { words as result } from '../../../parts/result-view/words/de.js';

export const words: Catalogue<PayingWord> = {
  checking: 'Wird geprüft…',
  keepOpen: 'Bitte schließen Sie diese Seite nicht.',
  empty: 'Diese Bestellung kann hier nicht bezahlt werden. Bitte informieren Sie den Shop.',
  verifying: 'Wir prüfen, ob Ihre Zahlung durchgegangen ist. Bitte zahlen Sie nicht noch einmal.',
  confirm: 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
  goOn: 'Weiter',
  incomplete: 'Bitte prüfen Sie die Kartendaten.',
  timeout: 'Der Shop hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.',
  server:
    'Der Server des Shops hat ein Problem ({detail}), das nur der Shop lösen kann. Versuchen Sie es später noch einmal.',
  'not-json':
    'Statt des Shops hat etwas anderes geantwortet. Falls Ihr Netzwerk eine Anmeldung verlangt, melden Sie sich dort zuerst an und versuchen Sie es dann erneut.',
  'broken-json':
    'Die Antwort ist unterwegs abgebrochen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  contract: 'Die Antwort des Shops ist nicht verständlich ({detail}). Bitte informieren Sie den Shop.',
  forbidden: 'Der Shop nimmt von dieser Seite keine Zahlungen an ({detail}). Bitte informieren Sie den Shop.',
  unauthorised: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an oder laden Sie diese Seite neu.',
  'rate-limited': 'Das war zu oft. Warten Sie {seconds} Sekunden und versuchen Sie es dann erneut.',
  'invalid-request':
    'Der Shop konnte die Angaben dieser Seite nicht verwenden ({detail}). Bitte informieren Sie den Shop.',
  'card-not-taken':
    'Diese Kartendaten wurden nicht angenommen. Prüfen Sie sie oder verwenden Sie eine andere Karte.',
  'amount-changed':
    'Der Preis beträgt jetzt {amount}. Es wurde nichts abgebucht. Prüfen Sie ihn, bevor Sie bezahlen.',
  'unknown-order': 'Der Shop kennt diese Bestellung nicht. Gehen Sie zurück zum Warenkorb.',
  'order-paid': 'Diese Bestellung ist bereits bezahlt.',
  'order-expired':
    'Diese Bestellung wurde nicht rechtzeitig bezahlt, und ihre Artikel sind verkauft. Es wurde nichts abgebucht. Gehen Sie zurück zum Warenkorb.',
  'attempt-open':
    'Für diese Bestellung läuft schon eine Zahlung, vielleicht in einem anderen Fenster. Schließen Sie diese zuerst ab.',
  'unknown-attempt': 'Der Shop kennt diese Zahlung noch nicht.',
};
