import type { Catalogue } from '../../../base/words.js';
import type { PaymentWord } from './en.js';

export const words: Catalogue<PaymentWord> = {
  order: 'Bestellung',
  reference: 'Referenz',
  'psp-reference': 'Referenz der Plattform',
  card: 'Karte',
  began: 'Begonnen',
  outcome: 'Zahlung',
  authorised: 'Autorisiert',
  captured: 'Eingezogen',
  refunded: 'Erstattet',
  history: 'Verlauf',
  'status-sending': 'Wird gesendet',
  'status-received': 'Angenommen, noch nicht gebucht',
  'status-refused': 'Abgelehnt',
  'status-not-sent': 'Nicht gesendet, nichts ist geschehen',
  'status-unknown': 'Nicht bestätigt',
  authorisation: 'Autorisierung',
  capture: 'Einziehen',
  refund: 'Erstatten',
  cancel: 'Stornieren',
  reversal: 'Rückgängig machen',
  'amount-update': 'Betrag ändern',
  amount: 'Betrag in {currency}',
  most: 'Höchstens {most}.',
  rest: '{rest} blieben übrig.',
  unreadable: 'Das ist kein Betrag. Schreiben Sie ihn wie {example}.',
  nothing: 'Der Betrag muss größer als null sein.',
  'too-much': 'Das ist mehr als die {most}, die noch übrig sind.',
  unchanged: 'Das ist der Betrag schon.',
  continue: 'Weiter',
  leave: 'Nichts tun',
  'confirm-capture': '{amount} werden vom Kunden eingezogen. {rest} bleiben autorisiert.',
  'confirm-refund':
    '{amount} gehen an den Kunden zurück. {rest} von dem, was eingezogen wurde, bleiben bei Ihnen.',
  'confirm-cancel':
    'Die Autorisierung über {amount} wird freigegeben. Danach kann nichts mehr eingezogen werden.',
  'confirm-reversal':
    'Die Zahlung wird rückgängig gemacht: Was eingezogen wurde, {amount}, geht an den Kunden zurück, der Rest wird freigegeben.',
  'confirm-amount-update':
    'Die Autorisierung ändert sich von {rest} auf {amount}. Eingezogen wird damit nichts.',
  'yes-capture': '{amount} einziehen',
  'yes-refund': '{amount} erstatten',
  'yes-cancel': 'Zahlung stornieren',
  'yes-reversal': 'Zahlung rückgängig machen',
  'yes-amount-update': 'Auf {amount} ändern',
  sending: 'Wird gesendet …',
  received: '{what}: Die Plattform hat es angenommen. Gebucht ist es noch nicht.',
  refused: '{what}: Die Plattform hat abgelehnt, nichts ist geschehen. Code: {code}',
  'not-sent': '{what}: Nichts ist geschehen.',
  'refused-again':
    '{what}: Die Plattform hat die zweite Anfrage abgelehnt. Was aus der ersten wurde, ist nicht bekannt.',
  doubt:
    '{what}: Wir konnten nicht bestätigen, ob es geschehen ist. Sehen Sie nach, bevor Sie etwas anderes tun.',
  'doubt-again': 'Auch noch einmal gesendet geschieht es nur einmal.',
  look: 'Nachsehen',
  'send-again': 'Noch einmal senden',
  'status-booked': 'Gebucht',
  'status-failed': 'Fehlgeschlagen, nichts wurde gebucht',
  settlement: 'Von Hand geklärt',
  by: 'durch {who}',
  'look-up':
    'Sehen Sie in den Büchern der Plattform unter der Referenz {reference} nach. Sagen Sie dann hier, was Sie gefunden haben.',
  'settle-paid': 'Sie wurde bezahlt',
  'settle-cancelled': 'Nichts wurde belastet',
  'settle-reference': 'Referenz der Plattform für die Zahlung',
  'settle-hint': 'Wie sie in den Büchern der Plattform steht.',
  'no-reference': 'Ohne die Referenz der Plattform kann sie nicht als bezahlt gelten.',
  'wrong-reference':
    'Das ist nicht die Referenz dieser Zahlung, oder die Plattform hat etwas anderes von ihr gemeldet.',
  'confirm-paid':
    'Die Bestellung gilt dann als bezahlt mit {amount}, unter der Referenz {reference} der Plattform. Der Shop erfährt davon. Das lässt sich nicht zurücknehmen.',
  'confirm-cancelled':
    'Die Bestellung über {amount} kann dann wieder bezahlt werden. Der Shop erfährt davon, und die Plattform wird gebeten, freizugeben, was noch kommen könnte. Das lässt sich nicht zurücknehmen.',
  'yes-paid': 'Als bezahlt klären',
  'yes-cancelled': 'Als nicht belastet klären',
  'settled-paid': 'Als bezahlt geklärt und unter Ihrem Namen vermerkt.',
  'settled-cancelled': 'Als nicht belastet geklärt und unter Ihrem Namen vermerkt.',
  'settled-otherwise': 'Nichts wurde geändert: Wie die Zahlung ausging, ist inzwischen bekannt.',
  'settled-too-early': 'Nichts wurde geändert: An der Zahlung wird wieder gearbeitet.',
  'settled-unknown':
    'Wir konnten nicht bestätigen, dass sie geklärt ist. Senden Sie noch einmal: Es zählt trotzdem nur einmal.',
  'settled-not-sent': 'Nichts wurde geklärt.',
  'look-up-reversal':
    'Es wurde neben dem autorisiert, womit die Bestellung bezahlt ist, oder nachdem die Zahlung als beendet galt. Sehen Sie in den Büchern der Plattform unter der Referenz {reference} nach. Versuchen Sie es dann noch einmal, oder geben Sie es selbst zurück und sagen Sie es hier.',
  'settle-reverse-again': 'Rückgabe noch einmal versuchen',
  'settle-given-back': 'Es wurde zurückgegeben',
  'confirm-reverse-again':
    'Die Plattform wird noch einmal gebeten, {amount} unter ihrer Referenz {reference} zurückzugeben. Die Bestellung bleibt, wie sie ist.',
  'confirm-given-back':
    '{amount} gelten dann als zurückgegeben, unter der Referenz {reference} der Plattform. An die Plattform wird nichts gesendet. Das lässt sich nicht zurücknehmen.',
  'yes-reverse-again': 'Rückgabe noch einmal senden',
  'yes-given-back': 'Als zurückgegeben klären',
  'settled-reverse-again':
    'Noch einmal angefordert und unter Ihrem Namen vermerkt. Schlägt es wieder fehl, steht die Zahlung wieder hier.',
  'settled-given-back': 'Als zurückgegeben geklärt und unter Ihrem Namen vermerkt.',
  'look-up-telling':
    'Das eigene System des Shops hat nicht angenommen, was ihm zu dieser Zahlung, {reference}, gemeldet wurde. Lassen Sie es reparieren und melden Sie es erneut; oder stellen Sie die Bücher des Shops selbst richtig und sagen Sie es hier.',
  'settle-tell-again': 'Dem Shop erneut melden',
  'settle-told': 'Die Bücher des Shops stimmen',
  'confirm-tell-again':
    'Dem eigenen System des Shops wird noch einmal gemeldet, wie diese Zahlung über {amount} endete. Die Zahlung bleibt, wie sie ist.',
  'confirm-told':
    'Dem Shop wird diese Zahlung über {amount} nicht noch einmal gemeldet. Seine Bücher müssen bereits stimmen. Das lässt sich nicht rückgängig machen.',
  'yes-tell-again': 'Erneut melden',
  'yes-told': 'Als gemeldet abschließen',
  'settled-tell-again':
    'Dem Shop wird es erneut gemeldet. Misslingt auch das, erscheint die Zahlung wieder in der Liste.',
  'settled-told': 'Als gemeldet abgeschlossen und unter Ihrem Namen vermerkt.',
  'settled-overtaken':
    'Nichts wurde geändert: Dem Shop wurde zu dieser Bestellung schon Späteres gemeldet. Prüfen Sie, ob seine Bücher stimmen, und sagen Sie es dann hier.',
};
