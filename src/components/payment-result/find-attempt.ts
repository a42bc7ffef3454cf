import type { Client } from '../../client/index.js';
import { problemOf, type Problem } from '../../client/pay-once/index.js';
import { methods } from '../../client/shopper/index.js';

/** Asks the proxy for the attempt of an order, where this browser remembers none: another tab made it, or none was. */
export async function findAttempt(
  client: Client | undefined,
  order: string,
): Promise<{ key?: string | undefined; problem?: Problem | undefined }> {
  if (!client) return { problem: { code: 'contract', detail: 'proxy' } };
  return client.call(methods, { order }).then(
    ({ attempt }) => ({ key: attempt }),
    (error: unknown) => ({ problem: problemOf(error) }),
  );
}
