import { signNotification } from '../../src/client/notifications/index.js';
import { ORDER } from './page.js';
import { AMOUNT, HMAC_KEY } from './processes.js';
import type { World } from './world.js';

/**
 * The platform tried the payment that is open a second time on its own, which failed, and reports that under a name of
 * its own. It says nothing of the first. Where the first has no name yet in the ledger, the two cannot be told apart.
 */
export async function otherTryFailed({ processes, weakness }: World): Promise<void> {
  const standing = await processes.ledger.findOrder(ORDER);
  const open = standing?.openAttempt && (await processes.ledger.find(standing.openAttempt));
  if (!open || open.pspReference === undefined) return;
  const item = {
    eventCode: 'AUTHORISATION',
    eventDate: '2030-01-01T00:00:00+00:00',
    merchantAccountCode: 'ShopAccount',
    merchantReference: open.reference,
    // A proxy that does not look at this name takes the report for one of its own payment.
    pspReference: weakness === 'other-try-taken' ? open.pspReference : 'PSPOFANOTHERTRY1',
    amount: AMOUNT,
    success: 'false' as const,
  };
  const additionalData = { hmacSignature: await signNotification(item, HMAC_KEY) };
  const notificationItems = [{ NotificationRequestItem: { ...item, additionalData } }];
  const request = new Request('https://shop.test/florin/notifications', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ live: 'false', notificationItems }),
  });
  await processes.answer(request).catch(() => undefined);
}
