import { bind, createClient } from '../client/client.js';
import type { Outcome } from '../client/outcome.js';
import { PLAIN_BROWSER } from '../client/shopper/plain-browser.js';
import { shopper, type AttemptAnswer } from '../client/shopper/index.js';
import type { Fetch } from '../client/wire/client-options.js';
import { newIdempotencyKey } from '../client/wire/idempotency.js';
import { base64OfJson, jsonOfBase64 } from '../facts/base64.js';
import { addresses } from '../sandbox/bank/addresses.js';
import type { Sandbox, TestCard } from '../sandbox/index.js';
import type { TestClock } from './clock.js';
import { fetchFrom } from './in-memory.js';
import { playScenario, type ScenarioName } from './scenarios.js';

/** The sandbox takes the numbers of its own test cards without encryption, because no card frame is here that could encrypt. */
function fieldsOf({ number, expiry, securityCode, brand }: TestCard) {
  const [month = '', year = ''] = expiry.split('/');
  return {
    type: 'scheme',
    brand,
    encryptedCardNumber: `test_${number.replaceAll(' ', '')}`,
    encryptedExpiryMonth: `test_${month}`,
    encryptedExpiryYear: `test_${year}`,
    encryptedSecurityCode: `test_${securityCode}`,
  };
}

/** Types the code on the bank's page, and returns what the page hands to the shop. */
async function answerBank(sandbox: Sandbox, { action }: AttemptAnswer, code: string): Promise<string> {
  const { acsTransID } = Object(jsonOfBase64(action?.token ?? '')) as { readonly acsTransID?: unknown };
  const answer = await fetchFrom(sandbox)(addresses(sandbox.origin).challengeAnswer, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ acsTransID: String(acsTransID), choice: 'submit', code })),
  });
  const [, cres = ''] = /name="cres" value="([^"]*)"/.exec(await answer.text()) ?? [];
  const { transStatus } = Object(jsonOfBase64(cres)) as { readonly transStatus?: unknown };
  return base64OfJson({ transStatus, authorisationToken: action?.authorisationToken });
}

/** The shop of a test: its proxy, the sandbox behind it, and the clock of both. */
export interface ShopInMemory {
  /** Address of the proxy. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly sandbox: Sandbox;
  readonly clock: TestClock;
}

/** Pays an order as the page of a shopper does, without a page. */
export async function payInMemory(shop: ShopInMemory, order: string, name: ScenarioName): Promise<Outcome> {
  const { sandbox, clock, baseUrl, fetch } = shop;
  const { card, code, late } = playScenario(name, sandbox);
  const rows = bind(createClient({ baseUrl, fetch }), shopper);
  const { amount } = await rows.methods({ order });
  const key = newIdempotencyKey();
  const input = { order, amount, paymentMethod: fieldsOf(card), browser: PLAIN_BROWSER };
  let answer = await rows.pay(input, { idempotencyKey: key });
  if (late) clock.advance(late);
  if (code !== undefined)
    answer = await rows.details({ order, key, threeDSResult: await answerBank(sandbox, answer, code) });
  while (!answer.settled) answer = await rows.attempt({ key });
  return answer.outcome as Outcome;
}
