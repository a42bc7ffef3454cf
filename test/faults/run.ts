import { withMoneyBeside } from './beside.js';
import { withForms } from './forms.js';
import { judge, type Verdict } from './judge.js';
import { mixSeeds } from './seeded.js';
import { CARDS } from './payment-methods.js';
import { makeSchedule, type Schedule } from './schedule.js';
import type { SqlLedgers } from './sql-ledger.js';
import type { Violation } from './watch.js';
import type { Weakness } from './weak.js';
import { World } from './world.js';

export interface Played {
  readonly schedule: Schedule;
  readonly verdict: Verdict;
  readonly violations: readonly Violation[];
}

export async function play(schedule: Schedule, weakness?: Weakness, ledgers?: SqlLedgers): Promise<Played> {
  const world = new World(schedule, weakness, ledgers);
  await world.play();
  const verdict = await judge(world);
  return { schedule, verdict, violations: world.watch.violations };
}

export const scheduleAt = (seed: number, index: number): Schedule =>
  withForms(withMoneyBeside(makeSchedule(mixSeeds(seed, index))));

/** The same with a proxy that has no ledger to break, takes no parts of an order, and hears of no app and no till. */
export const withOwnProxy = (schedule: Schedule): Schedule => ({
  ...schedule,
  isOwnProxy: true,
  gift: 0,
  steps: schedule.steps.map((step) =>
    CARDS.some((card) => card === step.card) ? step : { ...step, card: 'approved' },
  ),
});

/** Leaves out of a schedule what its violation does not need, one thing after the other, until nothing can go. */
export async function shorten(failing: Played, weakness?: Weakness, ledgers?: SqlLedgers): Promise<Schedule> {
  const wanted = failing.violations[0]?.invariant;
  const stillFails = async (schedule: Schedule): Promise<boolean> =>
    (await play(schedule, weakness, ledgers)).violations.some(({ invariant }) => invariant === wanted);
  let { schedule } = failing;
  for (let isShorter = true; isShorter;) {
    isShorter = false;
    for (const smaller of smallerThan(schedule)) {
      if (!(await stillFails(smaller))) continue;
      schedule = smaller;
      isShorter = true;
      break;
    }
  }
  return schedule;
}

function* smallerThan(schedule: Schedule): Generator<Schedule> {
  const { steps, troubles } = schedule;
  for (const gone of troubles) yield { ...schedule, troubles: troubles.filter((one) => one !== gone) };
  for (const gone of steps) yield { ...schedule, steps: steps.filter((one) => one !== gone) };
  if (schedule.devices > 1) yield { ...schedule, devices: 1 };
  if (schedule.processes > 1) yield { ...schedule, processes: schedule.processes - 1 };
  if (schedule.skew !== 0) yield { ...schedule, skew: 0 };
  if (schedule.gift > 0) yield { ...schedule, gift: 0 };
}
