import { createClient, type Fetch } from '../../../src/client/index.js';
import {
  createLegalEntity,
  getLegalEntity,
  type LegalEntity,
  type LegalEntityRequest,
} from '../../../src/client/legal-entity/index.js';
import '../../../src/components/legal-entity-form/define.js';
import type { FlorinLegalEntityForm } from '../../../src/components/legal-entity-form/legal-entity-form.js';
import { memoryLedger } from '../../../src/proxy/ledger/memory.js';
import { createProxy } from '../../../src/proxy/proxy.js';
import { createSandbox, type Sandbox } from '../../../src/sandbox/index.js';
import { asServed } from '../../stage.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';
import { SAM as sam } from '../sam.js';

export interface Asked {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

/** A seller before a real proxy and the sandbox, and what went over the wire. */
export interface Business {
  readonly sandbox: Sandbox;
  readonly fetch: Fetch;
  readonly asked: Asked[];
  /** Legal entities of the session; what the seller makes is added by the merchant. */
  readonly owns: string[];
  make(request: LegalEntityRequest): Promise<LegalEntity>;
  stands(id: string): Promise<LegalEntity>;
  /** Stands before the proxy until it is taken away. */
  obstacle:
    | ((call: string, proceed: () => Promise<Response>) => Promise<Response> | Response | undefined)
    | undefined;
}

const NOW = Date.parse('2026-05-04T10:00:00Z');

export const SAM: LegalEntityRequest = {
  ...sam,
  individual: { ...sam.individual, identificationData: { type: 'nationalIdNumber', number: '111222333' } },
};

export const BAKERY: LegalEntityRequest = {
  type: 'organization',
  organization: {
    legalName: 'Bakery B.V.',
    type: 'privateCompany',
    registeredAddress: { country: 'NL', city: 'Utrecht', street: 'Oudegracht 2', postalCode: '3511 AB' },
    registrationNumber: '12345678',
    vatNumber: 'NL123456789B01',
  },
};

export async function openBusiness(): Promise<Business> {
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081', seed: 'business', now: () => NOW });
  const platform = createClient({
    baseUrl: 'https://sandbox.florin.invalid/lem/v3',
    fetch: sandbox.fetch,
    headers: { 'x-api-key': 'sandbox' },
  });
  const owns: string[] = [];
  const proxy = createProxy({
    log: false,
    environment: 'sandbox',
    merchantAccount: 'FlorinTests',
    apiKey: 'sandbox',
    secret: 'a secret that keeps nothing, for tests alone',
    cardPublicKey: sandbox.publicKey,
    ledger: memoryLedger(),
    inPage: true,
    platform: { fetch: sandbox.fetch, pause: 10, timeout: 2000, budget: 100 },
    identify: () => ({ audience: 'seller', session: 'seller', legalEntities: owns }),
    enable: ['legal-entity.createLegalEntity'],
    onLegalEntityCreated: (id) => void owns.push(id),
    resolveOrder: () => null,
    now: () => NOW,
  });
  const business: Business = {
    sandbox,
    owns,
    asked: [],
    obstacle: undefined,
    make: (request) => platform.call(createLegalEntity, request),
    stands: (id) => platform.call(getLegalEntity, { id }),
    fetch: async (input, init) => {
      const request = new Request(new URL(input, location.href), init);
      const call = `${request.method} ${new URL(request.url).pathname.replace('/florin', '')}`;
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Asked['body'];
      business.asked.push({ call, body, key: request.headers.get('idempotency-key') });
      const proceed = () => proxy(asServed(request, init.body));
      return (await business.obstacle?.(call, proceed)) ?? proceed();
    },
  };
  return business;
}

/** One entity that the session owns. */
export async function owned(business: Business, request: LegalEntityRequest): Promise<string> {
  const { id } = await business.make(request);
  business.owns.push(id);
  return id;
}

export interface Opened extends OpenedElement<FlorinLegalEntityForm> {
  field(path: string): HTMLInputElement;
  part(name: string): HTMLElement;
  type(path: string, value: string): Promise<void>;
  fill(values: Readonly<Record<string, string>>): Promise<void>;
  press(part: string): Promise<void>;
  /** Adds a row to the list at a path. */
  add(list: string): Promise<void>;
  fault(path: string): string;
  text(selector?: string): string;
}

const EVENTS = [
  'florin-before-legal-entity-save',
  'florin-legal-entity-saved',
  'florin-legal-entity-changed',
  'florin-legal-entity-form-failed',
];

export async function open(
  { fetch }: Pick<Business, 'fetch'>,
  properties: Partial<FlorinLegalEntityForm> = {},
  state = 'ready',
): Promise<Opened> {
  const opened = await openElement('florin-legal-entity-form', { fetch, properties, events: EVENTS });
  const { element, root } = opened;
  const find = (selector: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector} in: ${read(root).slice(0, 300)}`);
    return found;
  };
  const form: Opened = {
    ...opened,
    field: (path) => find(`[id="${path}"]`) as HTMLInputElement,
    part: (name) => find(`[part=${name}]`),
    async type(path, value) {
      const field = form.field(path);
      field.value = value;
      field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
      await element.updateComplete;
    },
    async fill(values) {
      for (const [path, value] of Object.entries(values)) await form.type(path, value);
    },
    async press(part) {
      form.part(part).click();
      await element.updateComplete;
    },
    async add(list) {
      find(`[id="add-${list}"]`).click();
      await element.updateComplete;
    },
    fault: (path) => read(find(`[id="fault-${path}"]`)),
    text: (selector = '.resource') => read(find(selector)),
  };
  if (state) await opened.state(state);
  return form;
}

export const saves = ({ asked }: Business): readonly Asked[] =>
  asked.filter(({ call }) => /^(?:POST|PATCH) /.test(call));
