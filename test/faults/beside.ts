import { Chance, mixSeeds } from './seeded.js';
import { METHODS } from './payment-methods.js';
import { BESIDE, MINUTE, type Schedule, type Step } from './schedule.js';

/**
 * Some pay by a method that takes no card, and some of those pay twice, or when it is too late. Half of them change their minds and
 * take a card, or come back. Drawn apart from the rest. A platform that runs a key twice is left out: by its books, a shopper who
 * pays twice cannot be told from it.
 */
export function withMoneyBeside(schedule: Schedule): Schedule {
  const { seed, steps, devices, gift, troubles } = schedule;
  const chance = new Chance(mixSeeds(seed, 11));
  if (!chance.is(0.25) || troubles.some(({ on }) => on === 'forget' || on === 'parallel')) return schedule;
  const isEarly = chance.is(0.7);
  const device = isEarly ? 0 : chance.between(0, devices - 1);
  const at = isEarly ? chance.between(300, 2000) : chance.between(1000, 60_000);
  const step = (after: number, act: Step['act'], own: Partial<Step> = {}): Step => ({
    at: at + after,
    device,
    act,
    card: 'approved',
    answer: 'approve',
    ...own,
  });
  // What a gift card leaves is paid by the method, once the page knows what that is.
  const gave = gift > 0 && chance.is(0.7) ? [step(0, 'pay'), step(15_000, 'open')] : [];
  const card = chance.is(0.75) ? chance.of(METHODS) : chance.of(['app', 'code', 'vouchers'] as const);
  const answer = chance.is(0.75) ? chance.of(BESIDE) : chance.of(['approve', 'decline', 'cancel'] as const);
  const later = (): number => chance.between(5000, 4 * MINUTE);
  const changes = chance.is(0.5)
    ? [step(later(), 'other-method', { answer }), step(later(), 'open'), step(later(), 'pay')]
    : [];
  const paysSo = (one: Step): Step =>
    one.act.startsWith('pay') && chance.is(0.5) ? { ...one, card, answer } : one;
  const begun = step(gave.length > 0 ? 20_000 : 0, 'pay', { card, answer });
  const all = [...steps.map(paysSo), ...gave, begun, ...changes];
  return { ...schedule, steps: all.toSorted((a, b) => a.at - b.at) };
}
