import { checkBeside, checkGiftCard, type Beside } from './conserved.js';
import { canPay } from '../../src/client/pay-once/index.js';
import { ORDER } from './page.js';
import { paidBy } from './payment-methods.js';
import type { World } from './world.js';

/** How one schedule ended. */
export interface Verdict {
  readonly end: 'paid' | 'payable' | 'action' | 'pending' | 'unknown';
  /** Why the outcome is unknown; only with `unknown`. */
  readonly cause?: string | undefined;
  readonly attempts: number;
  /** How many of them a page waited for, because the shopper was to approve in an app. */
  readonly inApps: number;
  /** Whether several parts paid the order: gift cards, vouchers and a card. */
  readonly isInParts: boolean;
  /** What each of its payments was made with. */
  readonly paidBy: readonly string[];
  /** Money that was paid a second time or too late, and where it is. */
  readonly beside: Beside;
  readonly doubleCharges: number;
  readonly falseNegatives: number;
  readonly requests: readonly number[];
}

/** Looks at the world after the last minute: books first, then what was shown, then what is shown now. */
export async function judge(world: World): Promise<Verdict> {
  const { watch, processes } = world;
  const { ledger } = processes;
  const { held: charged, beside } = await checkBeside(world);
  const sum = charged.reduce((all, { amount }) => all + amount.value, 0);
  await checkGiftCard(world);
  const doubleCharges = sum > 1999 ? charged.length - 1 : 0;
  const { isOwnProxy = false } = world.schedule;
  if (doubleCharges > 0 && !isOwnProxy) watch.note('I1', `${charged.length} charges in the end`);
  const references = new Set(charged.map(({ reference }) => reference));
  let falseNegatives = 0;
  for (const key of watch.notPaid.keys) {
    const reference = isOwnProxy ? `${ORDER}/${key}` : (await ledger.find(key))?.reference;
    if (reference === undefined || !references.has(reference)) continue;
    falseNegatives++;
    watch.note('I3', `${key} was shown as not paid and is charged`);
  }
  for (const key of watch.shownPaid) {
    const reference = isOwnProxy ? `${ORDER}/${key}` : (await ledger.find(key))?.reference;
    const isCharged = reference !== undefined && references.has(reference);
    if (!isCharged && !world.isGivenBack(reference)) watch.note('I4', `${key} was shown as paid`);
  }
  for (const { key, reference, pspReference } of await ledger.list({ limit: 1000 })) {
    const entry = world.sandbox.books().find((known) => known.pspReference === pspReference);
    if (entry && entry.reference !== reference) watch.note('I9', `${key} is settled by another payment`);
  }
  for (const { stored } of world.devices)
    for (const text of stored.values())
      if (/test_|4111|737|Vermeer|TEST0|token \d/.test(text.replaceAll(/"(?:key|createdAt)":[^,}]+/g, '')))
        watch.note('I8', text);
  for (const [key, count] of watch.requests)
    if (count > watch.mostRequests(key)) watch.note('I10', `${key} cost ${count} requests`);
  const requests = [...watch.requests.values()];
  const ended = isOwnProxy ? endingOfPage(world) : await ending(world);
  await checkParts(world, sum);
  const { inApps, attempts } = watch;
  const isInParts = charged.length > 1 && sum === 1999;
  return {
    ...ended,
    attempts: attempts.size,
    inApps,
    isInParts,
    paidBy: charged.map(paidBy),
    beside,
    doubleCharges,
    falseNegatives,
    requests,
  };
}

const isCounted = ({ schedule: { gift, steps }, isPaidBeside }: World): boolean =>
  isPaidBeside || gift > 0 || steps.some(({ card }) => card === 'vouchers');

/** Neither does a part count that went back, nor is one kept that does not count. */
async function checkParts(world: World, held: number): Promise<void> {
  const { schedule, processes, watch, isForgetful } = world;
  if (!isCounted(world) || schedule.isOwnProxy || isForgetful) return;
  const standing = await processes.ledger.findOrder(ORDER);
  if (standing?.openAttempt !== undefined) return;
  const counted = standing?.authorised ?? 0;
  if (counted !== held) watch.note('I11', `the platform holds ${held}, and the ledger counts ${counted}`);
}

/** Without a ledger there is only what the page says. */
function endingOfPage({ devices }: World): Pick<Verdict, 'end' | 'cause'> {
  const { phase = 'idle', outcome, key } = devices[0]?.page?.state ?? {};
  if (outcome === 'paid' || outcome === 'pending') return { end: outcome };
  if (phase === 'action') return { end: 'action' };
  const isUnknown = key !== undefined && outcome !== 'refused' && outcome !== 'cancelled';
  return isUnknown ? { end: 'unknown', cause: 'the proxy has no ledger to ask' } : { end: 'payable' };
}

async function ending(world: World): Promise<Pick<Verdict, 'end' | 'cause'>> {
  const { watch, processes, devices } = world;
  const page = devices[0]?.page;
  const standing = await processes.ledger.findOrder(ORDER);
  const state = page?.state ?? { phase: 'idle' as const };
  if (standing?.isPaid) {
    if (state.outcome !== 'paid' && !world.isWeakClient && state.phase !== 'idle')
      watch.note('I7', `the order is paid, and a new page shows ${state.outcome ?? state.phase}`);
    return { end: 'paid' };
  }
  if (state.outcome === 'paid') watch.note('I7', 'a new page shows paid, and the order is not');
  const open =
    standing?.openAttempt === undefined ? undefined : await processes.ledger.find(standing.openAttempt);
  if (!open) {
    if (!canPay(state))
      watch.note('I6', `nothing is open, and a new page shows ${state.outcome ?? state.phase}`);
    return { end: 'payable' };
  }
  if (open.outcome === 'pending') return { end: 'pending' };
  if (open.state === 'settled' && open.outcome === 'action-required') {
    if (world.schedule.troubles.length === 0)
      watch.note('I6', 'nothing went wrong, and the bank still waits');
    return { end: 'action' };
  }
  if (world.schedule.troubles.length === 0)
    watch.note('I6', 'nothing went wrong, and the outcome is unknown');
  return { end: 'unknown', cause: causeOf(world, open.reference) };
}

function causeOf(world: World, reference: string): string {
  const entry = world.sandbox.books().find((known) => known.reference === reference);
  if (!entry) return 'the platform never got it';
  return `the platform says ${entry.result}, and the merchant did not hear of it`;
}
