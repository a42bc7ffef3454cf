import { ClientError, type Client } from '../../../client/index.js';
import { methods, type MethodsAnswer, type MethodsRequest } from '../../../client/shopper/methods.js';

/** Asks what an order costs and how it can be paid. An answer about another order is none. */
export async function askMethods(
  client: Client | undefined,
  request: MethodsRequest,
): Promise<MethodsAnswer | undefined> {
  const answer = await client?.call(methods, request);
  if (answer && (answer.order !== request.order || answer.amount.value < 0))
    throw new ClientError({ kind: 'contract', operation: 'methods', field: 'order' });
  return answer;
}

/** Code that does not load is a connection that broke: asking again loads it too. */
export const lost = (): never => {
  throw new ClientError({ kind: 'network', operation: 'methods' });
};
