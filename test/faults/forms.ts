import { Chance, mixSeeds } from './seeded.js';
import { FORMS } from './payment-methods.js';
import type { Schedule, Step } from './schedule.js';

/** Some pay by wallet, from a bank account or by invoice; most who are refused so take a card. Drawn apart from the rest. */
export function withForms(schedule: Schedule): Schedule {
  const chance = new Chance(mixSeeds(schedule.seed, 13));
  if (!chance.is(0.2)) return schedule;
  const card = chance.of(FORMS);
  const paysSo = (step: Step): Step =>
    step.act.startsWith('pay') && chance.is(0.6) ? { ...step, card } : step;
  return { ...schedule, steps: schedule.steps.map(paysSo) };
}
