import { PLAIN_BROWSER } from '../src/client/shopper/plain-browser.ts';
import { createProxy, memoryLedger } from '../src/proxy/index.ts';
import { createSandbox } from '../src/sandbox/index.ts';

const TRIES = 500;
const MOST = 20;

const card = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  // The sandbox's word for a card that its issuer refuses.
  holderName: 'DECLINED',
};
const amount = { value: 100, currency: 'EUR' };

/** Plays one tester against a proxy with default limits in front of a sandbox. How many of their tries reach the platform. */
async function reach({ address, order = (at) => `ORDER-${at}`, isAtOnce }) {
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:1', seed: 1 });
  let reached = 0;
  const fetch = (url, init) => {
    if (new URL(url).pathname.endsWith('/payments')) reached++;
    return sandbox.fetch(url, init);
  };
  const proxy = createProxy({
    environment: 'test',
    merchantAccount: 'ShopAccount',
    apiKey: 'key',
    secret: crypto.randomUUID(),
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    upkeep: { isAutomatic: false },
    platform: { fetch },
    clientAddress: (request) => request.headers.get('x-from') ?? undefined,
    resolveOrder: () => ({ amount, returnUrl: 'https://shop.example/return' }),
  });
  const tryOne = (at) => {
    const from = address(at);
    return proxy(
      new Request('https://shop.example/florin/checkout/payments', {
        method: 'POST',
        body: JSON.stringify({ order: order(at), amount, paymentMethod: card, browser: PLAIN_BROWSER }),
        headers: {
          'content-type': 'application/json',
          origin: 'https://shop.example',
          'idempotency-key': `key-${at}`,
          ...(from && { 'x-from': from }),
        },
      }),
    );
  };
  const tries = Array.from({ length: TRIES }, (_, at) => at);
  if (isAtOnce) await Promise.all(tries.map(tryOne));
  else for (const at of tries) await tryOne(at);
  return reached;
}

const network = (at) => `2001:db8:${at.toString(16)}:1::1`;
const plays = {
  'a new session, order and IPv6 network for each try': { address: network },
  'the same, all at once': { address: network, isAtOnce: true },
  'one order, a new session and network for each try': { address: network, order: () => 'ORDER-1' },
  'one IPv4 address, a new session and order for each try': { address: () => '192.0.2.1' },
  'one IPv6 network, a new address in it for each try': { address: (at) => `2001:db8::${at.toString(16)}` },
  'no address at all': { address: () => undefined },
};

for (const [what, play] of Object.entries(plays)) {
  const reached = await reach(play);
  console.log(`${reached > MOST ? 'OVER ' : ''}${reached} of ${TRIES} tries reached the platform: ${what}`);
  if (reached > MOST) process.exitCode = 1;
}
