import { jsonOfBase64 } from '../../facts/base64.js';
import type { PayRequest } from '../../client/shopper/index.js';
import { isWalletToken, SIMULATED, walletOf } from '../../client/shopper/wallets.js';
import { Refusal } from '../refusal.js';

type Method = PayRequest['paymentMethod'];

/** A wallet's token, in the one form that its row says, and one that is no simulation where money moves. */
export function checkWallet(environment: string, type: string, wallet: Method['wallet']): void {
  const row = walletOf(type);
  const { token = '', cardNetwork } = wallet ?? {};
  if (!row || !isWalletToken(token, row) || (environment === 'live' && isSimulated(token)))
    throw new Refusal('invalid-request', { field: 'paymentMethod.wallet.token' });
  if (cardNetwork !== undefined && !row.network)
    throw new Refusal('invalid-request', { field: 'paymentMethod.wallet.cardNetwork' });
}

/** In base64 too, as Apple Pay's are sent. */
const isSimulated = (token: string): boolean =>
  `${token} ${JSON.stringify(jsonOfBase64(token))}`.includes(SIMULATED);

/** A wallet's token under the platform's own names. */
export function withWalletToken({ wallet, ...method }: Method): Method {
  const row = walletOf(method.type);
  if (!row || !wallet) return method;
  const given: Record<string, unknown> = {
    [row.token]: wallet.token,
    ...(row.network && wallet.cardNetwork && { [row.network]: wallet.cardNetwork }),
  };
  return { ...method, ...given };
}
