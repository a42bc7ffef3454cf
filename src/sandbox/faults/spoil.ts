import type { Fault } from './faults.js';
import { member, type Fields } from '../refusals/fields.js';

type Edit = (body: Fields) => unknown;

const STRANGE_ACTION = { type: 'sandboxUnheardOf', paymentMethodType: 'scheme' };

/** Faults that change what an answer says. */
const EDITS = new Map<Fault['kind'], Edit>([
  ['unknown-result', (body) => ({ ...body, resultCode: 'SandboxUnheardOf' })],
  [
    'unknown-action',
    ({ pspReference: _, ...body }) => ({ ...body, resultCode: 'RedirectShopper', action: STRANGE_ACTION }),
  ],
  ['wrong-amount', (body) => ({ ...body, amount: otherAmount(member(body, 'amount')) })],
  ['wrong-reference', (body) => ({ ...body, merchantReference: 'somebody-elses-reference' })],
  ['no-reference', ({ pspReference: _, ...body }) => body],
  ['authorised-with-action', (body) => ({ action: STRANGE_ACTION, ...body, resultCode: 'Authorised' })],
]);

const otherAmount = (amount: unknown): Fields => {
  const value = member(amount, 'value');
  return { currency: member(amount, 'currency') ?? 'EUR', value: typeof value === 'number' ? value + 1 : 1 };
};

export const editBody = (faults: readonly Fault[], body: Fields): unknown =>
  faults.reduce<unknown>((edited, fault) => {
    const edit = fault.kind === 'edit' ? fault.edit : EDITS.get(fault.kind);
    return edit ? edit(edited as Fields) : edited;
  }, body);

const HTML = '<!doctype html><title>Service</title><p>Please sign in to the network.</p>';

/** Faults that spoil how an answer travels. */
export async function spoilResponse(faults: readonly Fault[], response: Response): Promise<Response> {
  let spoilt = response;
  for (const fault of faults) spoilt = await spoilOnce(fault, spoilt);
  return spoilt;
}

async function spoilOnce(fault: Fault, response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const bytes = async (): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());
  switch (fault.kind) {
    case 'truncate': {
      const whole = await bytes();
      return new Response(whole.slice(0, Math.floor(whole.length / 2)), { status, headers });
    }
    case 'wrong-type':
      headers.set('content-type', 'text/plain;charset=utf-8');
      return new Response(await response.text(), { status, headers });
    case 'html':
      headers.set('content-type', 'text/html;charset=utf-8');
      return new Response(HTML, { status: 200, headers });
    case 'reset-body':
      return new Response(brokenStream(await bytes()), { status, headers });
    case 'slow-body':
      return new Response(slowStream(await bytes(), 'ms' in fault ? fault.ms : undefined), {
        status,
        headers,
      });
    default:
      return response;
  }
}

function brokenStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('The connection was reset'));
      else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
      sent = true;
    },
  });
}

function slowStream(bytes: Uint8Array, ms = 1000): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / 20));
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream({
    async pull(controller) {
      await new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
      if (at >= bytes.length) controller.close();
    },
    cancel: () => clearTimeout(timer),
  });
}
