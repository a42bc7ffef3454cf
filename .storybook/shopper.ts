import { createClient, newIdempotencyKey, type Client, type Fetch } from '../src/client/index.js';
import { PayOnce, type PayInput } from '../src/client/pay-once/index.js';
import { attempt, methods, pay, type AttemptAnswer } from '../src/client/shopper/index.js';
import { browserFacts } from '../src/components/parts/attempt/browser-facts.js';
import { seal } from '../src/frame/jwe.js';
import { importKey } from '../src/frame/key.js';
import { TEST_CARDS } from '../src/sandbox/cards/cards.js';
import type { Shop } from './sandbox.js';
import type { SandboxSettings } from './sandbox-messages.js';
import { shop } from './shop.js';

const clientOf = ({ proxy: baseUrl }: Shop, fetch: Fetch): Client =>
  createClient({ baseUrl, fetch, timeout: 2 ** 31 - 1 });

/**
 * The envelopes of one of the sandbox's test cards. No script can type into the card frame, which is the point of it; so
 * what a shopper did before a story begins is done with the frame's own code.
 */
async function sealCard({ publicKey }: Shop, id: string): Promise<PayInput['paymentMethod']> {
  const card = TEST_CARDS.find((known) => known.id === id);
  if (!card) throw new Error(`no test card ${id}`);
  const key = await importKey(publicKey);
  const generationtime = new Date().toISOString();
  const envelope = (name: string, value: string) =>
    seal(JSON.stringify({ [name]: value, generationtime }), key);
  const [month = '', year = ''] = card.expiry.split('/');
  return {
    type: 'scheme',
    encryptedCardNumber: await envelope('number', card.number.replaceAll(' ', '')),
    encryptedExpiryMonth: await envelope('expiryMonth', month),
    encryptedExpiryYear: await envelope('expiryYear', year),
    encryptedSecurityCode: await envelope('cvc', card.securityCode),
    brand: card.brand,
  };
}

async function inputOf(shop: Shop, order: string, card: string): Promise<PayInput> {
  const { amount } = await clientOf(shop, shop.fetch).call(methods, { order });
  return {
    amount,
    paymentMethod: await sealCard(shop, card),
    browser: browserFacts(),
  };
}

/** An earlier order, paid with a card that the shopper stored. */
export async function storeCard(shop: Shop, card: string): Promise<void> {
  const order = `${shop.order}-earlier-${card}`;
  const input = { ...(await inputOf(shop, order, card)), order, storePaymentMethod: true };
  await clientOf(shop, shop.fetch).call(pay, input, { idempotencyKey: newIdempotencyKey() });
}

/**
 * Pays the order on a page that is gone, by a reload or a redirect, before the answer arrives. What this tab remembers of
 * it is all that the story's element has to go by.
 */
export async function payAndLeave(shop: Shop, card: string): Promise<void> {
  const input = await inputOf(shop, shop.order, card);
  await new Promise<void>((arrived, lost) => {
    const fetch: Fetch = async (...request) => {
      shop.fetch(...request).then(() => arrived(), lost);
      return new Promise(() => undefined);
    };
    const gone = new PayOnce(shop.order, {
      client: () => clientOf(shop, fetch),
      storage: sessionStorage,
      wait: () => new Promise(() => undefined),
      onChange: () => undefined,
    });
    void gone.pay(() => Promise.resolve(input));
  });
}

/** A story's loader: the shopper paid with this card and left before the answer came. */
export const afterPayment = (card: string, settings?: SandboxSettings) =>
  shop(settings, (opened) => payAndLeave(opened, card));

/** The same, and then the world changed. */
export const afterPaymentThen = (card: string, changed: SandboxSettings) =>
  shop({}, async (opened) => {
    await payAndLeave(opened, card);
    await opened.change(changed);
  });

/** The newest attempt of the order, as its shopper may see it. */
async function attemptOf(shop: Shop): Promise<AttemptAnswer> {
  const client = clientOf(shop, shop.fetch);
  const { attempt: key = '' } = await client.call(methods, { order: shop.order });
  return client.call(attempt, { key });
}

/**
 * Pays with a card whose bank wants to see the shopper, goes through the bank's page, and puts into this page's address
 * what the bank added to it. The same as the navigation, done by requests, because a story would not survive leaving.
 */
export async function payAtBank(shop: Shop, choice: 'approve' | 'decline' | 'cancel'): Promise<void> {
  await payAndLeave(shop, 'redirect');
  const { action } = await attemptOf(shop);
  const question = await (await fetch(action?.url ?? '')).text();
  const form = new DOMParser().parseFromString(question, 'text/html').forms[0];
  if (!form) throw new Error('the bank asks nothing');
  const answer = new URLSearchParams([...new FormData(form)] as [string, string][]);
  answer.set('choice', choice);
  const { url } = await fetch(form.getAttribute('action') ?? '', { method: 'POST', body: answer });
  const back = new URL(location.href);
  back.searchParams.set('redirectResult', new URL(url).searchParams.get('redirectResult') ?? '');
  history.replaceState(history.state, '', back);
}
