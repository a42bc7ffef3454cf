import { Agent, request } from 'node:http';

// Shoppers of a run of `npm run load`, in a process of their own: each does one thing after the other until time is up.
// `pay` pays a new order each time; `page` looks through the catalogue from its first page on; `first` loads first pages.

const { ports, kind, shoppers, seconds, name } = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
const DEPTH = 5;

function send(port, method, path, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const origin = `http://127.0.0.1:${port}`;
    const all = { origin, 'sec-fetch-site': 'same-origin', ...headers };
    if (body) all['content-type'] = 'application/json';
    const asked = request({ port, host: '127.0.0.1', method, path, headers: all, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

const paymentMethod = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};
const browser = {
  colorDepth: 24,
  javaEnabled: false,
  language: 'en',
  screenHeight: 800,
  screenWidth: 1200,
  timeZoneOffset: 0,
};

async function pay(port, who, turn) {
  const order = `LOAD-${name}-${who}-${turn}`;
  const body = { order, amount: { value: 1999, currency: 'EUR' }, paymentMethod, browser };
  const headers = { 'x-shopper': `shopper-${name}-${who}`, 'idempotency-key': `key-${order}` };
  const { status, text } = await send(port, 'POST', '/florin/checkout/payments', body, headers);
  if (status !== 200 || JSON.parse(text).outcome !== 'paid') throw new Error(`${status} ${text}`);
}

const cursors = new Map();
async function page(port, who, turn) {
  const cursor = turn % DEPTH === 0 ? undefined : cursors.get(who);
  const more = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  const { status, text } = await send(port, 'GET', `/florin/listings/allListing?limit=48${more}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  cursors.set(who, JSON.parse(text).next);
}

const first = (port) => page(port, 'first', 0);
const act = { pay, page, first }[kind];
const times = [];
let failed = 0;
let reason;
const started = performance.now();

async function visit(who) {
  const port = ports[who % ports.length];
  for (let turn = 0; performance.now() - started < seconds * 1000; turn++) {
    const from = performance.now();
    try {
      await act(port, who, turn);
      times.push(performance.now() - from);
    } catch (error) {
      failed++;
      reason ??= String(error);
      // A server that refuses at once would be asked a thousand times in a second.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

await Promise.all(Array.from({ length: shoppers }, (_, who) => visit(who)));
process.send?.({ times, failed, reason, elapsed: (performance.now() - started) / 1000 }, () =>
  process.exit(),
);
