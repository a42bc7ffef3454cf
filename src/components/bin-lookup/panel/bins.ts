/** How many digits of a card are enough, and how many may be asked about: more would be card data. */
const [LEAST, MOST] = [6, 8];

/** Cards that one search may hold. */
const MOST_CARDS = 50;

const BREAKS = /[\n,;\t]/;

export interface TidyDigits {
  readonly text: string;
  /** More digits of a card were typed or pasted than the field keeps. */
  readonly isCut: boolean;
}

/** Keeps one card on each line, and of each card no more digits than may leave the page. */
export function tidyDigits(typed: string): TidyDigits {
  const cards = typed.split(BREAKS).map((card) => card.replace(/\D/g, ''));
  const text = cards
    .map((digits) => digits.slice(0, MOST))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n/, '');
  return { text, isCut: cards.some((digits) => digits.length > MOST) };
}

export interface ReadBins {
  /** Each card once, in the order typed. */
  readonly bins: readonly string[];
  /** `none`: nothing is typed. `short`: a card has too few digits. `many`: there are more cards than one search may hold. */
  readonly fault: 'none' | 'short' | 'many' | undefined;
}

/** The cards that a tidy text asks about. */
export function readBins(text: string): ReadBins {
  const bins = [...new Set(text.split('\n').filter(Boolean))];
  if (bins.length === 0) return { bins, fault: 'none' };
  if (bins.some((digits) => digits.length < LEAST)) return { bins, fault: 'short' };
  return { bins, fault: bins.length > MOST_CARDS ? 'many' : undefined };
}
