import type { Catalogue } from '../../../base/words.js';
import type { AgreementWord } from './en.js';

export const words: Catalogue<AgreementWord> = {
  unreadable: 'Dit document kan hier niet worden getoond. De beheerder van deze site moet daarnaar kijken.',
  'open-document': '{name} openen (pdf, nieuw tabblad)',
  'save-document': 'Pdf opslaan',
  'read-first': 'Lees eerst tot het einde.',
  'open-first': 'Open eerst het document.',
  signer: 'Namens {name}',
  'choose-signer': 'Namens wie',
  'no-signer':
    'Er is nog niemand genoemd die voor dit bedrijf mag tekenen. Noem eerst zo iemand in de gegevens.',
  'not-signer': 'Deze persoon kan hier niet tekenen. Kies een ander, of log als die persoon in.',
  refused: 'Dit is niet aangenomen. Code: {code}',
};
