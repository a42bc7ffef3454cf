import { donatedOrder } from '../../client/shopper/donation-order.js';
import { DAY } from '../../facts/instant.js';
import { lostBefore } from '../paying/attempt-reply.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import type { Attempt } from '../ledger/attempt.js';
import { tellEvent } from '../telemetry/events.js';
import { stopwatch } from '../telemetry/stopwatch.js';
import { isHeld } from '../paying/order.js';
import { followEvent } from '../notifications/platform-events.js';
import { sqlStateIn } from '../telemetry/observed-ledger.js';
import { alarmOfUnsettled } from './unsettled-alarm.js';
import { cancelByReference, finishReversals } from '../paying/reversal.js';
import { finishRemovals } from '../paying/parts.js';
import { cancelRequested } from '../paying/ending.js';
import { conclude } from '../paying/settle.js';
import { cancelWaiting } from '../paying/cancel-waiting.js';
import { approveUntil } from '../paying/waiting.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Finishes what was begun and interrupted: tells hooks, follows what the platform reported, gives money back, cancels
 * attempts with an unknown outcome, and deletes what is over long since. Each step may fail without harm to the others, and
 * any of it may be done by several processes at once.
 */
export async function reconcile(services: Services): Promise<void> {
  const notes: string[] = [];
  let failed: { sqlState?: string } = {};
  const ledgerFailed = (error: unknown): void => {
    notes.push('ledger-failed');
    failed = { ...failed, ...sqlStateIn(error) };
  };
  const going: Promise<unknown>[] = [];
  const around: Background = {
    note: (word) => notes.push(word),
    keepAlive: (work) => going.push(work.catch(() => undefined)),
  };
  const elapsed = stopwatch();
  // A hook that takes long holds up nothing else.
  going.push(services.delivery.deliver(), alarmOfUnsettled(services).catch(ledgerFailed));
  const steps = [
    followClock,
    followEvents,
    finishReversals,
    finishRemovals,
    holdOpenOrders,
    cancelUnknown,
    purge,
  ];
  for (const step of steps) await step(services, around).catch(ledgerFailed);
  while (going.length > 0) await going.pop();
  if (notes.length === 0) return;
  tellEvent(services.settings, {
    id: crypto.randomUUID(),
    operation: 'reconcile',
    audience: 'none',
    outcome: 'ok',
    status: 0,
    duration: elapsed(),
    notes,
    ...failed,
  });
}

/** A clock that went back would lengthen every wait that began before. */
const followClock = ({ ledger, settings }: Services): Promise<void> => ledger.followClock(settings.now());

async function followEvents(services: Services, around: Background): Promise<void> {
  for (const event of await services.ledger.eventsToDo()) await followEvent(services, around, event);
}

/** Attempts that may yet be charged and that no process works on. */
const unsettled = async (services: Services): Promise<readonly Attempt[]> =>
  services.ledger.unsettled(lostBefore(services));

/** While a payment may yet come, its items stay reserved. */
async function holdOpenOrders(services: Services, around: Background): Promise<void> {
  if (!services.settings.options.holdOrder) return;
  const orders = (await unsettled(services)).map((attempt) => attempt.order);
  for (const order of new Set(orders.filter((name) => donatedOrder(name) === undefined)))
    await isHeld(services, order).catch(() => around.note('hold-failed'));
}

async function cancelUnknown(services: Services, around: Background): Promise<void> {
  const { options, now } = services.settings;
  if (!options.notifications) return;
  const { cancelUnknownAfter = 15 * MINUTE, cancelAbandonedAfter = 2 * HOUR } = options.upkeep ?? {};
  for (const attempt of await unsettled(services)) {
    const { state, outcome, workedAt } = attempt;
    const isAtBank = state === 'settled' && outcome === 'action-required';
    const isPending = state === 'settled' && outcome === 'pending';
    const approvable = approveUntil(attempt);
    const until = approvable ?? workedAt + (isAtBank ? cancelAbandonedAfter : cancelUnknownAfter);
    if ((isPending && approvable === undefined) || now() < until) continue;
    // In an app, the time to approve is over, and at a till the time to pay.
    if (approvable !== undefined) {
      await cancelWaiting(services, around, attempt);
      continue;
    }
    const end = await cancelByReference(services, around, attempt);
    // A payment at a bank ends by the platform's own report.
    if (end === 'taken' && !isAtBank)
      await conclude(services, around, attempt, cancelRequested(now(), attempt));
  }
}

async function purge(services: Services): Promise<void> {
  const { ledger, options, now } = services.settings;
  await ledger.purge(now() - (options.upkeep?.keepFor ?? 400 * DAY));
  await ledger.purgeTries(now());
  await ledger.forgetDonations(now() - DAY);
}

/** Runs once when something is first asked of the proxy, and in a server each minute from then on. */
export class Upkeep {
  readonly #services: Services;
  #first: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(services: Services) {
    this.#services = services;
  }

  start(isServer: boolean): Promise<void> {
    return (this.#first ??= this.#begin(isServer));
  }

  /** Nothing is begun any more; resolves once what was begun has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.all([this.#first, this.#running]);
  }

  async #begin(isServer: boolean): Promise<void> {
    try {
      // Opens the ledger: what fails here is told now, not by the first shopper.
      await this.#services.ledger.backlog();
      void this.#services.delivery.deliver();
    } catch (error) {
      const { cause } = Object(error) as { readonly cause?: unknown };
      console.error(`florin proxy: the ledger does not open. ${cause instanceof Error ? cause.message : ''}`);
    }
    if (isServer && this.#services.settings.options.upkeep?.isAutomatic !== false) this.#again();
  }

  #again(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#running = reconcile(this.#services).finally(() => this.#again());
    }, MINUTE);
    // A process that has nothing else to do may end.
    if (typeof this.#timer === 'object') this.#timer.unref();
  }
}
