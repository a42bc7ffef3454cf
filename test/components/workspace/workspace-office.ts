import '../../../src/components/workspace/define.js';
import type { FlorinWorkspace } from '../../../src/components/workspace/workspace.js';
import { bind, createClient } from '../../../src/client/client.js';
import { workspace } from '../../../src/client/workspace/index.js';
import type { Fetch } from '../../../src/client/index.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import type { Identity } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { openElement, read } from '../opened.js';

const olga: Identity = { audience: 'operator', email: 'olga@shop.example' };

/** Stands before the proxy until it is taken away. */
type Obstacle = (call: string, proceed: () => Promise<Response>) => Promise<Response> | undefined;

export const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A platform with a workspace, and the proxy of a merchant before it. */
export async function openOffice() {
  const sandbox = await createSandbox({ origin: location.origin, seed: 'office', merchantAccount: 'Shop' });
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'Shop',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 100 },
    identify: () => office.who,
    resolveOrder: () => null,
  });
  const direct = createClient({
    baseUrl: 'https://workspace.example',
    fetch: sandbox.fetch,
    headers: { 'x-api-key': 'another-key' },
  });
  const office = {
    who: olga,
    /** What the page asked: `PUT /environments/1`, with its body. */
    asked: [] as { call: string; body: string }[],
    obstacle: undefined as Obstacle | undefined,
    /** Another person at the same workspace. */
    others: bind(direct, workspace),
    fetch: (async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = `${request.method} ${new URL(request.url).pathname.replace('/florin/workspace', '')}`;
      office.asked.push({ call, body: typeof init.body === 'string' ? init.body : '' });
      const proceed = () => proxy(asServed(request, init.body));
      return (await office.obstacle?.(call, proceed)) ?? proceed();
    }) as Fetch,
    /** Calls an address of the platform's without a key. */
    call: (address: string, init?: RequestInit) => sandbox(new Request(address, init)),
    calls: (name: RegExp) => office.asked.filter(({ call }) => name.test(call)),
  };
  return office;
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

const EVENTS = [
  'florin-workspace-opened',
  'florin-before-workspace-save',
  'florin-workspace-saved',
  'florin-before-workspace-delete',
  'florin-workspace-deleted',
  'florin-before-workspace-import',
  'florin-workspace-imported',
  'florin-workspace-failed',
];

/** An element with what a person does in it. */
export async function openWorkspace(
  { fetch }: Pick<Office, 'fetch'>,
  properties: Partial<FlorinWorkspace> = {},
) {
  const opened = await openElement('florin-workspace', {
    fetch,
    properties: { noAddress: true, room: 'environments', ...properties },
    events: EVENTS,
  });
  const { root, element, until } = opened;
  const all = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
  const part = (name: string) => root.querySelector<HTMLElement>(`[part~=${name}]`)!;
  const press = async (name: string): Promise<void> => {
    await until(() => part(name), name);
    part(name).click();
    await element.updateComplete;
  };
  const type = async (selector: string, value: string): Promise<void> => {
    await until(() => root.querySelector(selector), `field ${selector}`);
    const field = root.querySelector<HTMLInputElement>(selector)!;
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
    text: (name: string): string => read(part(name)),
    says: (words: RegExp) => until(() => words.test(read(root)), `“${words}”`),
    /** Presses the button or link of the row that is called so. */
    open: async (name: RegExp): Promise<void> => {
      const row = () => all('.open').find((each) => name.test(read(each)));
      await until(row, `${name}`);
      row()!.click();
      await element.updateComplete;
    },
    /** Presses the button that is called so. */
    choose: async (name: RegExp): Promise<void> => {
      const found = () => all('button').find((each) => name.test(each.ariaLabel ?? read(each)));
      await until(found, `button ${name}`);
      found()!.click();
      await element.updateComplete;
    },
    tick: async (label: RegExp): Promise<void> => {
      const box = () =>
        all('input[type=checkbox]').find((each) => label.test(each.ariaLabel ?? '')) as HTMLElement;
      await until(box, `${label}`);
      box().click();
      await element.updateComplete;
    },
    confirm: async (): Promise<void> => {
      await until(() => root.querySelector('dialog[open]'), 'the question');
      await press('confirm');
    },
    named: (name: string) => opened.events.filter(([event]) => event === name).map(([, detail]) => detail),
    focused: (selector: string) => until(() => root.activeElement?.matches(selector), `focus: ${selector}`),
  };
}
