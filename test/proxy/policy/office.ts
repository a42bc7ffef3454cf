import { createProxy, memoryLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/index.js';
import { Browser, SECRET, type Reply } from '../shop.js';
import { newDatabase } from '../../new-database.js';

const HOME = 'http://localhost:8080';
export const ACCOUNT = 'Shop';

export const operator: Identity = { audience: 'operator', email: 'olga@shop.example' };
export const approver: Identity = { audience: 'approver', email: 'anna@shop.example' };

/** A payout to a person's bank account. */
export const submission = {
  amount: { value: 2000, currency: 'EUR' },
  reference: 'winnings-1',
  recurring: { contract: 'PAYOUT' },
  shopperEmail: 'a.klaassen@example.org',
  shopperReference: 'shopper-1',
  dateOfBirth: '1982-02-01',
  entityType: 'NaturalPerson',
  nationality: 'NL',
  bank: { iban: 'NL91ABNA0417164300', ownerName: 'A. Klaassen' },
};

export const startPlatform = (options: Partial<SandboxOptions> = {}): Promise<Sandbox> =>
  createSandbox({
    origin: 'http://127.0.0.1:8081',
    merchantAccount: ACCOUNT,
    listings: { connection: newDatabase() },
    ...options,
  });

let keys = 0;

/** A merchant's own staff and their customers, before a proxy in front of the sandbox. Who asks is said by the test. */
export function openOffice(sandbox: Sandbox, options: Partial<ProxyOptions> = {}) {
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: ACCOUNT,
    secret: SECRET,
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
    ...options,
    platform: { fetch: sandbox.fetch, ...options.platform },
  });
  const browser = new Browser(proxy, HOME);
  const ask = (who: Identity, path: string, body: object, key = `key-${++keys}`): Promise<Reply> =>
    browser.post(path, body, { 'x-identity': JSON.stringify(who), 'idempotency-key': key });
  const get = (who: Identity | null, path: string): Promise<Reply> =>
    browser.send(`/florin${path}`, {
      headers: { 'sec-fetch-site': 'same-origin', ...(who && { 'x-identity': JSON.stringify(who) }) },
    });
  const send = (who: Identity, method: string, path: string, body: object): Promise<Reply> =>
    browser.send(`/florin${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: HOME,
        'sec-fetch-site': 'same-origin',
        'x-identity': JSON.stringify(who),
      },
    });
  return Object.assign(ask, { get, proxy, send });
}
