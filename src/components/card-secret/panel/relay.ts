import type { SecretPurpose } from '../../../facts/secret-purposes.js';
import { ClientError, type Client } from '../../../client/index.js';
import {
  askForSecret,
  choosePin,
  showCard,
  showPin,
} from '../../../client/balance-platform/rows/framed-secrets.js';
import type { SecretFrameMessage, SecretPageMessage } from '../../../secret-frame/protocol.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

const ask = /*@__PURE__*/ proxyRow('balance-platform', askForSecret);
const card = /*@__PURE__*/ proxyRow('balance-platform', showCard);
const pin = /*@__PURE__*/ proxyRow('balance-platform', showPin);
const change = /*@__PURE__*/ proxyRow('balance-platform', choosePin);

/** What the platform said of a new PIN. */
export type ChangeStatus = 'completed' | 'pending' | 'unavailable' | 'unknown';

/** The words that say it. */
export const DONE = {
  completed: 'changed',
  pending: 'changed-pending',
  unavailable: 'change-unavailable',
  unknown: 'change-unknown',
} as const satisfies Readonly<Record<ChangeStatus, string>>;

type Sealed = Extract<SecretFrameMessage, { type: 'sealed' }>;

/** Whether the proxy wants a second factor first. */
export const wantsProof = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'proof-required' && error.field === 'confirmIdentity';

/** A ticket for one frame, as the proxy signed it. */
export async function ticketFor(
  client: Client,
  paymentInstrumentId: string,
  purpose: SecretPurpose,
  frame: string,
): Promise<SecretPageMessage> {
  const asked = { paymentInstrumentId, purpose, frame, format: 'pem' };
  const { publicKey, ticket = '', signature = '' } = await client.call(ask, asked);
  return { type: 'ticket', ticket, publicKey, signature };
}

/** Carries what the frame sealed to the proxy, and the answer back; of a new PIN, what became of it. */
export async function relay(
  client: Client,
  paymentInstrumentId: string,
  purpose: SecretPurpose,
  { ticket, proof, encryptedKey, encryptedPinBlock = '', token = '' }: Sealed,
): Promise<SecretPageMessage | ChangeStatus> {
  const asked = { paymentInstrumentId, ticket, proof, encryptedKey };
  if (purpose === 'panReveal') {
    const { encryptedData, signature = '' } = await client.call(card, asked);
    return { type: 'card', encryptedData, signature };
  }
  if (purpose === 'pinReveal') {
    const shown = await client.call(pin, asked);
    return {
      type: 'pin',
      encryptedPinBlock: shown.encryptedPinBlock,
      token: shown.token,
      signature: shown.signature ?? '',
    };
  }
  const { status } = await client.call(change, { ...asked, encryptedPinBlock, token });
  return status === 'completed' || status === 'pending' || status === 'unavailable' ? status : 'unknown';
}
