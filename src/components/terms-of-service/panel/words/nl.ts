import type { Catalogue } from '../../../base/words.js';
import { words as agreement } from '../../../parts/agreement/words/nl.js';
import type { TermsWord } from './en.js';

export const words: Catalogue<TermsWord> = {
  ...agreement,
  due: 'Voorwaarden om te aanvaarden: {count}',
  'none-due': 'Alle voorwaarden zijn aanvaard',
  'none-due-lead': 'U hoeft hier niets te doen.',
  history: 'Aanvaard',
  read: 'Lezen',
  close: 'Sluiten',
  opening: '{name} worden geopend…',
  opened: '{name} zijn geopend.',
  'document-language': 'Taal van het document',
  accept: 'Deze voorwaarden aanvaarden',
  accepting: 'Wordt aanvaard…',
  'accepted-news': '{name} zijn aanvaard.',
  'accepted-by': 'Door {name}.',
  'accepted-at': '{time}',
  'other-terms': 'Voorwaarden “{type}”',
  'new-terms':
    'Deze voorwaarden zijn nieuwer dan deze pagina. De beheerder van deze site moet haar bijwerken.',
  adyenAccount: 'Voorwaarden van de rekening',
  adyenCapital: 'Voorwaarden van financiering',
  adyenCard: 'Voorwaarden van de zakelijke kaart',
  adyenChargeCard: 'Voorwaarden van de charge card',
  adyenForPlatformsAdvanced: 'Voorwaarden van betalingen op dit platform',
  adyenForPlatformsManage: 'Voorwaarden van beheerde betalingen op dit platform',
  adyenFranchisee: 'Voorwaarden voor franchisenemers',
  adyenIssuing: 'Voorwaarden van kaartuitgifte',
  adyenPccr: 'Voorwaarden van kaartacceptatie (PCCR)',
};
