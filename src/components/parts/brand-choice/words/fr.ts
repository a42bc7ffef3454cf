import type { BrandWords } from './en.js';

export const words: BrandWords = {
  brandChoice: 'Avec quelle marque de la carte payer ?',
  brandHint: 'Choisissez {national} seulement si son logo figure sur votre carte, sinon {international}.',
  brandOffered:
    'Votre carte porte peut-être deux marques. {brand} est choisie ; vous pouvez changer sous les champs de la carte.',
};
