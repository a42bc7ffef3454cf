import type { Fetch } from '../../../src/client/index.js';
import '../../../src/components/command-palette/define.js';
import type { FlorinCommandPalette } from '../../../src/components/command-palette/command-palette.js';
import { openElement, read } from '../opened.js';

/** What an operator may call, as far as the palette asks. */
export const OPERATOR = [
  'operator.getSummary',
  'operator.listPayments',
  'operator.listPayouts',
  'operator.listDisputes',
  'operator.listPaymentLinks',
  'operator.listDeeds',
  'terminal-management.listTerminals',
  'terminal-management.getTerminal',
  'balance-platform.getAccountHolder',
  'checkout.getPaymentLink',
  'transfers.getTransfer',
  'transfers.getTransaction',
];

type Body = object | Response;
/** What the proxy answers a path below it; a path that is not there is answered 404. */
export type Answers = Readonly<
  Record<string, Body | ((url: URL, signal: AbortSignal | null | undefined) => Body | Promise<Body>)>
>;

export const payment = (order: string, changes: object = {}) => ({
  order,
  reference: `${order}.1`,
  pspReference: `PSP${order.replaceAll('-', '').toUpperCase()}`,
  amount: { value: 4200, currency: 'EUR' },
  outcome: 'paid',
  at: '2030-01-10T10:00:00Z',
  ...changes,
});

export const dispute = (pspReference: string, changes: object = {}) => ({
  pspReference,
  reference: 'order-7.1',
  order: 'order-7',
  amount: { value: 4200, currency: 'EUR' },
  state: 'open',
  openedAt: '2030-01-10T10:00:00Z',
  changedAt: '2030-01-10T10:00:00Z',
  isOwn: false,
  told: {},
  ...changes,
});

/** Nothing is found by any row that an operator may call. */
const NOTHING: Answers = {
  payments: { payments: [] },
  payouts: { payouts: [] },
  disputes: { disputes: [] },
  paymentLinks: { paymentLinks: [] },
  deeds: { deeds: [] },
  'terminal-management/getTerminalsUnderAccount': { companyAccount: 'Company' },
};

export const refused = (status: number, code: string): Response =>
  new Response(JSON.stringify({ error: { code } }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

interface Office {
  readonly audience?: string;
  readonly rows?: readonly string[];
  readonly answers?: Answers;
  readonly properties?: Partial<FlorinCommandPalette>;
  readonly beside?: Node;
}

/** A page with the palette, before a proxy that opens these rows and gives these answers. */
export async function openOffice({
  audience = 'operator',
  rows = OPERATOR,
  answers = {},
  properties,
  beside,
}: Office = {}) {
  const asked: string[] = [];
  const all: Record<string, Answers[string]> = {
    config: { environment: 'sandbox', serverTime: String(Date.UTC(2030, 0, 10)) },
    rows: { audience, rows },
    ...NOTHING,
    ...answers,
  };
  const fetch: Fetch = async (input, init) => {
    const url = new URL(input, location.href);
    const path = url.pathname.replace('/florin/', '');
    asked.push(path);
    const answer = all[path];
    const body = typeof answer === 'function' ? await answer(url, init.signal) : answer;
    if (!body) return refused(404, 'not-found');
    return body instanceof Response
      ? body.clone()
      : new Response(JSON.stringify(body), {
          headers: { 'content-type': 'application/json' },
        });
  };
  const opened = await openElement('florin-command-palette', {
    fetch,
    events: ['florin-before-result-open', 'florin-command-palette-failed'],
    ...(properties && { properties }),
    beside,
  });
  const { element, root, until } = opened;
  const dialog = () => root.querySelector('dialog')!;
  const field = () => root.querySelector<HTMLInputElement>('[part=search]')!;
  const choices = () => [...root.querySelectorAll<HTMLElement>('[role=option]')];
  const press = (key: string, init: KeyboardEventInit = {}): boolean =>
    field().dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }),
    );
  return {
    ...opened,
    all,
    /** Paths below the proxy that were asked for, in order. */
    asked,
    dialog,
    field,
    press,
    choices,
    /** What can be chosen, as it reads. */
    lines: () => choices().map(read),
    /** The line that Enter opens, as it reads. */
    active: () => read(root.getElementById(field().getAttribute('aria-activedescendant') ?? '')),
    show: async (state = 'ready'): Promise<void> => {
      element.show();
      await element.updateComplete;
      await opened.state(state);
    },
    type: async (text: string, init: InputEventInit = {}): Promise<void> => {
      field().value = text;
      field().dispatchEvent(new InputEvent('input', { bubbles: true, ...init }));
      await element.updateComplete;
    },
    says: (words: RegExp) => until(() => words.test(read(dialog())), `“${words}”`),
    happened: (name: string) => opened.events.filter(([each]) => each === name).map(([, detail]) => detail),
  };
}

/** An answer that is given when the test says so. */
export function later() {
  let give: (body: Body) => void = () => undefined;
  const answer = new Promise<Body>((resolve) => (give = resolve));
  return { answer: () => answer, give: (body: Body) => give(body) };
}
