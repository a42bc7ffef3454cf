import { checkout } from '../../client/checkout/index.js';
import { lostBefore } from './attempt-reply.js';
import { endOf, PROXY, reverse } from './reversal.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import { insist } from '../work/insist.js';
import type { Attempt } from '../ledger/attempt.js';
import {
  CANCEL_ORDER,
  cancelRequest,
  endOrder,
  isExpired,
  leavingId,
  orderOfPart,
  ownedOrder,
  type OrderEnd,
  type OwnedOrder,
} from '../platform/kept-orders.js';

/** Parts of one order of the platform's, or of none. */
interface Together {
  readonly owned: OwnedOrder | undefined;
  readonly parts: readonly Attempt[];
}

/** What a merchant's order was paid with so far, by the platform's order that each part belongs to. */
async function togetherOf(services: Services, parts: readonly Attempt[]): Promise<readonly Together[]> {
  const byName = new Map<string, Attempt[]>();
  for (const part of parts) {
    const name = (await orderOfPart(services, part)) ?? '';
    byName.set(name, [...(byName.get(name) ?? []), part]);
  }
  const all = [...byName].map(async ([name, parts]) => ({
    owned: name === '' ? undefined : await ownedOrder(services, name),
    parts,
  }));
  return Promise.all(all);
}

/**
 * An order of the platform's ended without being paid, so all its parts go back: none of them counts any more, and
 * the merchant is told. Done twice, it changes nothing more.
 */
export async function releaseParts(
  services: Services,
  around: Background,
  owned: OwnedOrder,
  why: OrderEnd,
): Promise<void> {
  await insist(around, () => endOrder(services, owned.pspReference, why));
  for (const part of await partsOf(services, owned)) await release(services, around, part);
}

async function release(services: Services, around: Background, { key }: Attempt): Promise<void> {
  const back = await insist(around, () => services.ledger.giveBack(key, services.settings.now()));
  if (back) around.keepAlive(services.delivery.settled(back));
}

/**
 * By the clock: the platform gives parts back by itself when their order expires, and its report may be late, or not
 * asked for. True where any went.
 */
export async function releaseExpired(
  services: Services,
  around: Background,
  reference: string,
): Promise<boolean> {
  let isAny = false;
  for (const { owned, parts } of await togetherOf(services, await services.ledger.partsOf(reference))) {
    const sum = parts.reduce((total, { authorised }) => total + authorised, 0);
    if (!owned || !isExpired(services, owned) || sum >= (owned.value ?? Infinity)) continue;
    if (await isReportedPaid(services, owned)) continue;
    await releaseParts(services, around, owned, 'expired');
    isAny = true;
  }
  return isAny;
}

/** The platform gives back nothing of an order that was paid in full, also where the ledger has not heard of all its parts. */
async function isReportedPaid({ ledger }: Services, { pspReference }: OwnedOrder): Promise<boolean> {
  const events = await ledger.findEvents([pspReference]);
  return events.some(({ kind, success }) => kind === 'order-closed' && success);
}

/**
 * Gives back all that an order was paid with so far. It is written down first, and sent, and sent again by upkeep, until
 * the platform has taken it on.
 */
export async function giveBackParts(
  services: Services,
  around: Background,
  parts: readonly Attempt[],
): Promise<void> {
  for (const { owned, parts: some } of await togetherOf(services, parts))
    await (owned ? giveUp(services, around, owned) : reverseEach(services, around, some));
}

/** Sends again what was taken back by shoppers and did not get through. */
export async function finishRemovals(services: Services, around: Background): Promise<void> {
  for (const { operation, subject } of await services.ledger.unfinishedIntents(PROXY, lostBefore(services))) {
    const owned = operation === CANCEL_ORDER ? await ownedOrder(services, subject) : undefined;
    if (owned) await giveUp(services, around, owned);
  }
}

/** Writes down that an order of the platform's is given up, and asks for it, unless that was begun already. */
async function giveUp(services: Services, around: Background, owned: OwnedOrder): Promise<void> {
  const id = await leavingId(services, owned.pspReference);
  const named = { id, key: id, operation: CANCEL_ORDER, subject: owned.pspReference, who: PROXY };
  const { kind } = await services.ledger.beginIntent(
    { ...named, fingerprint: id, at: services.settings.now() },
    lostBefore(services),
  );
  if (kind === 'begun') await send(services, around, id, owned);
}

/** An attempt that began before the intent may yet pay the order: then nothing is sent, and it decides. */
async function send(services: Services, around: Background, id: string, owned: OwnedOrder): Promise<void> {
  const { ledger, settings, platform } = services;
  const end = (state: 'refused' | 'unsent') =>
    insist(around, () => ledger.endIntent(id, { state, at: settings.now() }));
  const before = await ledger.findOrder(owned.order);
  if (before?.isPaid) return end('refused');
  if (before?.openAttempt !== undefined) return end('unsent');
  const request = await cancelRequest(services, owned);
  const result = await platform.call(checkout.cancelOrder, request, id, around);
  const ended = endOf(result);
  // It may be full, or over by itself: each part goes back by its own name, unless it has.
  if (ended.state === 'refused') await reverseEach(services, around, await partsOf(services, owned));
  if (ended.state === 'answered' || ended.state === 'refused')
    await releaseParts(services, around, owned, 'removed');
  await insist(around, () => ledger.endIntent(id, { ...ended, at: settings.now() }));
}

/** The parts of one order of the platform's that count. */
async function partsOf(services: Services, { order, pspReference }: OwnedOrder): Promise<readonly Attempt[]> {
  const parts = await services.ledger.partsOf(order);
  const names = await Promise.all(parts.map((part) => orderOfPart(services, part)));
  return parts.filter((_, at) => names[at] === pspReference);
}

/** Each is written down as on its way back before it stops counting. */
async function reverseEach(services: Services, around: Background, parts: readonly Attempt[]): Promise<void> {
  for (const part of parts) {
    if (part.pspReference === undefined) continue;
    await reverse(services, around, part, part.pspReference);
    await release(services, around, part);
  }
}
