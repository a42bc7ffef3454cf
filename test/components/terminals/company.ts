import type { Fetch } from '../../../src/client/index.js';
import '../../../src/components/terminals/define.js';
import type { FlorinTerminals } from '../../../src/components/terminals/terminals.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import type { Identity } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { read } from '../opened.js';
import { openList } from '../opened-list.js';

/** Stands before the proxy until it is taken away. */
export type Obstacle = (
  call: string,
  proceed: () => Promise<Response>,
  body: string,
) => Promise<Response> | undefined;

export interface CompanyOptions {
  readonly identity?: Identity;
  /** The merchant opens no other account than the proxy's own. */
  readonly isOneAccount?: boolean;
}

/** A company with terminals in a sandbox, and the proxy before it. */
export async function openCompany({ identity, isOneAccount = false }: CompanyOptions = {}) {
  let at = Date.UTC(2030, 0, 1, 10);
  const now = (): number => at;
  const sandbox = await createSandbox({
    origin: location.origin,
    seed: 'company',
    merchantAccount: 'Shops',
    now,
  });
  const arrived: { path: string; body: string }[] = [];
  const atPlatform: Fetch = (url, init) => {
    arrived.push({ path: new URL(url).pathname.split('/').at(-1) ?? '', body: String(init.body) });
    return sandbox.fetch(url, init);
  };
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shops',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    now,
    platform: { fetch: atPlatform, pause: 10, timeout: 2000, budget: 100 },
    identify: () => identity ?? { audience: 'operator', email: 'olga@shop.example' },
    resolveOrder: () => null,
    supply: ({ input }) => ({
      companyAccount: 'Gulden',
      ...(!isOneAccount && { merchantAccount: input['merchantAccount'] }),
    }),
  });
  const company = {
    /** What arrived at the platform. */
    arrived,
    asked: [] as { call: string; key: string | null; body: Readonly<Record<string, unknown>> }[],
    obstacle: undefined as Obstacle | undefined,
    later: (ms: number): void => void (at += ms),
    fetch: (async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const text = typeof init.body === 'string' ? init.body : '';
      const body = JSON.parse(text || '{}') as Readonly<Record<string, unknown>>;
      company.asked.push({ call, key: request.headers.get('idempotency-key'), body });
      const proceed = () => proxy(asServed(request, init.body));
      return (await company.obstacle?.(call, proceed, text)) ?? proceed();
    }) as Fetch,
  };
  return company;
}

export type Company = Awaited<ReturnType<typeof openCompany>>;

const EVENTS = [
  'florin-before-terminals-move',
  'florin-terminals-moved',
  'florin-terminal-opened',
  'florin-terminals-exported',
  'florin-terminals-failed',
];

export async function openTerminals(
  company: Pick<Company, 'fetch'>,
  properties: Partial<FlorinTerminals> = {},
  state = 'ready',
) {
  const opened = await openList(
    'florin-terminals',
    {
      fetch: company.fetch,
      properties: { noAddress: true, ...properties },
      events: EVENTS,
    },
    state,
  );
  const { root, element, until, all, button } = opened;
  const choose = async (part: string, value: string): Promise<void> => {
    await until(
      () =>
        root.querySelector(`[part~=${part}] option[value="${CSS.escape(value)}"], [part~=${part}] option`),
      part,
    );
    const select = root.querySelector<HTMLSelectElement>(`select[part~=${part}]`)!;
    await until(() => [...select.options].some((option) => option.value === value), value);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
    await element.updateComplete;
  };
  return {
    ...opened,
    choose,
    ids: (): string[] => all('.open').map(read),
    results: (): string[] => all('[part=result]').map(read),
    /** Looks at every row, and waits for its details. */
    allSeen: async (): Promise<void> => {
      const count = all('tbody tr').length;
      for (let at = 0; at < count; at++) {
        all('tbody tr')[at]!.scrollIntoView();
        await until(() => all('tbody tr')[at]?.querySelector('.mark'), `details of row ${at}`);
      }
    },
    /** Narrows the list to a place. */
    place: async (name: RegExp): Promise<void> => {
      button(name).click();
      await element.updateComplete;
    },
    tickAll: async (): Promise<void> => {
      root.querySelector<HTMLInputElement>('thead input')!.click();
      await element.updateComplete;
    },
    /** Types into a field of the element. */
    type: async (selector: string, text: string): Promise<void> => {
      const input = root.querySelector<HTMLInputElement>(selector)!;
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
    },
  };
}
