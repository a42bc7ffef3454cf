import { APPS, type Card } from './payment-methods.js';
import { Chance, mixSeeds } from './seeded.js';

export const MINUTE = 60_000;

/** Faults strike in the first minutes; what a shopper does falls into the same time. */
export const STORM = 10 * MINUTE;
export const CALM = 30 * MINUTE;
/** Attempts to pay that a process takes of one address within a minute, where there are crowds. */
export const MOST_PAYING = 4;

/** What a shopper answers who pays and lets it be; `BESIDE`: who pays a second time, or when the payment is over. */
export const BESIDE = ['twice', 'late'] as const;
export type Answer = 'approve' | 'decline' | 'cancel' | (typeof BESIDE)[number];

/** What a shopper with this card gets to see of the bank, drawn as often as the others together. */
const WITH_BANK = ['redirect', 'redirect', 'unseen', 'challenge', 'both'] as const;

export const STRIKES = [
  'drop-before',
  'drop-after',
  'late',
  'slow',
  'duplicate',
  '429-before',
  '503-before',
  '503-after',
  'truncated',
  'html',
] as const;
export type Strike = (typeof STRIKES)[number];

/** What a shopper does on a tab; what does not fit at that moment is left undone. */
export const ACTS = [
  'pay',
  'pay-twice',
  'pay-reload',
  'reload',
  'close',
  'open',
  'check',
  'look',
  'to-bank',
  'back-from-bank',
  'return-again',
  'return-elsewhere',
  'foreign-result',
  'block-storage',
  'hide',
  'show',
  'restore',
] as const;
/** `other-method`: no longer by the app, while it is waited for. `take-back`: what was paid by gift card or voucher. */
export type Act = (typeof ACTS)[number] | 'other-method' | 'take-back';

export interface Step {
  readonly at: number;
  readonly device: number;
  readonly act: Act;
  readonly card: Card;
  readonly answer: Answer;
}

/** Something that breaks: a message by its number on its way, or a machine at a moment. */
export type Trouble =
  | {
      readonly on: 'shop' | 'platform' | 'report' | 'cancel';
      readonly number: number;
      readonly strike: Strike | 'never';
    }
  | { readonly on: 'forget' | 'parallel'; readonly number: number }
  | { readonly on: 'ledger'; readonly number: number; readonly when: 'before' | 'after' }
  /** The database is away, or its disk is full: it reads, and writes nothing. */
  | { readonly on: 'outage' | 'full-disk'; readonly at: number; readonly lasts: number }
  /** The platform reports that another try of the payment that is open has failed. */
  | { readonly on: 'other-try'; readonly at: number }
  | { readonly on: 'kill'; readonly at: number; readonly process: number }
  /** So many others pay from the same address: what a process takes of it within a minute is used up. */
  | { readonly on: 'crowd'; readonly at: number; readonly size: number };

export interface Schedule {
  readonly seed: number;
  readonly devices: number;
  readonly isSignedIn: boolean;
  readonly processes: number;
  /** Milliseconds by which the clock of each process is wrong. */
  readonly skew: number;
  readonly gift: number;
  /** Whether the merchant has a proxy of their own, without a ledger. */
  readonly isOwnProxy?: boolean;
  readonly steps: readonly Step[];
  readonly troubles: readonly Trouble[];
}

const times = <T>(count: number, make: (_: unknown, index: number) => T): T[] =>
  Array.from({ length: count }, make);

/** One schedule in eight has no faults at all, so that the happy path is held to the same invariants. */
export function makeSchedule(seed: number): Schedule {
  const chance = new Chance(seed);
  const storm = chance.is(1 / 8) ? 0 : chance.next();
  const devices = chance.is(0.3) ? 2 : 1;
  const steps = times(chance.between(3, 12), () => stepOf(chance, devices)).toSorted((a, b) => a.at - b.at);
  const schedule = {
    seed,
    devices,
    isSignedIn: chance.is(0.5),
    processes: chance.between(1, 3),
    skew: chance.is(0.2) ? chance.between(-3_600_000, 3_600_000) : 0,
    gift: chance.is(0.1) ? chance.between(1, 1999) : 0,
    steps,
    troubles: storm === 0 ? [] : troublesOf(chance, storm),
  };
  return withVouchers(withGiftsBack(withApps(storm === 0 ? schedule : withCancels(schedule))));
}

function stepOf(chance: Chance, devices: number): Step {
  return {
    at: chance.is(0.6) ? chance.between(1000, 90_000) : chance.between(1000, STORM - MINUTE),
    device: chance.between(0, devices - 1),
    act: chance.is(0.35) ? 'pay' : chance.is(0.15) ? 'pay-reload' : chance.of(ACTS),
    card: chance.is(0.55)
      ? 'approved'
      : chance.is(0.6)
        ? chance.of(WITH_BANK)
        : chance.is(0.85)
          ? 'refused'
          : 'pending',
    answer: chance.is(0.7) ? 'approve' : chance.is(0.5) ? 'decline' : 'cancel',
  };
}

function troublesOf(chance: Chance, storm: number): Trouble[] {
  const strikes = (on: 'shop' | 'platform', most: number, range: number): Trouble[] =>
    times(chance.between(0, Math.round(most * storm)), () => ({
      on,
      number: chance.between(0, range),
      // What arrives long after its sender gave up is the hardest to tell from what never will.
      strike: chance.is(0.25) ? 'late' : chance.of(STRIKES),
    }));
  const isForgetful = chance.is(0.1);
  return [
    ...strikes('shop', 12, 16),
    ...strikes('platform', 8, 10),
    ...times(chance.between(0, Math.round(4 * storm)), (): Trouble => {
      // A platform that forgets keys and reports nothing cannot be told from one that was never asked.
      const strike = !isForgetful && chance.is(0.25) ? 'never' : chance.of(STRIKES);
      return { on: 'report', number: chance.between(0, 5), strike };
    }),
    ...times(isForgetful ? 2 : 0, (): Trouble => ({
      on: chance.is(0.5) ? 'forget' : 'parallel',
      number: chance.between(0, 6),
    })),
    ...times(chance.is(0.4) ? chance.between(1, 4) : 0, (): Trouble => ({
      on: 'ledger',
      number: chance.between(0, 40),
      when: chance.is(0.5) ? 'before' : 'after',
    })),
    ...times(chance.is(0.1) ? 1 : 0, (): Trouble => ({
      on: 'outage',
      at: chance.between(0, 90_000),
      lasts: chance.between(1000, 60_000),
    })),
    ...times(chance.is(0.08) ? 1 : 0, (): Trouble => ({
      on: 'full-disk',
      at: chance.between(0, 120_000),
      lasts: chance.between(5000, 240_000),
    })),
    ...times(chance.is(0.3) ? chance.between(1, 3) : 0, (): Trouble => ({
      on: 'kill',
      at: chance.is(0.7) ? chance.between(2000, 100_000) : chance.between(0, STORM),
      process: chance.between(0, 2),
    })),
    ...times(chance.is(0.2) ? chance.between(1, 3) : 0, () => crowd(chance)).flat(),
  ];
}

/** Some pay by an app, and some of those change their minds and take a card. Drawn apart from the rest. */
function withApps(schedule: Schedule): Schedule {
  const chance = new Chance(mixSeeds(schedule.seed, 5));
  if (!chance.is(0.2)) return schedule;
  const paysByApp = (step: Step): Step =>
    step.act.startsWith('pay') && chance.is(0.6) ? { ...step, card: chance.of(APPS) } : step;
  const steps = schedule.steps.map(paysByApp);
  const changes = steps.flatMap(({ at, device, card, answer }): Step[] => {
    if (card !== 'app' && card !== 'code') return [];
    if (!chance.is(0.5)) return [];
    const later = at + chance.between(1000, 60_000);
    return [
      { at: later, device, act: 'other-method', card: 'approved', answer },
      { at: later + chance.between(500, 20_000), device, act: 'pay', card: 'approved', answer },
    ];
  });
  return { ...schedule, steps: [...steps, ...changes].toSorted((a, b) => a.at - b.at) };
}

/** Most who paid a part by gift card change their minds, some of them twice. Drawn apart from the rest. */
function withGiftsBack(schedule: Schedule): Schedule {
  const chance = new Chance(mixSeeds(schedule.seed, 7));
  if (schedule.gift === 0 || !chance.is(0.7)) return schedule;
  const back = times(chance.between(1, 3), (): Step => ({
    at: chance.between(2000, STORM - MINUTE),
    device: chance.between(0, schedule.devices - 1),
    act: 'take-back',
    card: 'approved',
    answer: 'approve',
  }));
  return { ...schedule, steps: [...schedule.steps, ...back].toSorted((a, b) => a.at - b.at) };
}

/**
 * Some begin with vouchers that an app spends: the rest is paid by card, or by more of them, or all is taken back. Drawn apart
 * from the rest.
 */
function withVouchers(schedule: Schedule): Schedule {
  const chance = new Chance(mixSeeds(schedule.seed, 9));
  if (!chance.is(0.15)) return schedule;
  const device = chance.between(0, schedule.devices - 1);
  const at = chance.between(1000, 60_000);
  const step = (after: number, act: Act, card: Card): Step => ({
    at: at + after,
    device,
    act,
    card,
    answer: chance.is(0.8) ? 'approve' : chance.is(0.5) ? 'decline' : 'cancel',
  });
  // A shopper has answered in the app by then, most times, and the platform has reported it.
  const later = (): number => chance.between(30_000, 5 * MINUTE);
  const again = times(chance.between(1, 3), () => later()).map((after) =>
    step(after, 'pay', chance.is(0.3) ? 'vouchers' : 'approved'),
  );
  const asks = again.map((one) => ({ ...one, at: one.at - 2000, act: 'open' as const }));
  const changes = [
    ...(chance.is(0.3) ? [step(later(), 'take-back', 'vouchers')] : []),
    ...(chance.is(0.2) ? [step(chance.between(2000, 40_000), 'other-method', 'vouchers')] : []),
  ];
  const steps = [...schedule.steps, step(0, 'pay', 'vouchers'), ...asks, ...again, ...changes];
  return { ...schedule, steps: steps.toSorted((a, b) => a.at - b.at) };
}

/** What strikes an upkeep's cancel, and reports of tries that the shopper did not ask for. Drawn apart from the rest. */
function withCancels(schedule: Schedule): Schedule {
  const { seed, troubles, steps } = schedule;
  const chance = new Chance(mixSeeds(seed, 3));
  const isForgetful = troubles.some(({ on }) => on === 'forget' || on === 'parallel');
  if (chance.is(0.05) && !isForgetful)
    return { ...schedule, steps: [...steps, ...LOOKS_AGAIN], troubles: [...troubles, ...silence(chance)] };
  const cancels = times(chance.is(0.4) ? 4 : 0, (_, number): Trouble => ({
    on: 'cancel',
    number,
    strike: chance.of(STRIKES),
  }));
  const tries = times(chance.is(0.25) ? chance.between(1, 4) : 0, (): Trouble => ({
    on: 'other-try',
    at: chance.between(1000, STORM),
  }));
  return { ...schedule, troubles: [...troubles, ...cancels, ...tries] };
}

/** A shopper who comes back after the first upkeep that cancels. */
const LOOKS_AGAIN: readonly Step[] = [
  { at: 8.5 * MINUTE, device: 0, act: 'open', card: 'approved', answer: 'approve' },
];

/** The platform carries everything out and is not heard, until an upkeep's cancel does not get through either. */
const silence = (chance: Chance): Trouble[] => [
  // The first is for what can be paid with: without an answer to that, nothing is paid.
  ...times(11, (_, index): Trouble => ({ on: 'platform', number: index + 1, strike: 'drop-after' })),
  ...times(2, (_, number): Trouble => ({ on: 'report', number, strike: 'never' })),
  ...times(8, (_, number): Trouble => ({
    on: 'cancel',
    number,
    strike: chance.is(0.5) ? '503-before' : 'drop-before',
  })),
];

/** With a copy of something that is sent then: it may come when the crowd is gone. */
const crowd = (chance: Chance): Trouble[] => [
  { on: 'crowd', at: chance.between(0, 60_000), size: chance.between(MOST_PAYING, 2 * MOST_PAYING + 1) },
  { on: 'shop', number: chance.between(1, 4), strike: 'duplicate' },
];
