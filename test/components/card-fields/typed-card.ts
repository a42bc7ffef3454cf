import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '@open-wc/testing';
import { compactDecrypt } from 'jose';

import type { FlorinCardFields } from '../../../src/components/card-fields/card-fields.js';
import { typeKeys } from '../../type-keys.js';

const hex = (part: string): string =>
  Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0).toString(16).padStart(2, '0'),
  )
    .join('')
    .toUpperCase();

/** A platform's key pair: the public half as a platform writes it, and a reader of what was sealed with it. */
export async function platformKey(): Promise<{
  readonly text: string;
  read(envelope: string): Promise<Record<string, string>>;
}> {
  const rsa = {
    name: 'RSA-OAEP',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const { publicKey, privateKey } = await crypto.subtle.generateKey(rsa, true, ['encrypt', 'decrypt']);
  const { n = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return {
    text: `10001|${hex(n)}`,
    async read(envelope) {
      const { plaintext } = await compactDecrypt(envelope, privateKey);
      return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, string>;
    },
  };
}

export const SERVER_TIME = Date.UTC(2026, 10, 21, 12);

/** Waits on a busy machine too. */
export const soon = (isSo: () => boolean): Promise<void> => waitUntil(isSo, 'it never was');

export const until = (element: FlorinCardFields, state: string): Promise<void> =>
  waitUntil(() => element.matches(`:state(${state})`), `never ${state}`);

/** Puts the focus into the frame. WebKit lets it into the field only with the first key; it is one that types nothing. */
export async function enter(element: HTMLElement, how = () => element.focus()): Promise<void> {
  how();
  await soon(() => document.activeElement?.shadowRoot?.activeElement?.localName === 'iframe');
  await sendKeys({ press: 'Shift' });
}

/** Types as a shopper would, from field to field. */
export async function typeCard(element: FlorinCardFields, expected = { complete: true }): Promise<void> {
  await enter(element);
  await typeKeys('4111111111111111');
  await sendKeys({ press: 'Tab' });
  await typeKeys('0330');
  await sendKeys({ press: 'Tab' });
  await typeKeys('737');
  const isTyped = () =>
    element.cardState.fields.securityCode === 'valid' && element.cardState.complete === expected.complete;
  await soon(isTyped);
}
