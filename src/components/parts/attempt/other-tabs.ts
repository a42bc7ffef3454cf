import { isIdempotencyKey } from '../../../client/wire/idempotency.js';
import { openChannel } from '../../base/open-channel.js';

export interface OtherTabs {
  /** Says which attempt an order's payment is. */
  tell(order: string, key: string): void;
  close(): void;
}

/**
 * Hears from the browser's other tabs of this site. Nothing they say is believed, it only is a reason to ask the ledger;
 * where there are no channels, a tab finds out by itself when the shopper wants to pay there.
 */
export function openOtherTabs(onPaid: (order: string, key: string) => void): OtherTabs | undefined {
  const channel = openChannel('florin-attempts');
  if (!channel) return undefined;
  channel.onmessage = ({ data }: MessageEvent<{ order?: unknown; key?: unknown } | null>) => {
    const { order, key } = data ?? {};
    if (typeof order === 'string' && isIdempotencyKey(key)) onPaid(order, key);
  };
  return { tell: (order, key) => channel.postMessage({ order, key }), close: () => channel.close() };
}
