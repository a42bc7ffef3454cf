import type { EventCode, NotificationItem } from '../../client/notifications/index.js';
import type { Amount } from '../../client/schema/values.js';

/** Something that a merchant is to hear of. */
export interface Announcement {
  readonly eventCode: EventCode;
  /** When it happened, in milliseconds since the epoch. */
  readonly at: number;
  readonly isSuccess: boolean;
  /** Of what happened. */
  readonly pspReference: string;
  /** `pspReference` of the payment, where this is not the payment itself. */
  readonly originalReference?: string;
  readonly merchantAccount: string;
  readonly merchantReference: string;
  readonly amount: Amount;
  readonly paymentMethod?: string;
  readonly reason?: string;
  readonly operations?: readonly string[];
  readonly additionalData?: Readonly<Record<string, string>>;
}

/** A time to the second, with its offset, as the platform writes it. */
const dateOf = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, '+00:00');

/** The platform's own words for it, not signed yet. */
export function itemOf(announcement: Announcement): NotificationItem {
  const { at, isSuccess, merchantAccount, amount, operations, additionalData, ...rest } = announcement;
  return {
    ...rest,
    additionalData: { ...additionalData },
    amount: { ...amount },
    eventDate: dateOf(at),
    merchantAccountCode: merchantAccount,
    success: isSuccess ? 'true' : 'false',
    ...(operations && { operations: [...operations] }),
  };
}
