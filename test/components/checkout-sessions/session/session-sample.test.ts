import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as client from '../../../../src/client/index.js';
import { checkout } from '../../../../src/client/checkout/index.js';
import { sampleOf } from '../../../../src/components/checkout-sessions/session/session-sample.js';
import { merchantAccount, openTill } from '../../../sandbox/checkout/till.js';

const ORDER = {
  reference: 'lamp-1',
  amount: { value: 2500, currency: 'EUR' },
  returnUrl: 'https://shop.example/return',
  mode: 'hosted',
  hours: 1,
} as const;

/** Runs the server's part of a sample as a server would, at the sandbox. */
async function run(code: string): Promise<Response> {
  const { sandbox } = await openTill();
  const [server = ''] = code.split('// In your page');
  const body = server.replaceAll(/^import .*$/gm, '').replace('YourMerchantAccount', merchantAccount);
  const createClient = (options: Parameters<typeof client.createClient>[0]) =>
    client.createClient({ ...options, fetch: sandbox.fetch });
  const names = ['addressOf', 'bind', 'createClient', 'checkout', 'process'];
  const AsyncFunction = (async () => undefined).constructor as new (
    ...texts: string[]
  ) => (...values: unknown[]) => Promise<Response>;
  const handle = new AsyncFunction(...names, body);
  return handle(client.addressOf, client.bind, createClient, checkout, { env: { API_KEY: 'key' } });
}

describe('the code beside the form of a session', () => {
  it('opens the session at a server, and sends the shopper to its page', async () => {
    const answer = await run(sampleOf(ORDER));
    assert.equal(answer.status, 303);
    assert.match(answer.headers.get('location') ?? '', /\/CS\w+$/);
  });

  it('hands the data to the page where the platform’s script takes the payment', async () => {
    const code = sampleOf({ ...ORDER, mode: 'embedded', countryCode: 'NL' });
    const { id, sessionData } = (await (await run(code)).json()) as Record<string, string>;
    assert.match(id ?? '', /^CS/);
    assert.ok(sessionData);
    assert.match(code, /AdyenCheckout\(\{.*session \}\)/);
    assert.match(code, /countryCode: 'NL'/);
    assert.match(sampleOf({ ...ORDER, hours: 24 }), /1439 \* 60_000/);
  });

  it('is one text, whatever is typed', async () => {
    const reference = `it's "x"\\\n\${1}\u2028'; throw 0; //`;
    const answer = await run(sampleOf({ ...ORDER, reference: reference.slice(0, 60) }));
    assert.equal(answer.status, 303);
  });
});
