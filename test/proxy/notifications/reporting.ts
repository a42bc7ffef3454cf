import { signNotification } from '../../../src/client/notifications/index.js';
import { platformNotifications, type ProxyHandler, type ProxyOptions } from '../../../src/proxy/index.js';
import { EUR, openShop, ORIGIN, type Shop } from '../shop.js';

export const HMAC_KEY = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';

/** A shop whose platform reports, and which notes what its merchant hears. */
export function openReportingShop(options: Partial<ProxyOptions> = {}): Shop & Heard {
  const settled: string[] = [];
  const reversed: string[] = [];
  const shop = openShop({
    notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }),
    upkeep: { isAutomatic: false },
    onSettled: (order, outcome) => void settled.push(`${order} ${outcome}`),
    onReversed: (order, { pspReference }) => void reversed.push(`${order} ${pspReference}`),
    ...options,
  });
  return { ...shop, settled, reversed };
}

interface Heard {
  readonly settled: string[];
  readonly reversed: string[];
}

export const event = (changes: Record<string, unknown> = {}) => ({
  eventCode: 'AUTHORISATION',
  eventDate: '2026-11-21T20:00:00+00:00',
  merchantAccountCode: 'ShopAccount',
  merchantReference: 'ORDER-1',
  pspReference: 'PSP0000000000001',
  amount: EUR(1999),
  success: 'true' as const,
  ...changes,
});

export async function signed(item: ReturnType<typeof event>, key = HMAC_KEY): Promise<unknown> {
  const hmacSignature = await signNotification(item, key);
  return { NotificationRequestItem: { ...item, additionalData: { hmacSignature } } };
}

export const post = (proxy: ProxyHandler, body: unknown): Promise<Response> =>
  proxy(
    new Request(`${ORIGIN}/florin/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

/** Reports events in one batch, signed as the platform does. */
export async function report(proxy: ProxyHandler, ...events: ReturnType<typeof event>[]): Promise<string> {
  const notificationItems = await Promise.all(events.map((item) => signed(item)));
  return (await post(proxy, { live: 'false', notificationItems })).text();
}
