import { words as agreement } from '../../../parts/agreement/words/en.js';

export const words = {
  ...agreement,
  due: 'Terms to accept: {count}',
  'none-due': 'All terms are accepted',
  'none-due-lead': 'There is nothing for you to do here.',
  history: 'Accepted',
  read: 'Read',
  close: 'Close',
  opening: '{name} is being opened…',
  opened: '{name} is open.',
  'document-language': 'Language of the document',
  accept: 'Accept these terms',
  accepting: 'Being accepted…',
  'accepted-news': '{name} were accepted.',
  'accepted-by': 'By {name}.',
  'accepted-at': '{time}',
  'other-terms': 'Terms “{type}”',
  'new-terms': 'These terms are newer than this page. Whoever runs this site has to bring it up to date.',
  adyenAccount: 'Terms of the account',
  adyenCapital: 'Terms of financing',
  adyenCard: 'Terms of the business card',
  adyenChargeCard: 'Terms of the charge card',
  adyenForPlatformsAdvanced: 'Terms of payments on this platform',
  adyenForPlatformsManage: 'Terms of managed payments on this platform',
  adyenFranchisee: 'Terms for franchisees',
  adyenIssuing: 'Terms of issuing cards',
  adyenPccr: 'Terms of card acceptance (PCCR)',
};

export type TermsWord = keyof typeof words;
