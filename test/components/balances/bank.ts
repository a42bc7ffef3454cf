import { bind, createClient, type Fetch } from '../../../src/client/index.js';
import { balancePlatform } from '../../../src/client/balance-platform/index.js';
import { transfers } from '../../../src/client/transfers/index.js';
import '../../../src/components/balances/define.js';
import type { FlorinBalances } from '../../../src/components/balances/balances.js';
import type { Identity, ProxyOptions } from '../../../src/proxy/index.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { openElement, read } from '../opened.js';

export interface Asked {
  readonly call: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Stands before the proxy until it is taken away. */
type Obstacle = (call: string, proceed: () => Promise<Response>) => Promise<Response> | Response | undefined;

const SWEEP_ROWS = ['createSweep', 'updateSweep', 'deleteSweep'].map((row) => `balance-platform.${row}`);

export interface BankOptions {
  /** Whose session it is, by what is known of the two sellers of the sandbox. */
  who?(known: { readonly own: string; readonly other: string }): Identity;
  /** Whether the merchant has opened what sellers may do with sweeps. */
  readonly isOpen?: boolean;
  /** What else the merchant says. */
  readonly more?: Partial<ProxyOptions>;
}

/** A platform with two sellers, each with balance accounts, and the proxy before it. The page is the Dutch seller's. */
export async function openBank({ who, isOpen = true, more = {} }: BankOptions = {}) {
  // A Monday in May, noon in Amsterdam.
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') };
  const sandbox = await createSandbox({ origin: location.origin, seed: 'bank', now: () => clock.now });
  const arrived: { call: string; body: Readonly<Record<string, unknown>> }[] = [];
  const atPlatform: Fetch = (url, init) => {
    const { pathname } = new URL(url);
    const body = JSON.parse(String(init.body || '{}')) as Readonly<Record<string, unknown>>;
    arrived.push({ call: `${init.method} ${pathname}`, body });
    return sandbox.fetch(url, init);
  };
  const clientOf = (path: string) =>
    createClient({
      baseUrl: `https://sandbox.florin.invalid${path}`,
      fetch: sandbox.fetch,
      headers: { 'x-api-key': 'sandbox' },
    });
  const platform = bind(clientOf('/bcl/v2'), balancePlatform);
  const money = bind(clientOf('/btl/v4'), transfers);
  const { accountHolders } = await platform.listAccountHolders({ id: 'FlorinPlatform' });
  const [, own = '', other = ''] = accountHolders.map(({ id }) => id);
  const accountsOf = async (id: string) =>
    (await platform.listBalanceAccounts({ id })).balanceAccounts.map((account) => account.id);
  const [eur = '', usd = ''] = await accountsOf(own);
  const [foreign = ''] = await accountsOf(other);
  const identity: Identity = who?.({ own, other }) ?? {
    audience: 'seller',
    accountHolders: [own],
    session: 's',
  };
  const entity = accountHolders.find(({ id }) => id === own)!.legalEntityId;
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    now: () => clock.now,
    enable: isOpen ? SWEEP_ROWS : [],
    platform: { fetch: atPlatform, pause: 10, timeout: 2000, budget: 100 },
    identify: () =>
      identity.audience === 'seller' && identity.accountHolders?.includes(own)
        ? { ...identity, legalEntities: [entity] }
        : identity,
    resolveOrder: () => null,
    ...more,
  });
  const bank = {
    clientOf,
    platform,
    money,
    clock,
    own,
    other,
    eur,
    usd,
    foreign,
    /** What arrived at the platform. */
    arrived,
    asked: [] as Asked[],
    obstacle: undefined as Obstacle | undefined,
    /** Minor units that an account can spend. */
    available: async (id: string, currency = 'EUR'): Promise<number> =>
      (await platform.getBalanceAccount({ id })).balances?.find((each) => each.currency === currency)
        ?.available ?? 0,
    sweeps: async (balanceAccountId = eur) => (await platform.listSweeps({ balanceAccountId })).sweeps,
    fetch: (async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = `${request.method} ${new URL(request.url).pathname.replace('/florin', '')}`;
      const body = JSON.parse(String(init.body || '{}')) as Readonly<Record<string, unknown>>;
      bank.asked.push({ call, key: request.headers.get('idempotency-key'), body });
      const proceed = () => proxy(asServed(request, init.body));
      return (await bank.obstacle?.(call, proceed)) ?? proceed();
    }) as Fetch,
  };
  return bank;
}

export type Bank = Awaited<ReturnType<typeof openBank>>;

const EVENTS = [
  'florin-before-sweep-save',
  'florin-sweep-saved',
  'florin-before-sweep-remove',
  'florin-sweep-removed',
  'florin-balances-failed',
];

export async function openBalances(
  { fetch }: Pick<Bank, 'fetch'>,
  properties: Partial<FlorinBalances> = {},
  state = 'ready',
) {
  const opened = await openElement('florin-balances', { fetch, properties, events: EVENTS });
  const { root, element, until } = opened;
  if (state) await opened.state(state);
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const part = (name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`)!;
  const press = async (name: string): Promise<void> => {
    await until(() => part(name), name);
    part(name).click();
    await element.updateComplete;
  };
  const type = async (id: string, value: string): Promise<void> => {
    await until(() => root.querySelector(`[id="${id}"]`), `field ${id}`);
    const field = root.querySelector<HTMLInputElement>(`[id="${id}"]`)!;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await element.updateComplete;
  };
  return {
    ...opened,
    all,
    part,
    press,
    type,
    says: (words: RegExp) => until(() => words.test(read(root)), `“${words}”`),
    sentences: (): string[] => all('[part=sentence]').map(read),
    text: (name: string): string => read(part(name)),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
    fill: async (values: Readonly<Record<string, string>>): Promise<void> => {
      for (const [id, value] of Object.entries(values)) await type(id, value);
    },
  };
}
