import { readText, UnreadableBody } from '../../client/wire/body.js';
import type { Services } from '../services.js';
import type { Background } from '../work/background.js';
import type { PlatformEvent } from '../ledger/event.js';
import { ownedOrder } from '../platform/kept-orders.js';
import { subjectOf, takeEvent } from './platform-events.js';
import { Refusal } from '../refusal.js';
import { readTimely } from '../edge/timely-body.js';

const LARGEST = 262_144;

/**
 * `POST {mount}/notifications`: what the platform reports of its own accord. It comes from a server, so no origin and no
 * session count; the adapter finds out whether it is the platform's. It is accepted once all of it is kept.
 */
export async function notifications(
  services: Services,
  around: Background,
  request: Request,
): Promise<Response> {
  const adapter = services.settings.options.notifications;
  if (!adapter) throw new Refusal('not-found');
  // The address is public, and a request need not say how long its body is.
  const text = await readTimely(services.settings, request, ({ body }) =>
    readText(body ?? new Blob().stream(), LARGEST),
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    const isLarge = error instanceof UnreadableBody && error.message === 'too large';
    throw new Refusal(isLarge ? 'too-large' : 'unauthorised');
  });
  const events = await adapter.read(text, request);
  if (!events) throw new Refusal('unauthorised');
  const isLive = services.settings.environment === 'live';
  if (events.some((event) => (event.isLive ?? isLive) !== isLive)) throw new Refusal('unauthorised');
  const at = services.settings.now();
  for (const { merchantAccount, isLive: _, ...reported } of events) {
    const isDispute = reported.kind === 'dispute' && merchantAccount !== undefined;
    const event = { ...reported, ...(isDispute && { merchantAccount }), at };
    if (await isOfAccount(services, event, merchantAccount)) await takeEvent(services, around, event);
    else around.note('notification-of-another-account');
  }
  return adapter.accepted();
}

/** By the account that its payment was sent to; where there is no such payment, the proxy's own. */
async function isOfAccount(
  services: Services,
  event: PlatformEvent,
  merchantAccount: string | undefined,
): Promise<boolean> {
  if (merchantAccount === undefined) return true;
  const about =
    event.kind === 'order-closed'
      ? await ownedOrder(services, event.pspReference)
      : await subjectOf(services, event);
  return merchantAccount === (about?.merchantAccount || services.settings.merchantAccount);
}
