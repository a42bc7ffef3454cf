import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

const ORDERS: Readonly<Record<string, object>> = { 'ORDER-1': { value: 1999, currency: 'EUR' } };

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A proxy that a developer wrote in an afternoon, after reading only how a checkout pays: no headers, no checks, no description. */
export function hastyProxy(): Server {
  const attempts = new Map<string, object>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').replace('/florin', '');
    const { order = '' } = (await bodyOf(request)) as { order?: string };
    const amount = ORDERS[order];
    if (path === '/config') return json(response, 200, { environment: 'test', serverTime: Date.now() });
    const isPay = path === '/checkout/payments';
    if (isPay || path === '/checkout/paymentMethods') {
      if (!amount) return json(response, 404, { error: { code: 'unknown-order' } });
      const key = String(request.headers['idempotency-key']);
      const paid = { key, order, amount, outcome: 'paid', settled: true, reference: `R-${attempts.size}` };
      if (isPay) attempts.set(key, paid);
      const methods = { environment: 'test', serverTime: '0', order, amount, methods: [], storedCards: [] };
      return json(response, 200, isPay ? paid : { ...methods, canStore: false });
    }
    const known = attempts.get(path.replace('/attempts/', ''));
    if (known) return json(response, 200, known);
    response.writeHead(404, { 'content-type': 'text/html' }).end(`Cannot ${request.method} ${request.url}`);
  };
  return createServer((request, response) => void answer(request, response));
}
