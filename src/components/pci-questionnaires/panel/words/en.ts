import { words as agreement } from '../../../parts/agreement/words/en.js';

export const words = {
  ...agreement,
  'is-signed': 'A questionnaire is signed',
  'is-signed-lead': 'Sign a new one before it expires. You can do so at any time.',
  'is-unsigned': 'No questionnaire that holds is signed',
  'is-unsigned-lead':
    'Whoever takes cards confirms once a year that card data is kept safe. Until then, card payments may be held back.',
  new: 'Sign a questionnaire',
  channels: 'Further ways to take cards',
  'channels-hint':
    'There is a questionnaire for each way you named in your lines of business. Choose more here if you take cards in other ways, too.',
  eCommerce: 'Online shop',
  ecomMoto: 'By mail or telephone, entered online',
  pos: 'At a terminal',
  posMoto: 'By mail or telephone, entered at a terminal',
  'document-language': 'Language of the document',
  prepare: 'Prepare the questionnaire',
  preparing: 'Being prepared…',
  prepared: 'The questionnaire is ready to be read.',
  'none-needed': 'Nothing needs to be signed: you take cards in none of these ways.',
  'to-sign': 'Questionnaires to sign: {count}',
  document: 'Questionnaire',
  sign: 'Sign',
  signing: 'Being signed…',
  'signed-news': 'The questionnaire was signed.',
  cancel: 'Not now',
  history: 'Signed',
  'signed-at': 'Signed {time}',
  valid: 'Holds until {time}',
  expiring: 'Expires soon: {time}',
  expired: 'Expired {time}',
  view: 'View',
  close: 'Close',
  opening: 'Being opened…',
  opened: 'The questionnaire is open.',
};

export type PciWord = keyof typeof words;
