import type { NewListing } from '../../client/listings/index.js';
import { electronics } from './departments/electronics.js';
import { fashion } from './departments/fashion.js';
import { home } from './departments/home.js';
import { leisure } from './departments/leisure.js';
import { outdoors } from './departments/outdoors.js';
import type { Kind } from './goods.js';
import type { Random } from './random.js';

type Condition = NewListing['condition'];

export const DEPARTMENTS = [home, fashion, electronics, outdoors, leisure] as const;

export interface SeededListing {
  readonly title: string;
  readonly description: string;
  /** Minor units. */
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly stock: number;
  readonly condition: Condition;
  readonly images: number;
}

/** What is left of the price of a new piece, and how such a piece is spoken of. */
const USED: Readonly<Record<Exclude<Condition, 'new'>, { readonly worth: number; readonly words: string }>> =
  {
    refurbished: { worth: 0.78, words: 'Refurbished and tested by the workshop, with a year of warranty.' },
    likeNew: { worth: 0.72, words: 'Tried once; nobody could tell it from a new one.' },
    good: { worth: 0.55, words: 'Used with care; small traces are shown in the pictures.' },
    fair: { worth: 0.38, words: 'Well used and still sound; marks are to be seen.' },
    forParts: { worth: 0.16, words: 'Not working. For parts, or for somebody who likes to mend things.' },
  };

const CONDITIONS: readonly Condition[] = [
  'new',
  'new',
  'new',
  'new',
  'new',
  'new',
  'refurbished',
  'likeNew',
  'good',
  'good',
  'fair',
  'forParts',
];

/** Cheap things are common and dear ones rare. Ends in .00, .50, .95 or .99, as prices do. */
function priceOf(random: Random, [lowest, highest]: Kind['prices'], worth: number): number {
  const whole = Math.floor(lowest * (highest / lowest) ** random.fraction() * worth);
  return Math.max(1, whole) * 100 + random.pick([0, 50, 95, 95, 99]);
}

function stockOf(random: Random, condition: Condition): number {
  if (random.chance(0.08)) return 0;
  if (condition !== 'new') return random.chance(0.85) ? 1 : random.whole(2, 4);
  return random.chance(0.2) ? random.whole(1, 3) : random.whole(4, 80);
}

/** Makes up one listing of a kind. */
export function makeListing(random: Random, kind: Kind): SeededListing {
  const condition = random.pick(CONDITIONS);
  const used = condition === 'new' ? undefined : USED[condition];
  const [brand, adjective, noun, size] = [
    random.pick(kind.brands),
    random.pick(kind.adjectives),
    random.pick(kind.nouns),
    random.pick(kind.sizes),
  ];
  const price = priceOf(random, kind.prices, used?.worth ?? 1);
  const isReduced = condition === 'new' && random.chance(0.22);
  const thing = `${adjective.replace(/^[A-Z](?![A-Z0-9])/, (letter) => letter.toLowerCase())} ${noun}`;
  const sentences = [
    `${adjective} ${noun} by ${brand}: ${size}.`,
    random.pick(kind.details),
    used?.words ?? random.pick(['New and unopened.', 'New, in its own box.', 'New, with the receipt.']),
  ];
  return {
    title: `${brand} ${thing}, ${size}`,
    description: sentences.join(' '),
    price,
    compareAtPrice: isReduced ? Math.round((price * random.whole(112, 160)) / 500) * 5 + 4 : null,
    stock: stockOf(random, condition),
    condition,
    images: random.whole(1, 4),
  };
}
