import { callHook } from '../work/hooks.js';
import type { Audience, Identity } from '../audience.js';
import { Refusal } from '../refusal.js';
import type { Settings } from '../settings.js';
import { randomId } from './signing.js';

/** Who asks, and which attempts are theirs. */
export interface Caller {
  readonly audience: Audience | 'guest';
  readonly identity: Identity;
  /** Digests of what this caller goes by; an attempt belongs to one of them. The first owns what is begun now. */
  readonly owners: readonly string[];
  /** `Set-Cookie` of a guest who is new. */
  readonly cookie?: string | undefined;
}

const GUEST: Identity = { audience: 'shopper' };
const THIRTY_DAYS = 2_592_000;

/**
 * `__Host-` needs `Secure`, which browsers do not all grant to plain http. That exists in the sandbox and, for trying the
 * platform's test systems, on this machine; there the cookie goes by a name that promises less.
 */
function isPlain({ environment }: Settings, request: Request): boolean {
  const { protocol, hostname } = new URL(request.url);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return protocol === 'http:' && (environment === 'sandbox' || (environment === 'test' && isHere));
}

const cookieName = (isPlainHttp: boolean): string => (isPlainHttp ? 'florin-guest' : '__Host-florin-guest');

function readCookie(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  return cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

async function knownGuest(settings: Settings, request: Request): Promise<string | undefined> {
  if (settings.inPage) return 'page';
  const [id = '', signature = ''] =
    readCookie(request, cookieName(isPlain(settings, request)))?.split('.') ?? [];
  const isOurs = id !== '' && (await settings.signer.verify(signature, 'guest', id));
  return isOurs ? id : undefined;
}

async function newCookie(settings: Settings, request: Request, id: string): Promise<string> {
  const isPlainHttp = isPlain(settings, request);
  const value = `${id}.${await settings.signer.sign('guest', id)}`;
  const secure = isPlainHttp ? '' : '; Secure';
  return `${cookieName(isPlainHttp)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${THIRTY_DAYS}${secure}`;
}

/** Names of a person that outlast a session. An e-mail address is the same in capitals. */
export const lastingNames = ({ userId, email, shopperReference }: Identity) => ({
  userId,
  email: email?.trim().toLowerCase(),
  shopperReference,
});

export const isShopperReference = (name: unknown): name is string =>
  typeof name === 'string' && /^[^\p{Cc}]{3,256}$/u.test(name);

/** The name goes to the platform, so its bounds are checked here, where the merchant can see why. */
function checkIdentity(identity: Identity): Identity {
  const { shopperReference } = identity;
  if (shopperReference !== undefined && !isShopperReference(shopperReference))
    throw new Refusal('internal', { field: 'identify.shopperReference' });
  return identity;
}

/** Asks `identify`; a guest is known by cookie, and gets a new one where `mayBegin` says that something starts here. */
export async function readCaller(settings: Settings, request: Request, mayBegin: boolean): Promise<Caller> {
  const { signer, options } = settings;
  const identity = checkIdentity(
    (await callHook(options, 'identify', () => options.identify?.(request))) ?? GUEST,
  );
  const guest = await knownGuest(settings, request);
  const owners: string[] = [];
  if (identity.shopperReference)
    owners.push(await signer.sign('owner', 'shopper', identity.shopperReference));
  if (identity.session) owners.push(await signer.sign('owner', 'session', identity.session));
  const isNamed = owners.length > 0;
  if (guest) owners.push(await signer.sign('owner', 'guest', guest));
  const audience = isNamed || identity !== GUEST ? identity.audience : 'guest';
  if (owners.length > 0 || !mayBegin) return { audience, identity, owners };
  const id = randomId();
  return {
    audience,
    identity,
    owners: [await signer.sign('owner', 'guest', id)],
    cookie: await newCookie(settings, request, id),
  };
}
