import { inCloudflareWorkers } from '../facts/cloudflare-workers.js';
import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';

import type { Operation } from '../client/index.js';
import { exportJournal, type JournalWindow } from './ledger/journal-export.js';
import { operator } from '../client/operator/index.js';
import { shopper } from '../client/shopper/index.js';
import { answerOperator } from './operator/answer-operator.js';
import { opensToStaff } from './operator/staff-rows.js';
import { attempt } from './paying/attempt-reply.js';
import { clientAddress } from './edge/client-address.js';
import { config } from './contract/config.js';
import { reportOn, type InterfaceReport } from './contract/report.js';
import { createServices, type Call, type Services, type Reply } from './services.js';
import type { Background } from './work/background.js';
import { listCauses } from './donating/causes.js';
import { donate } from './donating/donate.js';
import { details } from './paying/details.js';
import { answerOffer } from './rows/answer-offer.js';
import { ownHeaders } from './rows/read-fields.js';
import { openRows, opensTo, operationOf, unknownInEnable } from './rows/offered-rows.js';
import { otherMethod, type Taken } from './rows/other-method.js';
import { eraseShopper, type Erased, type Erasure } from './policy/erase.js';
import { fence, reserve } from './paying/fence.js';
import { actionFrame, cardFrame, secretFrame } from './edge/frames.js';
import { readCaller } from './edge/identity.js';
import { methods } from './paying/methods.js';
import { applePaySession } from './paying/apple-pay.js';
import { cancel } from './paying/cancel-waiting.js';
import { charge, type Charge, type Charged } from './paying/charge.js';
import { notifications } from './notifications/notifications.js';
import type { ProxyOptions } from './options.js';
import { answerPicture } from './platform/own-listings.js';
import { checkOrigin } from './edge/origin.js';
import { cardHints } from './paying/card-hints.js';
import { giftCardBalance } from './paying/gift-card-balance.js';
import { pay } from './paying/pay.js';
import { priceDelivery } from './paying/price-delivery.js';
import { removeParts } from './paying/remove-parts.js';
import { json, Refusal } from './refusal.js';
import { checkPath, readInput, readKey } from './edge/request-checks.js';
import { closeProxy, type CloseOptions } from './operating/close.js';
import { healthz, readyz } from './operating/health.js';
import { readSettings } from './settings.js';
import { ProxyStartError } from './start-checks.js';
import { reconcile, Upkeep } from './operating/upkeep.js';
import { trace, type Trace } from './edge/trace.js';

export interface ProxyHandler {
  /**
   * Answers one request. Node's adapter and edge runtimes hand over `env` and `context`; leave
   * them out where there are none.
   */
  (request: Request, env?: unknown, context?: ProxyContext): Promise<Response>;
  /**
   * Finishes what was begun and interrupted: a server does it by itself each minute, an edge worker from a schedule of
   * yours. Never rejects.
   */
  reconcile(): Promise<void>;
  /**
   * Forgets whose attempts a shopper's were, and with which card; that orders are paid stays known. `waiting` says how many
   * attempts are not over yet: ask again for them later. For your own server alone, where a person asks to be forgotten.
   */
  erase(who: Erasure): Promise<Erased>;
  /**
   * Charges a stored card of a shopper who is not there, for an order of yours: a subscription, or a debt that they agreed to. Paid
   * once, as from a page. For your own server alone. Rejects where your ledger cannot be reached: ask again with the same `key`.
   */
  charge(asked: Charge): Promise<Charged>;
  /**
   * The journal of all that staff and sellers asked for, line by line: JSON with its line break, one entry a line, each with its
   * hash. `verifyJournal` tells whether it is whole. For your own server alone.
   */
  exportJournal(window?: JournalWindow): AsyncIterable<string>;
  /** Which interfaces can be called, and what keeps the others closed: `printReport` makes lines of it for where a server starts. */
  report(): readonly InterfaceReport[];
  /**
   * Stops the proxy: what is new is answered 503, what is under way is finished or stands in the ledger, hooks are told, the
   * ledger is closed. Call it once your server takes no more connections. Never rejects.
   */
  close(options?: CloseOptions): Promise<void>;
}

export interface ProxyContext {
  waitUntil?(work: Promise<unknown>): void;
}

type Answering = (services: Services, call: Call, input: never, key: string) => Promise<Reply>;
type Parameters = Readonly<Record<string, string>>;

/** One for each row of the shopper's table, by its name. */
const ANSWERING: Readonly<Record<keyof typeof shopper, Answering>> = {
  methods,
  pay,
  details,
  attempt,
  fence,
  cancel,
  reserve,
  applePaySession,
  priceDelivery,
  giftCardBalance,
  cardHints,
  removeParts,
  listCauses,
  donate,
};

interface Surroundings {
  readonly services: Services;
  readonly request: Request;
  readonly env: unknown;
  readonly context: ProxyContext | undefined;
  readonly trace: Trace;
}

/** `/attempts/{key}` in the router's spelling. */
const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Makes the proxy that stands between your pages and the platform: a fetch handler that holds the keys. Throws a
 * `ProxyStartError` that names every option missing or refused.
 */
export function createProxy(options: ProxyOptions): ProxyHandler {
  const settings = readSettings(options);
  checkEnable(options);
  const services = createServices(settings);
  settings.meters.watch(() => services.ledger.backlog(), settings.now);
  const upkeep = new Upkeep(services);
  const app = createRoutes(services);
  if (isServer(services)) void upkeep.start(true);
  const handle = async (request: Request, env?: unknown, context?: ProxyContext): Promise<Response> => {
    const surroundings = { request, env, context };
    const started = upkeep.start(isServer(services));
    context?.waitUntil?.(started);
    return services.running.track(Promise.resolve(app.fetch(request, { surroundings } as never)));
  };
  let closing: Promise<void> | undefined;
  return Object.assign(handle, {
    report: () => reportOn(settings),
    reconcile: () => reconcile(services),
    charge: (asked: Charge) => charge(services, asked),
    exportJournal: (window: JournalWindow = {}) => exportJournal(services.ledger, window),
    erase: (who: Erasure) => eraseShopper(services, who),
    close: (how: CloseOptions = {}) => (closing ??= closeProxy(services, upkeep, how)),
  });
}

function checkEnable(options: ProxyOptions): void {
  const unknown = unknownInEnable(options).map(
    (name) => `'${name}' in enable, which names no row that is closed`,
  );
  if (unknown.length > 0) throw new ProxyStartError(options.environment, [], unknown);
}

/** An edge worker may do nothing before its first request; a server finds out now whether its ledger opens. */
const isServer = ({ settings }: Services): boolean =>
  !settings.inPage && !inCloudflareWorkers() && 'process' in globalThis;

type Bindings = { Bindings: { surroundings: Omit<Surroundings, 'services' | 'trace'> } };

function createRoutes(services: Services): Hono<Bindings> {
  const { settings } = services;
  // Hono's default tries another router first, which knows no ids in the middle of paths, and ends here.
  const app = new Hono<Bindings>({ router: new TrieRouter() });
  const taken = new Map<string, Taken[]>();
  const on = (
    method: string,
    path: string,
    operation: string,
    answer: (around: Surroundings, parameters: Parameters) => Promise<Response>,
    rules: Omit<Taken, 'method'> = {},
  ): void => {
    const route = settings.mount + routePath(path);
    taken.set(route, [...(taken.get(route) ?? []), { method, ...rules }]);
    app.on(method, route, (c) =>
      trace(settings, operation, c.req.raw, async (trace) => {
        services.running.checkOpen();
        return answer({ services, trace, ...c.env.surroundings }, c.req.param() as Parameters);
      }),
    );
  };
  for (const [name, row] of Object.entries(shopper) as [keyof typeof shopper, Operation][])
    on(row.method, row.path, `${row.method} ${row.path}`, (around, parameters) =>
      answerRow(around, row, ANSWERING[name], parameters),
    );
  for (const offered of openRows(settings.options))
    on(
      offered.row.method,
      `/${offered.offer.name}${offered.row.path}`,
      operationOf(offered),
      (around, parameters) =>
        answerCall(around, false, (call) => answerOffer(services, call, offered, parameters)),
      {
        opens: (audience) => opensTo(settings.options, audience, offered),
        headers: ownHeaders(offered.row),
      },
    );
  for (const row of Object.values<Operation>(operator))
    on(
      row.method,
      row.path,
      `${row.method} ${row.path}`,
      (around, parameters) =>
        answerCall(around, false, (call) => answerOperator(services, call, row, parameters)),
      { opens: (audience) => opensToStaff(row, audience) },
    );
  on('POST', '/notifications', 'POST /notifications', ({ services, trace, request, context }) =>
    notifications(services, backgroundOf(services, trace, context), request),
  );
  on('GET', '/config', 'GET /config', async () => json(200, config(settings)));
  on('GET', '/listings/images/{listingId}/{file}', 'GET /listings/images', ({ request }) =>
    answerPicture(settings.listings, request),
  );
  on('GET', '/openapi.json', 'GET /openapi.json', contract);
  on('GET', '/card-frame/:protocol/frame.html', 'GET /card-frame', ({ request }, { protocol = '' }) =>
    cardFrame(settings, request, protocol),
  );
  on('GET', '/action-frame/:protocol', 'GET /action-frame', ({ request }, { protocol = '' }) =>
    actionFrame(settings, request, protocol),
  );
  on('GET', '/secret-frame/:protocol/frame.html', 'GET /secret-frame', ({ request }, { protocol = '' }) =>
    secretFrame(settings, request, protocol),
  );
  app.get(`${settings.mount}/healthz`, healthz);
  app.get(`${settings.mount}/readyz`, () => readyz(services));
  for (const [route, methods] of taken)
    app.all(route, (c) =>
      trace(settings, 'other method', c.req.raw, () => otherMethod(settings, c.req.raw, methods)),
    );
  app.notFound((c) =>
    trace(settings, 'unknown path', c.req.raw, async () => {
      throw new Refusal('not-found');
    }),
  );
  return app;
}

/** Loaded when it is first asked for: it describes every schema there is. */
async function contract({ services: { settings }, request, trace }: Surroundings): Promise<Response> {
  checkOrigin(settings, request);
  const { audience } = await readCaller(settings, request, false);
  trace.audience = audience;
  const { serveContract } = await import('./contract/serve-contract.js');
  return serveContract(settings, request, audience);
}

const backgroundOf = (services: Services, trace: Trace, context: ProxyContext | undefined): Background => ({
  traced: trace.traced,
  note: (word) => trace.notes.push(word),
  keepAlive: (work) => {
    const surviving = services.running.track(work.catch(() => undefined));
    context?.waitUntil?.(surviving);
  },
});

/** Everything that is true of all rows: where from, and who; then the row's own answer. */
async function answerCall(
  { services, request, env, context, trace }: Surroundings,
  mayBegin: boolean,
  answering: (call: Call) => Promise<Reply>,
): Promise<Response> {
  const { settings } = services;
  const origin = checkOrigin(settings, request);
  const caller = await readCaller(settings, request, mayBegin);
  trace.audience = caller.audience;
  if (caller.cookie !== undefined) trace.headers['set-cookie'] = caller.cookie;
  const call: Call = {
    request,
    caller,
    origin,
    address: clientAddress(settings, request, env),
    headers: trace.headers,
    ...backgroundOf(services, trace, context),
  };
  const { status, body, outcome } = await answering(call);
  trace.outcome = outcome ?? 'ok';
  return json(status, body);
}

/** A row of the shopper's own table. What is asked is read before who asks, so that nonsense starts no session. */
async function answerRow(
  around: Surroundings,
  row: Operation,
  answering: Answering,
  parameters: Parameters,
): Promise<Response> {
  const { services, request } = around;
  checkPath(request, parameters);
  checkOrigin(services.settings, request);
  const key = readKey(row, request);
  const input = await readInput(services.settings, row, request);
  const fields = { ...(input as object), ...parameters };
  return answerCall(around, row.method === 'POST', (call) => answering(services, call, fields as never, key));
}
