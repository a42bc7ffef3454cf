import { once } from 'node:events';
import { request as open, type IncomingMessage } from 'node:http';

import { payBody } from '../proxy/shop.js';

/** Encrypted fields that the sandbox takes from tests. */
const testCard = (number: string) => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
});

/** A card whose bank has a page of its own. */
export const CHALLENGED = '4212345678901237';

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  /** Read as JSON where it is that. */
  readonly body: unknown;
  readonly cookie: string;
}

/** What a browser asks: with a body it posts, and names the origin, which `fetch` does not let us say. */
export async function send(url: string, { body, headers = {} }: Sent = {}): Promise<Answer> {
  const posted = { 'content-type': 'application/json', origin: new URL(url).origin };
  const request = open(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && posted), ...headers },
  });
  request.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  const type = response.headers['content-type'] ?? '';
  const [cookie = ''] = response.headers['set-cookie'] ?? [];
  return {
    status: response.statusCode ?? 0,
    type,
    body: type.includes('json') ? (JSON.parse(text) as unknown) : text,
    cookie: cookie.split(';')[0] ?? '',
  };
}

/** Pays ORDER-1 at a shop, as a page does: asks for the methods, then pays. */
export async function buy(address: string, number = '4111111111111111'): Promise<Record<string, unknown>> {
  const base = `${address}/florin/checkout`;
  const { cookie } = await send(`${base}/paymentMethods`, { body: { order: 'ORDER-1' } });
  const { body } = await send(`${base}/payments`, {
    body: payBody({ order: 'ORDER-1', paymentMethod: testCard(number) }),
    headers: { cookie, 'idempotency-key': 'key-1' },
  });
  return body as Record<string, unknown>;
}
