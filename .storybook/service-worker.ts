/// <reference lib="webworker" />
import { PGlite } from '@electric-sql/pglite';

import { bind, createClient } from '../src/client/index.js';
import { listings } from '../src/client/listings/index.js';
import type { Identity, ProxyOptions } from '../src/proxy/index.js';
import { createProxy, memoryLedger, platformNotifications } from '../src/proxy/index.js';
import { createSandbox, schemasOf, type Sandbox } from '../src/sandbox/index.js';
import {
  SANDBOX_HEADER,
  type ChangeSandbox,
  type OpenedSandbox,
  type OpenSandbox,
  type SandboxFault,
  type SandboxSettings,
} from './sandbox-messages.js';

declare const self: ServiceWorkerGlobalScope;

type Handler = (request: Request) => Promise<Response>;

/** A proxy and the sandbox behind it, both with books of their own. */
interface World {
  readonly proxy: Handler;
  readonly bank: Sandbox;
  settings: SandboxSettings;
}

const base = new URL(self.registration.scope).pathname;
const MOUNT = `${base}florin`;
const BANK = new RegExp(`^${base}bank/([a-z0-9]+)/`);
const worlds = new Map<string, Promise<World>>();

/**
 * One PostgreSQL for the marketplaces of all stories, bundled in because a service worker may import nothing later. What it
 * reads at its start lies beside this script.
 */
const databaseOf = schemasOf(async () => {
  const image = await fetch(`${base}database.tar.gz`);
  return PGlite.create({ loadDataDir: await image.blob() });
});

/** The proxy as the story wants it: working, broken, or answering something else. */
async function answer({ proxy, settings }: World, request: Request): Promise<Response> {
  const { offline, proxyAnswers } = settings;
  if (offline || proxyAnswers === 'broken') return Response.error();
  if (proxyAnswers === 'silent') return new Promise(() => undefined);
  if (!proxyAnswers) return proxy(request);
  const { status, body = '{}', contentType = 'application/json', silentTo } = proxyAnswers;
  if (silentTo && new URL(request.url).pathname.endsWith(silentTo)) return new Promise(() => undefined);
  return new Response(body, { status, headers: { 'content-type': contentType } });
}

function plan({ faults }: Sandbox, { place, fault }: SandboxFault): void {
  if (typeof fault === 'string' || fault.kind !== 'change') return faults.always(place, fault);
  const { fields } = fault;
  faults.always(place, { kind: 'edit', edit: (body) => ({ ...body, ...fields }) });
}

/** A person who sells in every marketplace. */
async function seller(bank: Sandbox): Promise<Identity> {
  const options = { baseUrl: bank.origin, headers: { 'x-api-key': 'sandbox' }, fetch: bank.fetch };
  const market = bind(createClient(options), listings);
  const { id: userId, email } = await market.getUserByEmail({ email: 'seller@example.com' });
  return { audience: 'seller', userId, email };
}

/** Orders of the marketplace have numbers of their own; any other reference is an order that a story made up. */
const isOfMarketplace = (reference: string): boolean => reference.startsWith('FL-');

/** Whom the story's shop has before it. */
async function identityOf({ settings, bank }: World, session: string): Promise<Identity> {
  const { isOperator, isApprover, isSeller, shopperReference, email, legalEntities } = settings;
  if (isApprover) return { audience: 'approver', session, email: email ?? 'anna@shop.example' };
  if (isSeller) return { ...(await seller(bank)), session };
  if (legalEntities && !isOperator) return { audience: 'seller', session, legalEntities };
  return { audience: isOperator ? 'operator' : 'shopper', session, shopperReference, email };
}

/** What the platform signs its notifications with: in a story, both ends are this worker. */
const HMAC_KEY = '00112233445566778899AABBCCDDEEFF'.repeat(2);

const MERCHANT_ACCOUNT = 'FlorinStories';

/** What rows need that no browser may say. Operators of a story may work in all accounts of its company. */
function supplied({ operation, input }: Parameters<NonNullable<ProxyOptions['supply']>>[0]) {
  if (operation === 'legal-entity.createOnboardingLink')
    return { redirectUrl: `${self.location.origin}${base}?florin-onboarding=returned` };
  return operation.startsWith('terminal-management.')
    ? { companyAccount: 'FlorinCompany', merchantAccount: input['merchantAccount'] }
    : { balancePlatform: 'FlorinPlatform' };
}

async function createWorld({ id, settings, returnUrl }: OpenSandbox): Promise<World> {
  const url = `${self.location.origin}${MOUNT}/notifications`;
  const bank = await createSandbox({
    notifications: { url, hmacKey: HMAC_KEY, send: (request) => proxy(request) },
    origin: `${self.location.origin}${base}bank/${id}`,
    seed: id,
    merchantAccount: MERCHANT_ACCOUNT,
    listings: { connection: databaseOf(id), count: settings.listingCount },
  });
  for (const fault of settings.faults ?? []) plan(bank, fault);
  const proxy = createProxy({
    environment: 'sandbox',
    mount: MOUNT,
    merchantAccount: MERCHANT_ACCOUNT,
    apiKey: 'sandbox',
    secret: 'a secret that keeps nothing, for stories only',
    cardPublicKey: bank.publicKey,
    ledger: memoryLedger(),
    notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }),
    inPage: true,
    // An answer that is lost on purpose is given up at once.
    platform: { fetch: bank.fetch, pause: 10, budget: 50 },
    // A story has no hour to wait until something counts as unsettled.
    upkeep: { cancelUnknownAfter: 0, cancelAbandonedAfter: 0 },
    enable: [
      'checkout.listStoredPaymentMethods',
      'checkout.deleteStoredPaymentMethod',
      ...(settings.addsCards ? ['checkout.createStoredPaymentMethod'] : []),
      'balance-platform.getPublicKey',
      'balance-platform.revealPaymentInstrument',
      'balance-platform.revealPin',
      'balance-platform.changePin',
    ],
    // Who asks in a story has just given a second factor.
    confirmIdentity: () => Date.now(),
    identify: () => identityOf(world, id),
    resolveOrder: async (reference) => {
      const { knowsNoOrder, amount = { value: 4990, currency: 'EUR' } } = world.settings;
      if (knowsNoOrder) return null;
      const order = isOfMarketplace(reference) ? await bank.orders.find(reference) : undefined;
      return { amount: order?.totals.total ?? amount, returnUrl };
    },
    donations: {},
    ...(settings.hasCardHints && { cardHints: { cost: true, authentication: true } }),
    holdOrder: () => world.settings.isSoldOut !== true,
    // A story does not wait half a day until a hook is given up.
    hooks: { tries: 1 },
    onSettled: async (reference, outcome) => {
      if (world.settings.isShopBroken) throw new Error('The shop’s own system is broken.');
      if (isOfMarketplace(reference) && outcome === 'paid') await bank.orders.move(reference, 'paid');
    },
    supply: (request) => supplied(request),
  });
  const world: World = { proxy, bank, settings };
  return world;
}

/** A page or a frame of a world that this worker no longer knows finds a new one, with empty books. */
function worldOf(id: string): Promise<World> {
  const known = worlds.get(id);
  if (known) return known;
  const returnUrl = self.registration.scope;
  const world = createWorld({ type: 'open', id, keep: false, returnUrl, settings: {} });
  worlds.set(id, world);
  return world;
}

async function change({ id, settings }: ChangeSandbox): Promise<World> {
  const world = await worldOf(id);
  for (const fault of settings.faults ?? []) plan(world.bank, fault);
  world.settings = { ...world.settings, ...settings };
  return world;
}

async function hear(message: OpenSandbox | ChangeSandbox, port: MessagePort | undefined): Promise<void> {
  if (message.type === 'open' && !(message.keep && worlds.has(message.id)))
    worlds.set(message.id, createWorld(message));
  const { bank } = message.type === 'open' ? await worldOf(message.id) : await change(message);
  port?.postMessage({ publicKey: bank.publicKey } satisfies OpenedSandbox);
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const message = event.data as OpenSandbox | ChangeSandbox | 'stay';
  if (message !== 'stay') event.waitUntil(hear(message, event.ports[0]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const bank = BANK.exec(pathname);
  if (bank?.[1]) return event.respondWith(worldOf(bank[1]).then((world) => world.bank(request)));
  const isFrame = /^\/(?:card|secret)-frame\//.test(pathname.slice(MOUNT.length));
  if (!pathname.startsWith(`${MOUNT}/`) || isFrame) return;
  const id = request.headers.get(SANDBOX_HEADER) ?? 'default';
  event.respondWith(worldOf(id).then((world) => answer(world, request)));
});
