import { Chance, mixSeeds } from '../seeded.js';
import { MINUTE, STORM, STRIKES, type Trouble } from '../schedule.js';
import { DEEDS } from './deeds.js';

export const CLICKS = ['send', 'send-twice', 'send-reload', 'send-both', 'reload'] as const;

/** What one person does in one tab. `send-both`: in all tabs of the same person at once. */
export interface Click {
  readonly at: number;
  readonly person: number;
  readonly tab: number;
  readonly act: (typeof CLICKS)[number];
}

/** One dangerous write of the office, by one or two people in one or two tabs each. */
export interface OfficeSchedule {
  readonly seed: number;
  readonly deed: string;
  readonly people: number;
  readonly tabs: number;
  readonly processes: number;
  readonly skew: number;
  readonly clicks: readonly Click[];
  readonly troubles: readonly Trouble[];
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** One schedule in eight has no faults at all. The writes of the table take turns, unless one of them is named. */
export function officeSchedule(runSeed: number, index: number, row?: string): OfficeSchedule {
  const seed = mixSeeds(runSeed, index);
  const chance = new Chance(mixSeeds(seed, 21));
  const storm = chance.is(1 / 8) ? 0 : chance.next();
  const people = chance.is(0.35) ? 2 : 1;
  const tabs = chance.is(0.4) ? 2 : 1;
  const clicks = times(chance.between(2, 10), (): Click => ({
    at: chance.is(0.6) ? chance.between(500, 90_000) : chance.between(500, STORM - MINUTE),
    person: chance.between(0, people - 1),
    tab: chance.between(0, tabs - 1),
    act: chance.is(0.4) ? 'send' : chance.of(CLICKS),
  }));
  const strikes = (on: 'shop' | 'platform', most: number): Trouble[] =>
    times(chance.between(0, Math.round(most * storm)), () => ({
      on,
      number: chance.between(0, 14),
      strike: chance.is(0.35) ? 'drop-after' : chance.of(STRIKES),
    }));
  return {
    seed,
    deed: row ?? DEEDS[index % DEEDS.length]?.row ?? '',
    people,
    tabs,
    processes: chance.between(1, 3),
    skew: chance.is(0.2) ? chance.between(-3_600_000, 3_600_000) : 0,
    clicks: clicks.toSorted((a, b) => a.at - b.at),
    troubles:
      storm === 0
        ? []
        : [
            ...strikes('shop', 12),
            ...strikes('platform', 8),
            ...times(chance.is(0.4) ? chance.between(1, 3) : 0, (): Trouble => ({
              on: 'ledger',
              number: chance.between(0, 40),
              when: chance.is(0.5) ? 'before' : 'after',
            })),
            ...times(chance.is(0.3) ? chance.between(1, 3) : 0, (): Trouble => ({
              on: 'kill',
              at: chance.between(500, 100_000),
              process: chance.between(0, 2),
            })),
          ],
  };
}
