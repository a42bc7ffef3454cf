import { fold } from '../../client/listings/fold.js';
import type { Random } from './random.js';

export interface SeededSeller {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

const FIRST = [
  'Lindqvist',
  'Moreau',
  'Nordwind',
  'Ibáñez',
  'Okafor',
  'Van der Berg',
  'Søndergaard',
  'Castellani',
  'Harper',
  'Yıldız',
  'Nowák',
  'Tanaka',
  'O’Connor',
  'Grün',
  'Almeida',
  'Whitfield',
] as const;
const SECOND = [
  '& Daughters',
  'Atelier',
  'Trading',
  'Supply',
  'Store',
  'Workshop',
  'Market',
  'Vintage',
  'Goods',
  'Depot',
  'Corner',
  'Collective',
] as const;

/**
 * Sellers with names of their own, at most 2,000. The first one's e-mail is the same for every seed, so that a demonstration can
 * sign in as a person who sells.
 */
export function makeSellers(random: Random, count: number, newId: () => string): SeededSeller[] {
  const turn = random.whole(0, FIRST.length * SECOND.length - 1);
  return Array.from({ length: Math.min(count, 2000) }, (_, at) => {
    const place = (turn + at * 5) % (FIRST.length * SECOND.length);
    const round = Math.floor(at / (FIRST.length * SECOND.length));
    const words = [FIRST[place % FIRST.length], SECOND[Math.floor(place / FIRST.length)]];
    const name = [...words, ...(round > 0 ? [`No. ${round + 1}`] : [])].join(' ');
    const mailbox = fold(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/-$/, '');
    return { id: newId(), email: at === 0 ? 'seller@example.com' : `${mailbox}@example.com`, name };
  });
}
