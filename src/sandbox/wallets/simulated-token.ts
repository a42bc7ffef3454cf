import { base64OfJson, jsonOfBase64 } from '../../facts/base64.js';
import { SIMULATED } from '../../client/shopper/wallets.js';
import { WALLET_CARDS, type WalletCard } from './wallet-cards.js';

/** A token as Google Pay writes one, with nothing encrypted in it: no platform but the sandbox takes it. */
export const simulatedToken = ({ id }: WalletCard, nonce: string): string =>
  JSON.stringify({ protocolVersion: SIMULATED, signature: nonce, signedMessage: id });

/** What Apple Pay calls `paymentData`, in the same way. */
export const simulatedPaymentData = ({ id }: WalletCard, nonce: string) => ({
  version: SIMULATED,
  signature: nonce,
  data: id,
  header: {},
});

/** That data as a page sends it. */
export const simulatedAppleToken = (card: WalletCard, nonce: string): string =>
  base64OfJson(simulatedPaymentData(card, nonce));

/** The card that a simulated token stands for, and what makes the token one of its own. */
export function readSimulatedToken(token: string): { card: WalletCard; nonce: string } | undefined {
  const { version, protocolVersion = version, signature, data, signedMessage = data } = fieldsOf(token);
  const card = WALLET_CARDS.find(({ id }) => id === signedMessage);
  const isOne = protocolVersion === SIMULATED && typeof signature === 'string' && signature.length >= 16;
  return card && isOne ? { card, nonce: signature } : undefined;
}

function fieldsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(token)) as Readonly<Record<string, unknown>>;
  } catch {
    return Object(jsonOfBase64(token)) as Readonly<Record<string, unknown>>;
  }
}
