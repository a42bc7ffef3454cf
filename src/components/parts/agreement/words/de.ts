import type { Catalogue } from '../../../base/words.js';
import type { AgreementWord } from './en.js';

export const words: Catalogue<AgreementWord> = {
  unreadable:
    'Dieses Dokument kann hier nicht gezeigt werden. Wer diese Seite betreibt, muss sich darum kümmern.',
  'open-document': '{name} öffnen (PDF, neuer Tab)',
  'save-document': 'PDF speichern',
  'read-first': 'Bitte lesen Sie zuerst bis zum Ende.',
  'open-first': 'Bitte öffnen Sie zuerst das Dokument.',
  signer: 'Im Namen von {name}',
  'choose-signer': 'In wessen Namen',
  'no-signer':
    'Noch ist niemand benannt, der für dieses Unternehmen unterschreiben darf. Benennen Sie zuerst in seinen Angaben eine solche Person.',
  'not-signer':
    'Diese Person kann hier nicht unterschreiben. Wählen Sie eine andere, oder melden Sie sich als diese an.',
  refused: 'Das wurde nicht angenommen. Code: {code}',
};
