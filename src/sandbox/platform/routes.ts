import { checkoutClassic } from '../../client/checkout-classic/index.js';
import { checkout } from '../../client/checkout/index.js';
import { interfaces, type InterfaceName } from '../../client/interfaces.js';
import { del, get, post, type Operation } from '../../client/operation.js';
import { matchPath } from '../../client/wire/match-path.js';
import { inClassicWords } from '../checkout-classic/answers.js';
import type { FaultPlace } from '../faults/faults.js';
import type { Fields } from '../refusals/fields.js';
import { details } from '../checkout/paying/details.js';
import { deleteStored, listStored, paymentMethods } from '../checkout/paying/methods.js';
import type { Run } from '../rows/operation.js';
import { payments } from '../checkout/paying/payments.js';
import { cancels, paymentsResult } from '../checkout/paying/settled.js';
import { runnerOf } from './runner.js';
import { serviceRefusals } from '../refusals/service-error.js';
import type { Simulation } from '../rows/simulation.js';
import { SIMULATIONS } from './simulations.js';

interface Route {
  readonly row: Operation;
  readonly place: FaultPlace;
  readonly run: Run;
}

/** Rows that look at a request themselves, because the platform's words for what is wrong with a payment are their own. */
const ROUTES: readonly Route[] = [
  { row: checkout.payments, place: 'payments', run: inClassicWords(payments) },
  { row: checkout.paymentDetails, place: 'details', run: inClassicWords(details) },
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

/** `/v71/payments`; `/checkout/v71/…`, the live form, is the same. */
const CHECKOUT = /^(?:\/checkout)?\/v(\d{2})(?=\/)/;

type Surroundings = Pick<
  Simulation,
  'name' | 'refusals' | 'credentialOf' | 'ignoredQuery' | 'admit' | 'turnedAway'
>;

export interface Match extends Route {
  readonly parameters: Fields;
  readonly version: number | undefined;
  readonly around: Surroundings;
}

interface Candidate extends Match {
  readonly specificity: number;
}

/** A request that no row is for. */
export interface Miss {
  /** Of the interface that the path belongs to. */
  readonly around: Surroundings;
  readonly place: FaultPlace;
  /** Methods that the path takes; empty where there is no such path. */
  readonly methods: readonly string[];
}

interface Group {
  readonly prefix: RegExp;
  readonly around: Surroundings;
  readonly routes: readonly Route[];
}

const GROUPS: readonly Group[] = [
  { prefix: CHECKOUT, around: { name: 'checkout', refusals: serviceRefusals }, routes: ROUTES },
  ...SIMULATIONS.map((simulation) => ({
    prefix: simulation.prefix,
    around: simulation,
    routes: Object.entries(simulation.table).map(([name, row]) => ({
      row,
      place: `${simulation.name}.${name}` as const,
      run: runnerOf(simulation, name, row),
    })),
  })),
];

/** Versions go from 1 to the one that the table describes: what is sent under a later one may mean something else. */
function isKnown({ name }: Surroundings, version: string | undefined): boolean {
  if (version === undefined) return true;
  const known = interfaces[name as InterfaceName];
  return 'version' in known && Number(version) >= 1 && Number(version) <= known.version;
}

/** Finds the operation behind a method and a path. Of two rows that fit, the one with fewer parameters is meant. */
export function matchOperation(method: string, path: string): Match | undefined {
  for (const group of GROUPS) {
    const match = find(group, method, path);
    if (match) return match;
  }
  return undefined;
}

/**
 * Says what is wrong with a method and a path that no row has. A path without a prefix may belong to any interface, and is one of an
 * interface only where a row has it or the request comes with a key.
 */
export function missOf(method: string, path: string, hasKey: boolean): Miss | undefined {
  const near = GROUPS.flatMap(({ prefix, around, routes }) => {
    const [start, version] = prefix.exec(path) ?? [];
    if (start === undefined) return [];
    const fitting = isKnown(around, version)
      ? routes.filter(({ row }) => matchPath(row.path, path.slice(start.length)))
      : [];
    return [{ around, hasPrefix: start !== '' || path.startsWith('/scim/'), fitting }];
  });
  const own = near.filter(({ hasPrefix }) => hasPrefix);
  const known = (own.length > 0 ? own : near).filter(({ fitting }) => fitting.length > 0);
  const around = (known[0] ?? own[0] ?? (hasKey ? near.at(-1) : undefined))?.around;
  if (!around) return undefined;
  const methods = new Set(known.flatMap(({ fitting }) => fitting.map(({ row }) => row.method)));
  return { around, place: `${around.name}.${method}`, methods: [...methods] };
}

function find({ prefix, around, routes }: Group, method: string, path: string): Match | undefined {
  const [start, version] = prefix.exec(path) ?? [];
  if (start === undefined || !isKnown(around, version)) return undefined;
  const found = routes.flatMap((route): Candidate[] => {
    const parameters =
      method === route.row.method ? matchPath(route.row.path, path.slice(start.length)) : undefined;
    if (!parameters) return [];
    const specificity = -Object.keys(parameters).length;
    return [{ ...route, parameters, version: version ? Number(version) : undefined, around, specificity }];
  });
  return found.toSorted((a, b) => b.specificity - a.specificity)[0];
}
