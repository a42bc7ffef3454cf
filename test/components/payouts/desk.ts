import type { Fetch } from '../../../src/client/index.js';
import '../../../src/components/payouts/define.js';
import type { FlorinPayouts } from '../../../src/components/payouts/payouts.js';
import { DAY } from '../../../src/facts/instant.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import type { Identity } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { read } from '../opened.js';
import { openList } from '../opened-list.js';

const olga: Identity = { audience: 'operator', email: 'olga@shop.example' };
export const otto: Identity = { audience: 'operator', email: 'otto@shop.example' };
export const anna: Identity = { audience: 'approver', email: 'anna@shop.example' };
/** She submits, and reviews what others submit. */
export const olgaAsApprover: Identity = { audience: 'approver', email: 'olga@shop.example' };

/** Stands before the proxy until it is taken away. */
export type Obstacle = (
  call: string,
  proceed: () => Promise<Response>,
  body: string,
) => Promise<Response> | undefined;

/** Payouts at a sandbox, with a proxy before it that takes every caller for `who`. */
export async function openDesk({ isInstant = false } = {}) {
  let at = Date.UTC(2030, 0, 10, 10);
  const now = (): number => at;
  const sandbox = await createSandbox({
    origin: location.origin,
    seed: 'desk',
    merchantAccount: 'Shop',
    now,
  });
  const arrived: { path: string; body: Readonly<Record<string, unknown>> }[] = [];
  const atPlatform: Fetch = (url, init) => {
    const path = new URL(url).pathname.split('/').at(-1) ?? '';
    arrived.push({ path, body: JSON.parse(String(init.body)) as Readonly<Record<string, unknown>> });
    return sandbox.fetch(url, init);
  };
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    now,
    platform: { fetch: atPlatform, pause: 10, timeout: 2000, budget: 100 },
    identify: () => desk.who,
    resolveOrder: () => null,
    ...(isInstant && { enable: ['payout.createPayout'] }),
  });
  const desk = {
    who: olga as Identity,
    arrived,
    asked: [] as { call: string; key: string | null; body: Readonly<Record<string, unknown>> }[],
    obstacle: undefined as Obstacle | undefined,
    days: (count: number): void => void (at += count * DAY),
    fetch: (async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const text = typeof init.body === 'string' ? init.body : '';
      const body = JSON.parse(text || '{}') as Readonly<Record<string, unknown>>;
      desk.asked.push({ call, key: request.headers.get('idempotency-key'), body });
      const proceed = () => proxy(asServed(request, init.body));
      return (await desk.obstacle?.(call, proceed, text)) ?? proceed();
    }) as Fetch,
    /** An operator submits a payout, some time after the last. */
    submit: async (reference: string, value = 2000, currency = 'EUR', who = olga): Promise<string> => {
      at += 60_000;
      const before = desk.who;
      desk.who = who;
      const body = JSON.stringify({
        amount: { value, currency },
        reference,
        recurring: { contract: 'PAYOUT' },
        shopperEmail: 'a.klaassen@example.org',
        shopperReference: 'payee-1',
        dateOfBirth: '1982-02-01',
        entityType: 'NaturalPerson',
        nationality: 'NL',
        bank: { iban: 'NL91ABNA0417164300', ownerName: 'Anna Klaassen' },
      });
      const headers = { 'content-type': 'application/json', 'idempotency-key': `key-of-${reference}` };
      const request = new Request(new URL('/florin/payout/storeDetailAndSubmitThirdParty', location.href), {
        method: 'POST',
        headers,
        body,
      });
      const answer = (await (await proxy(asServed(request, body))).json()) as { pspReference?: string };
      desk.who = before;
      return answer.pspReference ?? '';
    },
  };
  return desk;
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** What was asked of the proxy by these calls. */
export const calls = ({ asked }: Desk, ...names: readonly string[]) =>
  asked.filter(({ call }) => names.includes(call));

const EVENTS = [
  'florin-before-payouts-review',
  'florin-payouts-reviewed',
  'florin-before-payout-submit',
  'florin-payout-submitted',
  'florin-payout-opened',
  'florin-payouts-exported',
  'florin-payouts-failed',
];

export async function openPayouts(
  desk: Desk,
  {
    who = olga,
    state = 'ready',
    ...properties
  }: Partial<FlorinPayouts> & { who?: Identity; state?: string } = {},
) {
  desk.who = who;
  const opened = await openList(
    'florin-payouts',
    {
      fetch: desk.fetch,
      properties: { noAddress: true, audience: who.audience as 'operator', ...properties },
      events: EVENTS,
    },
    state,
  );
  const { root, element, until, all } = opened;
  return {
    ...opened,
    ids: (): string[] => all('.open').map(read),
    results: (): string[] => all('[part=result]').map(read),
    text: (): string => read(root),
    open: async (reference: string): Promise<void> => {
      await until(() => all('.open').some((link) => read(link) === reference), reference);
      all('.open')
        .find((link) => read(link) === reference)!
        .click();
      await until(() => root.querySelector('[part=facts]'), 'facts');
    },
    tick: async (...references: readonly string[]): Promise<void> => {
      const isThere = (reference: string): boolean => all('.open').some((link) => read(link) === reference);
      await until(() => references.every(isThere), `rows: ${references.join()}`);
      for (const row of all('tbody tr'))
        if (references.includes(read(row.querySelector('.open')))) row.querySelector('input')!.click();
      await element.updateComplete;
    },
    /** Types into a field of the element, or chooses from it. */
    type: async (selector: string, text: string): Promise<void> => {
      await until(() => root.querySelector(selector), selector);
      const input = root.querySelector<HTMLInputElement>(selector)!;
      input.value = text;
      const name = input.localName === 'select' || input.type === 'date' ? 'change' : 'input';
      for (const each of new Set(['input', name]))
        input.dispatchEvent(new Event(each, { bubbles: true, composed: true }));
      await element.updateComplete;
    },
  };
}
