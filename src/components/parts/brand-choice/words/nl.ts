import type { BrandWords } from './en.js';

export const words: BrandWords = {
  brandChoice: 'Met welk merk wilt u betalen?',
  brandHint: 'Kies {national} alleen als het logo op uw kaart staat, en anders {international}.',
  brandOffered:
    'Op uw kaart staan misschien twee merken. {brand} is gekozen; onder de kaartvelden kunt u dat wijzigen.',
};
