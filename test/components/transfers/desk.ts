import {
  getAccountHolder,
  listAccountHolders,
  listBalanceAccounts,
} from '../../../src/client/balance-platform/index.js';
import { createClient, type Fetch } from '../../../src/client/index.js';
import { getLegalEntity } from '../../../src/client/legal-entity/index.js';
import '../../../src/components/transfers/define.js';
import type { FlorinTransfers } from '../../../src/components/transfers/transfers.js';
import type { Identity } from '../../../src/proxy/index.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import { createSandbox, type HistoryOptions } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { read } from '../opened.js';
import { openList } from '../opened-list.js';

const olga: Identity = { audience: 'operator', email: 'olga@shop.example' };

/** Stands before the proxy until it is taken away. */
export type Obstacle = (
  call: string,
  proceed: () => Promise<Response>,
  request: Request,
) => Promise<Response> | undefined;

const PLATFORM = 'FlorinPlatform';

/** A platform with two months of money, and a proxy before it that takes every caller for `who`. */
export async function openDesk(history?: HistoryOptions) {
  let at = Date.UTC(2030, 0, 10, 10);
  const now = (): number => at;
  const { origin } = location;
  const sandbox = await createSandbox({
    origin,
    seed: 'desk',
    merchantAccount: 'Shop',
    now,
    ...(history && { history }),
  });
  const arrived: { path: string; method: string; key: string | null; body: unknown }[] = [];
  const atPlatform: Fetch = (url, init) => {
    const { pathname } = new URL(url);
    const { method = 'GET', body } = init;
    const key = new Headers(init.headers).get('idempotency-key');
    if (method !== 'GET')
      arrived.push({ path: pathname, method, key, body: typeof body === 'string' ? JSON.parse(body) : body });
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
    supply: () => ({ balancePlatform: PLATFORM }),
    enable: ['transfers.createTransfer'],
  });
  const at4 = (path: string) =>
    createClient({ baseUrl: `${origin}${path}`, headers: { 'x-api-key': 'sandbox' }, fetch: sandbox.fetch });
  const holding = at4('/bcl/v2');
  const { accountHolders } = await holding.call(listAccountHolders, { id: PLATFORM });
  const sellers = await Promise.all(
    accountHolders.map(async ({ id }) => {
      const { balanceAccounts } = await holding.call(listBalanceAccounts, { id });
      const { legalEntityId } = await holding.call(getAccountHolder, { id });
      const entity = await at4('/lem/v3').call(getLegalEntity, { id: legalEntityId });
      const instruments = (entity.transferInstruments ?? []).map((each) => each.id);
      return { id, legalEntityId, accounts: balanceAccounts, instruments };
    }),
  );
  const [itself, dutch, british] = sellers;
  const desk = {
    who: olga,
    arrived,
    itself: itself!,
    dutch: dutch!,
    british: british!,
    asked: [] as { call: string; key: string | null; query: URLSearchParams; proof: string | null }[],
    obstacle: undefined as Obstacle | undefined,
    pass: (seconds: number): void => void (at += seconds * 1000),
    now,
    approve: (challenge: string): string => [...challenge].toReversed().join(''),
    transfers: at4('/btl/v4'),
    holding,
    fetch: (async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const { pathname, searchParams: query } = new URL(request.url);
      const call = `${request.method} ${pathname.replace('/florin/', '')}`;
      const { headers } = request;
      desk.asked.push({
        call,
        key: headers.get('idempotency-key'),
        query,
        proof: headers.get('www-authenticate'),
      });
      const proceed = () => proxy(asServed(request, init.body));
      return (await desk.obstacle?.(call, proceed, request)) ?? proceed();
    }) as Fetch,
  };
  return desk;
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

let known: Promise<Desk> | undefined;

/** The same platform for tests that only read: two months of money take some browsers seconds to make. */
export async function openKnownDesk(): Promise<Desk> {
  known ??= openDesk();
  const desk = await known;
  desk.asked.length = 0;
  desk.obstacle = undefined;
  return desk;
}

export const sellerOf = ({ id, legalEntityId }: Desk['dutch']): Identity => ({
  audience: 'seller',
  email: 'seller@shop.example',
  accountHolders: [id],
  legalEntities: [legalEntityId],
});

/** What was asked of the proxy by these calls. */
export const calls = ({ asked }: Desk, name: RegExp) => asked.filter(({ call }) => name.test(call));

const EVENTS = [
  'florin-before-transfer-send',
  'florin-transfer-sent',
  'florin-transfer-challenged',
  'florin-before-transfer-return',
  'florin-transfer-returned',
  'florin-transfer-opened',
  'florin-transfer-followed',
  'florin-transfers-exported',
  'florin-transfers-failed',
];

export async function openTransfers(
  desk: Desk,
  {
    who = olga,
    state = 'ready',
    ...properties
  }: Partial<FlorinTransfers> & { who?: Identity; state?: string } = {},
) {
  desk.who = who;
  const opened = await openList(
    'florin-transfers',
    {
      fetch: desk.fetch,
      properties: {
        noAddress: true,
        audience: who.audience as 'operator',
        timeZone: 'Europe/Amsterdam',
        ...properties,
      },
      events: EVENTS,
    },
    state,
  );
  const { root, element, until, all } = opened;
  const settled = () => until(() => !element.busy, 'rest');
  return {
    ...opened,
    settled,
    text: (): string => read(root),
    tab: async (name: RegExp): Promise<void> => {
      opened.button(name).click();
      await element.updateComplete;
      await settled();
    },
    /** Chooses in the filter of that name. */
    filter: async (label: RegExp, value: string): Promise<void> => {
      const field = all('.filters label').find((each) => label.test(read(each.querySelector('span'))))!;
      const input = field.querySelector<HTMLInputElement>('select, input')!;
      input.value = value;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await element.updateComplete;
      await settled();
    },
    open: async (name: RegExp): Promise<void> => {
      await until(() => all('.open').some((link) => name.test(read(link))), `${name}`);
      all('.open')
        .find((link) => name.test(read(link)))!
        .click();
      await until(() => root.querySelector('[part=facts]'), 'facts');
      await settled();
    },
    /** Types into a field of the element, or chooses from it. */
    type: async (selector: string, text: string): Promise<void> => {
      await until(() => root.querySelector(selector), selector);
      const input = root.querySelector<HTMLInputElement>(selector)!;
      if (input.type === 'radio') {
        input.click();
        return;
      }
      input.value = text;
      for (const name of ['input', 'change'])
        input.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
      await element.updateComplete;
    },
  };
}
