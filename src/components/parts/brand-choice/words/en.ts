import type { Catalogue } from '../../../base/words.js';

export const words = {
  brandChoice: 'Which brand should the payment use?',
  brandHint: 'Choose {national} only if its logo is on your card; otherwise choose {international}.',
  brandOffered: 'Your card may carry two brands. {brand} is chosen; you can change it below the card fields.',
};

export type BrandWord = keyof typeof words;
export type BrandWords = Catalogue<BrandWord>;
