import { interfaces } from '../../client/interfaces.js';
import type { FaultPlace } from '../faults/faults.js';
import type { Match } from './routes.js';
import type { Simulation } from '../rows/simulation.js';
import type { State } from '../state/state.js';

/** Credentials that the sandbox accepts. Without either, any credential is accepted, but one there must be. */
export interface Credentials {
  /** The one `X-API-Key` that is known. */
  readonly apiKey: string | undefined;
  /** The password of every web-service user. With a key and no password, there are none. */
  readonly password: string | undefined;
}

/** A web-service user's name, `<ws_user>@<scope>`, and password, as basic authentication brings them. */
interface User {
  readonly name: string;
  readonly password: string;
}

function userOf(request: Request): User | undefined {
  const [, encoded = ''] =
    /^Basic +([\d+/A-Za-z]+={0,2})$/.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    const [, name = '', password = ''] = /^([^:@]+@[^:@]+):(.+)$/.exec(atob(encoded)) ?? [];
    return name && password ? { name, password } : undefined;
  } catch {
    return undefined;
  }
}

const takesUsers = (name: Simulation['name']): boolean => {
  const known: { readonly credentials: readonly string[] } | undefined = Object.hasOwn(interfaces, name)
    ? interfaces[name as keyof typeof interfaces]
    : undefined;
  return known?.credentials.includes('basic') ?? false;
};

/**
 * An API key opens everything. Of the two web-service users that a merchant is given for payouts, `storePayout_…` may store
 * and submit, `reviewPayout_…` may confirm and decline, and neither may do anything else.
 */
function mayDo({ name }: User, place: FaultPlace): boolean {
  const isReview = place === 'payout.confirmPayout' || place === 'payout.declinePayout';
  if (name.startsWith('reviewPayout')) return isReview;
  if (name.startsWith('storePayout')) return place.startsWith('payout.') && !isReview;
  return true;
}

type Wanted = Pick<Match, 'around' | 'place'>;

/** Lets a request in, or refuses by throwing. Gives headers of the answer through `say`, whichever of the two it is. */
export function admit(
  state: State,
  { around, place }: Wanted,
  request: Request,
  { apiKey, password }: Credentials,
  say: (headers: Readonly<Record<string, string>>) => void,
): void {
  const turnAway = (): never => {
    say(around.turnedAway?.(state) ?? {});
    throw around.refusals.unauthorised();
  };
  const key = around.credentialOf ? around.credentialOf(request) : request.headers.get('x-api-key');
  if (key) {
    if (apiKey !== undefined && key !== apiKey) turnAway();
    say(around.admit?.(state, key) ?? {});
    return;
  }
  const user = takesUsers(around.name) ? userOf(request) : undefined;
  if (!user) return turnAway();
  const isKnown = password === undefined ? apiKey === undefined : user.password === password;
  if (!isKnown) turnAway();
  if (!mayDo(user, place)) throw around.refusals.forbidden();
}
