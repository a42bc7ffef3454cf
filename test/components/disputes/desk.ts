import type { Fetch } from '../../../src/client/index.js';
import '../../../src/components/disputes/define.js';
import type { FlorinDisputes } from '../../../src/components/disputes/disputes.js';
import type { Identity } from '../../../src/proxy/index.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { platformNotifications } from '../../../src/proxy/notifications/platform-notifications.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import { createSandbox, type DisputeEntry } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { read } from '../opened.js';
import { openList } from '../opened-list.js';

const olga: Identity = { audience: 'operator', email: 'olga@shop.example' };
const HMAC_KEY = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';

/** Stands before the proxy until it is taken away. */
type Obstacle = (call: string, proceed: () => Promise<Response>) => Promise<Response> | Response | undefined;

/** A sandbox whose disputes a proxy was told of, with `who` as the caller. */
export async function openDesk({ isTold = true } = {}) {
  let at = Date.UTC(2030, 0, 10, 10);
  const now = (): number => at;
  const url = new URL('/florin/notifications', location.href).href;
  const sandbox = await createSandbox({
    origin: location.origin,
    seed: 'desk',
    merchantAccount: 'Shop',
    now,
    notifications: {
      url,
      hmacKey: HMAC_KEY,
      send: async (request) => proxy(asServed(request, await request.clone().text())),
    },
  });
  const arrived: { path: string; body: Readonly<Record<string, unknown>> }[] = [];
  const atPlatform: Fetch = (address, init) => {
    const path = new URL(address).pathname.split('/').at(-1) ?? '';
    arrived.push({ path, body: JSON.parse(String(init.body)) as Readonly<Record<string, unknown>> });
    return sandbox.fetch(address, init);
  };
  const ledger = memoryLedger();
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger,
    inPage: true,
    now,
    notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }),
    platform: { fetch: atPlatform, pause: 10, timeout: 2000, budget: 100 },
    identify: () => desk.who,
    resolveOrder: () => null,
  });
  const desk = {
    who: olga,
    arrived,
    ledger,
    sandbox,
    asked: [] as { call: string; key: string | null; body: Readonly<Record<string, unknown>> }[],
    obstacle: undefined as Obstacle | undefined,
    /** Time goes by, and the platform tells what happened in it. */
    wait: async (minutes: number): Promise<void> => {
      at += minutes * 60_000;
      await sandbox.notifications.deliver();
    },
    dispute: (reason: string): DisputeEntry =>
      sandbox.disputes().findLast(({ reasonCode }) => reasonCode === reason)!,
    fetch: (async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const text = typeof init.body === 'string' ? init.body : '';
      const body = JSON.parse(text || '{}') as Readonly<Record<string, unknown>>;
      desk.asked.push({ call, key: request.headers.get('idempotency-key'), body });
      const proceed = () => proxy(asServed(request, init.body));
      return (await desk.obstacle?.(call, proceed)) ?? proceed();
    }) as Fetch,
  };
  if (isTold) {
    sandbox.disputes();
    await desk.wait(30);
  }
  return desk;
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** What was asked of the proxy by these calls. */
export const calls = ({ asked }: Desk, ...names: readonly string[]) =>
  asked.filter(({ call }) => names.includes(call));

const EVENTS = [
  'florin-before-dispute-answer',
  'florin-dispute-answered',
  'florin-dispute-document-added',
  'florin-dispute-document-removed',
  'florin-dispute-opened',
  'florin-disputes-exported',
  'florin-disputes-failed',
];

export const pdf = (size = 2048): File =>
  new File(['%PDF-1.4 << /Type /Page >>'.padEnd(size)], 'proof.pdf', { type: 'application/pdf' });

export async function openDisputes(
  desk: Desk,
  { state = 'ready', ...properties }: Partial<FlorinDisputes> & { state?: string } = {},
) {
  const opened = await openList(
    'florin-disputes',
    {
      fetch: desk.fetch,
      properties: { noAddress: true, ...properties },
      events: EVENTS,
    },
    state,
  );
  const { root, element, until, all } = opened;
  const paper = (name: string): HTMLElement =>
    all('[part~=document]').find((each) => read(each).startsWith(name))!;
  return {
    ...opened,
    paper,
    text: (): string => read(root),
    /** Chooses a file for a kind of document, as from the file dialog. */
    choose: async (name: string, file: File): Promise<void> => {
      await until(() => paper(name), name);
      const input = paper(name).querySelector<HTMLInputElement>('input[type=file]')!;
      const chosen = new DataTransfer();
      chosen.items.add(file);
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await element.updateComplete;
    },
    /** Types into a field of the element, or chooses from it. */
    type: async (selector: string, text: string): Promise<void> => {
      await until(() => root.querySelector(selector), selector);
      const input = root.querySelector<HTMLInputElement>(selector)!;
      input.value = text;
      for (const each of ['input', 'change'])
        input.dispatchEvent(new Event(each, { bubbles: true, composed: true }));
      await element.updateComplete;
    },
  };
}
