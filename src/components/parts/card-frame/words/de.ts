import type { Catalogue } from '../../../base/words.js';
import type { CardWord } from '../card-words.js';

export const words: Catalogue<CardWord> = {
  number: 'Kartennummer',
  expiry: 'Gültig bis',
  expiryHint: 'MM/JJ',
  securityCode: 'Prüfnummer',
  securityCodeHint3: '3 Ziffern auf der Kartenrückseite',
  securityCodeHint4: '4 Ziffern auf der Kartenvorderseite',
  securityCodeOptional: 'Prüfnummer (falls vorhanden)',
  holderName: 'Name auf der Karte',
  sandboxKey: 'Testmodus: Geben Sie keine echte Karte ein.',
  numberMissing: 'Geben Sie die Kartennummer ein.',
  numberIncomplete: 'Die Kartennummer ist zu kurz. Geben Sie alle Ziffern ein.',
  numberInvalid: 'Diese Kartennummer stimmt nicht. Vergleichen Sie sie mit der Karte.',
  numberUnsupported: 'Diese Kartenart wird hier nicht angenommen. Verwenden Sie eine andere Karte.',
  expiryMissing: 'Geben Sie das Ablaufdatum ein.',
  expiryIncomplete: 'Geben Sie Monat und Jahr ein, zum Beispiel 08/31.',
  expiryInvalid: 'Diesen Monat gibt es nicht. Geben Sie 01 bis 12 und dann das Jahr ein.',
  expiryExpired: 'Diese Karte ist abgelaufen. Prüfen Sie das Datum oder verwenden Sie eine andere Karte.',
  expiryTooFar: 'Dieses Jahr liegt zu weit in der Zukunft. Prüfen Sie das Datum auf der Karte.',
  securityCodeMissing: 'Geben Sie die Prüfnummer ein.',
  securityCodeIncomplete: 'Die Prüfnummer ist zu kurz. Geben Sie alle Ziffern ein.',
  holderNameMissing: 'Geben Sie den Namen so ein, wie er auf der Karte steht.',
  holderNameInvalid: 'Geben Sie den Namen ohne Ziffern ein, wie er auf der Karte steht.',
  cardTitle: 'Kartendaten',
  cardLoading: 'Die Kartenfelder werden geladen.',
  cardOffline: 'Sie sind offline. Die Kartenfelder werden geladen, sobald die Verbindung wieder besteht.',
  cardFailed:
    'Die Kartenfelder wurden nicht geladen. Prüfen Sie Ihre Verbindung, schalten Sie Inhaltsblocker für diese Seite aus und versuchen Sie es erneut.',
  cardInsecure:
    'Eine Karte kann nur über eine sichere Verbindung (https) eingegeben werden. Das muss der Shop beheben.',
  cardClosed: 'Die Kartenzahlung ist hier nicht richtig eingerichtet. Bitte informieren Sie den Shop.',
  cardReplaced:
    'Die Kartenfelder wurden geschlossen, weil etwas an ihre Stelle getreten ist. Laden Sie die Seite neu, bevor Sie eine Karte eingeben.',
  cardReloaded: 'Die Kartenfelder wurden neu geladen. Bitte geben Sie die Karte noch einmal ein.',
  cardNotSealed:
    'Die Karte konnte nicht verschlüsselt werden. Es wurde nichts gesendet. Bitte versuchen Sie es erneut.',
  cardRetry: 'Erneut versuchen',
  cardTestMode: 'Testmodus',
};
