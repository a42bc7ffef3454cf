import { base64, bytesOfBase64 } from '../../facts/base64.js';
import type { NotificationItem } from './notification.js';

type Signed = Pick<
  NotificationItem,
  | 'amount'
  | 'eventCode'
  | 'merchantAccountCode'
  | 'merchantReference'
  | 'originalReference'
  | 'pspReference'
  | 'success'
>;

/**
 * What the signature of an event covers: eight values joined by colons, each as it stands in the item, nothing escaped, and
 * one that is missing as nothing at all:
 *
 * `pspReference:originalReference:merchantAccountCode:merchantReference:value:currency:eventCode:success`
 *
 * `eventDate`, `reason` and the rest of `additionalData` are not covered, and nothing may depend on them.
 */
export const signedText = ({
  pspReference,
  originalReference = '',
  merchantAccountCode,
  merchantReference,
  amount: { value, currency },
  eventCode,
  success,
}: Signed): string =>
  [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    value,
    currency,
    eventCode,
    success,
  ].join(':');

/** A key as the platform shows it: bytes in hex, 32 of them as a rule. */
export function importHmacKey(hmacKey: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  if (!/^(?:[\da-f]{2}){16,}$/i.test(hmacKey))
    throw new TypeError('The HMAC key of notifications must have 16 bytes or more, in hexadecimal digits');
  const bytes = Uint8Array.from(hmacKey.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}

/** `additionalData.hmacSignature` of an event: HMAC-SHA256 of `signedText` in UTF-8, in base64. */
export async function signNotification(item: Signed, hmacKey: string): Promise<string> {
  const text = new TextEncoder().encode(signedText(item));
  const signature = await crypto.subtle.sign('HMAC', await importHmacKey(hmacKey, 'sign'), text);
  return base64(new Uint8Array(signature));
}

/** Whether an event was signed with this key; compares in constant time. What cannot be read was not signed. */
export async function isSignedNotification(item: NotificationItem, hmacKey: string): Promise<boolean> {
  const signature = item.additionalData?.['hmacSignature'] ?? '';
  if (!/^[\d+/A-Za-z]{43}=$/.test(signature)) return false;
  const text = new TextEncoder().encode(signedText(item));
  return crypto.subtle.verify('HMAC', await importHmacKey(hmacKey, 'verify'), bytesOfBase64(signature), text);
}
