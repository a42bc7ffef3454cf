import {
  importHmacKey,
  isSignedNotification,
  NotificationBatch,
  type EventCode,
  type NotificationItem,
} from '../../client/notifications/index.js';
import { leniently } from '../../client/schema/validate.js';
import type { EventKind, ToldFacts } from '../ledger/event.js';
import { isWeakHmacKey } from '../weak-options.js';
import type { NotificationAdapter, ReportedEvent } from './adapter.js';

export interface PlatformNotificationsOptions {
  /** Keys the platform signs with, in hexadecimal digits. Two while one replaces the other. */
  readonly hmacKeys: readonly string[];
}

const DISPUTES: readonly EventCode[] = [
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'DISPUTE_DEFENSE_PERIOD_ENDED',
  'INFORMATION_SUPPLIED',
  'NOTIFICATION_OF_CHARGEBACK',
  'PREARBITRATION_LOST',
  'PREARBITRATION_WON',
  'REQUEST_FOR_INFORMATION',
  'SECOND_CHARGEBACK',
];

const KINDS: ReadonlyMap<string, EventKind> = new Map<string, EventKind>([
  ['AUTHORISATION', 'authorisation'],
  ['OFFER_CLOSED', 'authorisation'],
  ['DONATION', 'donation'],
  ['CAPTURE', 'capture'],
  ['CAPTURE_FAILED', 'capture'],
  ['REFUND', 'refund'],
  ['REFUND_FAILED', 'refund'],
  ['CANCELLATION', 'cancel'],
  ['TECHNICAL_CANCEL', 'cancel'],
  ['CANCEL_OR_REFUND', 'reversal'],
  ['AUTHORISATION_ADJUSTMENT', 'amount-update'],
  ['ORDER_CLOSED', 'order-closed'],
  ...DISPUTES.map((code) => [code, 'dispute'] as const),
  ['PAYOUT_THIRDPARTY', 'payout'],
  ['PAYOUT_EXPIRE', 'payout-expired'],
  ['PAIDOUT_REVERSED', 'payout-reversed'],
]);

/** The platform's own format: JSON, one item or several, each signed by itself with HMAC-SHA256. */
export function platformNotifications({ hmacKeys }: PlatformNotificationsOptions): NotificationAdapter {
  if (hmacKeys.length === 0) throw new TypeError('platformNotifications needs at least one of hmacKeys');
  let areChecked = false;
  const isSigned = async (item: NotificationItem): Promise<boolean> => {
    const found = await Promise.all(hmacKeys.map((key) => isSignedNotification(item, key)));
    return found.includes(true);
  };
  return {
    hasWeakKey: hmacKeys.some(isWeakHmacKey),
    async read(text) {
      if (!areChecked) for (const key of hmacKeys) await importHmacKey(key, 'verify');
      areChecked = true;
      const { value, fault } = leniently(NotificationBatch(), parsed(text));
      if (fault) return undefined;
      const items = (value as NotificationBatch).notificationItems.map(
        ({ NotificationRequestItem }) => NotificationRequestItem,
      );
      const areSigned = await Promise.all(items.map(isSigned));
      const isLive = (value as NotificationBatch).live === 'true';
      return areSigned.includes(false) ? undefined : items.map((item) => ({ ...eventOf(item), isLive }));
    },
    accepted: () => new Response('[accepted]', { headers: { 'content-type': 'text/plain' } }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Nothing but what the signature covers, and of a dispute what is told besides, apart from it; whether it is live, which it does not, can only make it less believed. */
function eventOf(item: NotificationItem): ReportedEvent {
  const { eventCode, pspReference, originalReference, merchantReference, amount, success } = item;
  const isUndone =
    eventCode === 'CAPTURE_FAILED' || eventCode === 'REFUND_FAILED' || eventCode === 'OFFER_CLOSED';
  const kind = KINDS.get(eventCode) ?? 'other';
  return {
    id: `${eventCode}:${pspReference}:${success}`,
    kind,
    success: success === 'true' && !isUndone,
    reference: merchantReference,
    merchantAccount: item.merchantAccountCode,
    pspReference,
    originalReference: originalReference || undefined,
    amount: { value: amount.value, currency: amount.currency },
    ...(kind === 'dispute' && { code: eventCode, told: toldBy(item) }),
  };
}

/** Facts that may have been changed in transit. */
function toldBy({ additionalData = {}, paymentMethod, eventDate }: NotificationItem): ToldFacts {
  const told = {
    reason: additionalData['chargebackReasonCode'],
    scheme: additionalData['chargebackSchemeCode'],
    respondBefore: additionalData['defensePeriodEndsAt'],
    status: additionalData['disputeStatus'],
    method: paymentMethod,
    happenedAt: eventDate,
  };
  const kept = Object.entries(told).flatMap(([name, text]) => (text ? [[name, text.slice(0, 80)]] : []));
  return Object.fromEntries(kept) as ToldFacts;
}
