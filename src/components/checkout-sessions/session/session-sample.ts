import { lifeOf, type SessionBody } from './session-fields.js';

/** A value as JavaScript writes it. */
const literal = (value: unknown): string => {
  if (typeof value !== 'string') return String(value);
  const quoted = JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${quoted.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}'`;
};

type Sampled = Pick<SessionBody, 'reference' | 'amount' | 'returnUrl' | 'mode' | 'countryCode'> & {
  /** Hours until the session ends. */
  readonly hours: number;
};

/** One session for one order, however often it is asked for: a key has no more than letters, digits and dashes. */
const keyOf = (reference: string): string => `session-${reference.replaceAll(/[^\w-]+/g, '-').slice(0, 50)}`;

const HOSTED = `return Response.redirect(session.url, 303);`;

const EMBEDDED = `return Response.json({ id: session.id, sessionData: session.sessionData });

// In your page, with the platform's own script
const session = await (await fetch('/session', { method: 'POST' })).json();
const checkout = await AdyenCheckout({ environment: 'test', clientKey: 'test_…', session });
new Dropin(checkout).mount('#pay');`;

/** What a server of the merchant's own does for such a session, and what its page does then. */
export function sampleOf({ reference, amount, returnUrl, mode, countryCode, hours }: Sampled): string {
  const { value, currency } = amount ?? { value: 0, currency: 'EUR' };
  const lines = [
    `merchantAccount: 'YourMerchantAccount',`,
    `reference: ${literal(reference)},`,
    `amount: { value: ${literal(value)}, currency: ${literal(currency)} },`,
    `returnUrl: ${literal(returnUrl)},`,
    `mode: ${literal(mode)},`,
    ...(countryCode ? [`countryCode: ${literal(countryCode)},`] : []),
    ...(hours > 1
      ? [`expiresAt: new Date(Date.now() + ${lifeOf(hours) / 60_000} * 60_000).toISOString(),`]
      : []),
  ];
  return `// On your server
import { addressOf, bind, createClient } from 'florin/client';
import { checkout } from 'florin/client/checkout';

const baseUrl = addressOf('checkout', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': process.env.API_KEY } });
const { createSession } = bind(client, checkout);

const session = await createSession(
  {
${lines.map((line) => `    ${line}`).join('\n')}
  },
  { idempotencyKey: ${literal(keyOf(reference))} },
);
${mode === 'embedded' ? EMBEDDED : HOSTED}`;
}
