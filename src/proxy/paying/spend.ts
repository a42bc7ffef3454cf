import type { Operation } from '../../client/index.js';
import type { Attempt } from '../ledger/attempt.js';
import type { MerchantOrder } from '../platform/merchant-order.js';
import { platformOrder } from '../platform/platform-order.js';
import type { Call, Services } from '../services.js';
import { keepShares } from './kept-shares.js';
import { writeDown } from './settle.js';

/** One payment, and how it is asked for. */
export interface Spending {
  readonly order: MerchantOrder;
  readonly attempt: Attempt;
  readonly row: Operation;
  /** Whether its shopper decides in an app how much of it to pay. */
  readonly mayPayLess: boolean;
  request(): Promise<Record<string, unknown>>;
}

/** The one place that spends a card: its key at the platform cannot be guessed from the browser's. */
export async function spend(
  services: Services,
  call: Call,
  { order, attempt, row, mayPayLess, request }: Spending,
): Promise<Attempt | undefined> {
  const part = await platformOrder(services, call, order, attempt, mayPayLess);
  if (part.kind === 'not-executed') return writeDown(services, call, attempt, part);
  const { key, order: reference, merchantAccount } = attempt;
  const platformKey = await services.settings.signer.sign('pay', key, reference, merchantAccount);
  const asked = { ...(await request()), ...part.fields };
  await keepShares(services, call, attempt.reference, asked);
  return writeDown(services, call, attempt, await services.platform.call(row, asked, platformKey, call));
}
