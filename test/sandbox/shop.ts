import { createSandbox, TEST_CARDS, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.js';
import { newDatabase } from '../new-database.js';

export const ORIGIN = 'http://127.0.0.1:8081';
export const RETURN_URL = 'https://shop.example/return?order=1';
export const ACCOUNT = 'FlorinTest';

export const startSandbox = (options: Partial<SandboxOptions> = {}): Promise<Sandbox> =>
  createSandbox({
    origin: ORIGIN,
    apiKey: 'key',
    merchantAccount: ACCOUNT,
    listings: { connection: newDatabase() },
    ...options,
  });

type Json = Record<string, unknown>;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // Tests read deep into answers whose shape is the thing under test.
  readonly body: ReturnType<typeof JSON.parse>;
}

/** Speaks to the platform as a proxy does. */
export async function call(
  sandbox: Sandbox,
  path: string,
  body: Json | string,
  { key, apiKey = 'key', ...init }: RequestInit & { key?: string; apiKey?: string } = {},
): Promise<Answered> {
  const headers = new Headers({ 'content-type': 'application/json', 'x-api-key': apiKey });
  if (key) headers.set('idempotency-key', key);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await sandbox.fetch(`https://checkout.example${path}`, {
    method: 'POST',
    headers,
    body: text,
    ...init,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export function cardNumber(id: string): string {
  const card = TEST_CARDS.find((known) => known.id === id);
  if (!card) throw new Error(`no test card ${id}`);
  return card.number.replaceAll(' ', '');
}

/** A test card as the platform's own `test_` values. */
export function plainCard(id: string, changes: Json = {}): Json {
  const securityCode = TEST_CARDS.find((known) => known.id === id)?.securityCode ?? '737';
  return {
    type: 'scheme',
    encryptedCardNumber: `test_${cardNumber(id)}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: `test_${securityCode}`,
    ...changes,
  };
}

const BROWSER = {
  userAgent: 'test',
  acceptHeader: '*/*',
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 800,
  screenWidth: 1280,
  timeZoneOffset: 0,
  language: 'en',
};

export const paymentRequest = (paymentMethod: Json, changes: Json = {}): Json => ({
  merchantAccount: ACCOUNT,
  amount: { value: 1999, currency: 'EUR' },
  reference: 'attempt-1',
  merchantOrderReference: 'order-1',
  returnUrl: RETURN_URL,
  channel: 'Web',
  origin: 'https://shop.example',
  shopperInteraction: 'Ecommerce',
  browserInfo: BROWSER,
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
  paymentMethod,
  ...changes,
});

export const pay = (sandbox: Sandbox, id: string, changes: Json = {}, key?: string): Promise<Answered> =>
  call(sandbox, '/v71/payments', paymentRequest(plainCard(id), changes), key ? { key } : {});

export const sendDetails = (sandbox: Sandbox, details: Json, paymentData?: string): Promise<Answered> =>
  call(sandbox, '/v71/payments/details', { details, ...(paymentData && { paymentData }) });

export const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
export const decode = (value: string): Json => JSON.parse(Buffer.from(value, 'base64').toString()) as Json;
