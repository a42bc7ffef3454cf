import type { OrderStatus } from '../../../facts/order-statuses.js';
import type { Order, OrderStep } from '../../../client/listings/index.js';

/** A step as it is shown. */
export interface TimelineStep {
  readonly status: OrderStep['status'];
  /** ISO 8601; absent where the order stands at a status that its history does not tell of. */
  readonly at: string | undefined;
  readonly note: string | undefined;
  /** Where the order stands now. */
  readonly isCurrent: boolean;
}

/**
 * The steps that an order took, the oldest first, and none that it may take: which those are, every shop decides for
 * itself. A step may be new, come twice, or be told out of turn. Where the history ends elsewhere than the order stands,
 * the order is right, and where it stands comes last.
 */
export function timelineOf({
  status,
  statusHistory,
}: Pick<Order, 'status' | 'statusHistory'>): TimelineStep[] {
  const told = statusHistory
    .map(({ status: step, at, note }) => ({ status: step, at, note }))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const steps = told.at(-1)?.status === status ? told : [...told, { status, at: undefined, note: undefined }];
  return steps.map((step, place) => ({ ...step, isCurrent: place === steps.length - 1 }));
}

/** Statuses after which nothing more is waited for. A new word may be anything, so it is waited for; a payment may still come for what expired. */
const OVER: readonly string[] = ['delivered', 'cancelled', 'refunded'];

/** Whether an order may still move while a person looks at it. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean => !OVER.includes(status);

/** What a status says of an order, for its colour. */
export type StatusTone = 'waiting' | 'good' | 'ended' | 'unknown';

const TONES: Readonly<Record<OrderStatus, StatusTone>> = {
  placed: 'waiting',
  expired: 'ended',
  paid: 'good',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'ended',
  refunded: 'ended',
};

/** An unknown status is never shown as good news. */
export const toneOf = (status: string): StatusTone =>
  Object.hasOwn(TONES, status) ? TONES[status as OrderStatus] : 'unknown';
