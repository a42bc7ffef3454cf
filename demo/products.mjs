/** What the shop sells. Prices are integers in minor units: 1999 is € 19.99. */
export const CURRENCY = 'EUR';

export const PRODUCTS = [
  {
    id: 'notebook',
    title: 'Dot-grid notebook',
    note: '192 pages, lies flat',
    price: 1895,
    picture: 'notebook.svg',
  },
  { id: 'pen', title: 'Brass fountain pen', note: 'Medium nib, refillable', price: 6450, picture: 'pen.svg' },
  { id: 'ink', title: 'Midnight ink', note: '50 ml, dries in four seconds', price: 1240, picture: 'ink.svg' },
  {
    id: 'cards',
    title: 'Letterpress cards',
    note: 'Set of eight with envelopes',
    price: 2200,
    picture: 'cards.svg',
  },
];
