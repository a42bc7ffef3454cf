import type { Catalogue } from '../../../base/words.js';
import { words as agreement } from '../../../parts/agreement/words/de.js';
import type { TermsWord } from './en.js';

export const words: Catalogue<TermsWord> = {
  ...agreement,
  due: 'Anzunehmende Bedingungen: {count}',
  'none-due': 'Alle Bedingungen sind angenommen',
  'none-due-lead': 'Hier ist für Sie nichts zu tun.',
  history: 'Angenommen',
  read: 'Lesen',
  close: 'Schließen',
  opening: '{name} werden geöffnet …',
  opened: '{name} sind geöffnet.',
  'document-language': 'Sprache des Dokuments',
  accept: 'Diese Bedingungen annehmen',
  accepting: 'Wird angenommen …',
  'accepted-news': '{name} wurden angenommen.',
  'accepted-by': 'Von {name}.',
  'accepted-at': '{time}',
  'other-terms': 'Bedingungen „{type}“',
  'new-terms':
    'Diese Bedingungen sind neuer als diese Seite. Wer sie betreibt, muss sie auf den neuesten Stand bringen.',
  adyenAccount: 'Bedingungen des Kontos',
  adyenCapital: 'Bedingungen der Finanzierung',
  adyenCard: 'Bedingungen der Geschäftskarte',
  adyenChargeCard: 'Bedingungen der Charge-Karte',
  adyenForPlatformsAdvanced: 'Bedingungen für Zahlungen auf dieser Plattform',
  adyenForPlatformsManage: 'Bedingungen für verwaltete Zahlungen auf dieser Plattform',
  adyenFranchisee: 'Bedingungen für Franchisenehmer',
  adyenIssuing: 'Bedingungen der Kartenausgabe',
  adyenPccr: 'Bedingungen der Kartenannahme (PCCR)',
};
