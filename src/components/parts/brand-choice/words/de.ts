import type { BrandWords } from './en.js';

export const words: BrandWords = {
  brandChoice: 'Über welche Marke soll die Zahlung laufen?',
  brandHint: 'Wählen Sie {national} nur, wenn das Logo auf Ihrer Karte steht, sonst {international}.',
  brandOffered:
    'Ihre Karte trägt vielleicht zwei Marken. {brand} ist gewählt; unter den Kartenfeldern können Sie das ändern.',
};
