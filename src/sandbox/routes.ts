import { checkoutClassic } from '../client/checkout-classic/index.js';
import { checkout } from '../client/checkout/index.js';
import { del, get, post, type Operation } from '../client/operation.js';
import type { FaultPlace } from './faults.js';
import type { Fields } from './fields.js';
import { details } from './operations/details.js';
import { deleteStored, listStored, paymentMethods } from './operations/methods.js';
import type { Run } from './operations/operation.js';
import { payments } from './operations/payments.js';
import { cancels, paymentsResult } from './operations/settled.js';

interface Route {
  readonly row: Operation;
  readonly place: FaultPlace;
  readonly run: Run;
}

/** What answers which row. Rows that no table has yet are named here, without a schema. */
const ROUTES: readonly Route[] = [
  { row: checkout.payments, place: 'payments', run: payments },
  { row: checkout.paymentDetails, place: 'details', run: details },
  { row: checkout.paymentMethods, place: 'paymentMethods', run: paymentMethods },
  { row: checkoutClassic.paymentResult, place: 'result', run: paymentsResult },
  { row: post('/cancels'), place: 'cancels', run: cancels },
  { row: get('/storedPaymentMethods'), place: 'storedPaymentMethods', run: listStored },
  {
    row: del('/storedPaymentMethods/{storedPaymentMethodId}'),
    place: 'storedPaymentMethods',
    run: deleteStored,
  },
];

export interface Match extends Route {
  readonly parameters: Fields;
  readonly version: number;
}

/** Finds the operation behind `/v71/payments`; `/checkout/v71/…`, the live form, is the same. */
export function matchOperation(method: string, path: string): Match | undefined {
  const [, version, rest] = /^(?:\/checkout)?\/v(\d{2})(\/.+)$/.exec(path) ?? [];
  if (!rest) return undefined;
  for (const route of ROUTES) {
    const parameters = method === route.row.method ? matchPath(route.row.path, rest) : undefined;
    if (parameters) return { ...route, parameters, version: Number(version) };
  }
  return undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchPath(template: string, path: string): Fields | undefined {
  const names = template.split('/');
  const values = path.split('/');
  const fits =
    names.length === values.length && names.every((name, at) => name.startsWith('{') || name === values[at]);
  if (!fits) return undefined;
  const named = names.flatMap((name, at) =>
    name.startsWith('{') ? [[name.slice(1, -1), decode(values[at] ?? '')]] : [],
  );
  return Object.fromEntries(named) as Fields;
}
