import type { ProxyHandler } from '../../src/proxy/index.js';

export type Serving = (request: Request) => Promise<Response>;
type Fault = (proxy: ProxyHandler) => Serving;

const pathOf = ({ url }: Request): string => new URL(url).pathname.replace('/florin', '');

/** Answers with something else where a path fits. */
const instead =
  (path: RegExp, answer: (request: Request, proxy: ProxyHandler) => Response | Promise<Response>): Fault =>
  (proxy) =>
  async (request) =>
    path.test(pathOf(request)) ? answer(request, proxy) : proxy(request);

/** Changes headers of every answer where a path fits. */
const headers = (path: RegExp, change: (headers: Headers, request: Request) => void): Fault =>
  instead(path, async (request, proxy) => {
    const response = await proxy(request);
    change(response.headers, request);
    return response;
  });

/** Asks the proxy something else than was asked. */
const asking = (path: RegExp, change: (request: Request, body: string) => Request): Fault =>
  instead(path, async (request, proxy) => proxy(change(request, request.body ? await request.text() : '')));

const PAY = /^\/checkout\/payments$/;
const CARD = /^\/card-frame\/1/;

const withBody = (request: Request, body: string, more: Readonly<Record<string, string>> = {}): Request =>
  new Request(request.url, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), ...more },
    ...(body !== '' && { body }),
  });

const editing = (path: RegExp, edit: (body: Record<string, unknown>) => unknown): Fault =>
  asking(path, (request, body) => {
    try {
      const parsed = JSON.parse(body) as Record<string, unknown>;
      return withBody(request, JSON.stringify(Array.isArray(parsed) ? parsed : edit(parsed)));
    } catch {
      return withBody(request, body);
    }
  });

const answering = (
  path: RegExp,
  edit: (body: Record<string, unknown>) => unknown,
  isMeant: (request: Request) => boolean = () => true,
): Fault =>
  instead(path, async (request, proxy) => {
    const response = await proxy(request);
    if (response.status >= 300 || !isMeant(request)) return response;
    const body = edit((await response.json()) as Record<string, unknown>);
    return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
  });

const STRICT = { content: { 'application/json': { schema: { additionalProperties: false } } } };

let pays = 0;

/** Mistakes that a merchant's own proxy may make, and what the command says of each. */
export const FAULTS: Readonly<Record<string, readonly [fault: Fault, complaint: RegExp]>> = {
  'a cache may keep answers': [
    headers(/./, (all) => all.set('cache-control', 'max-age=60')),
    /config: header cache-control/,
  ],
  'answers can be sniffed': [
    headers(/./, (all) => all.delete('x-content-type-options')),
    /x-content-type-options: expected nosniff, found none/,
  ],
  'answers have no policy': [
    headers(/./, (all) => all.delete('content-security-policy')),
    /header content-security-policy/,
  ],
  'answers have no id': [headers(/./, (all) => all.delete('x-request-id')), /x-request-id: expected one/],
  'every origin may read': [
    headers(/./, (all) => all.set('access-control-allow-origin', '*')),
    /expected an origin by name, found \*/,
  ],
  'the origin is reflected': [
    headers(PAY, (all, request) =>
      all.set('access-control-allow-origin', request.headers.get('origin') ?? 'null'),
    ),
    /lets https:\/\/florin-verify\.invalid read the answer/,
  ],
  'an old frame': [
    instead(CARD, async (request, proxy) => {
      const response = await proxy(request);
      return new Response((await response.text()).replace('<script', '<script>1</script><script'), response);
    }),
    /card-frame\/1\/frame\.html: the document is not the one of this release/,
  ],
  'a frame with a looser policy': [
    headers(CARD, (all) =>
      all.set(
        'content-security-policy',
        (all.get('content-security-policy') ?? '').replace("connect-src 'none'", 'connect-src *'),
      ),
    ),
    /expected connect-src 'none', found connect-src \*/,
  ],
  'a frame that any page may embed': [
    headers(CARD, (all) =>
      all.set(
        'content-security-policy',
        (all.get('content-security-policy') ?? '').replace("frame-ancestors 'self'", 'frame-ancestors *'),
      ),
    ),
    /frame-ancestors that name each origin, found \*/,
  ],
  'a frame without a sandbox': [
    headers(CARD, (all) =>
      all.set(
        'content-security-policy',
        (all.get('content-security-policy') ?? '').replace('; sandbox allow-scripts', ''),
      ),
    ),
    /expected sandbox allow-scripts, found none/,
  ],
  'a frame that leaks referrers': [
    headers(CARD, (all) => all.delete('referrer-policy')),
    /referrer-policy: expected no-referrer/,
  ],
  'a frame that is never fresh': [
    asking(CARD, (request) => withBody(request, '', { 'if-none-match': '' })),
    /If-None-Match: expected 304, found 200/,
  ],
  'an action frame that may load anything': [
    headers(/^\/action-frame\/1/, (all) => all.set('content-security-policy', "frame-ancestors 'self'")),
    /action-frame\/1: content-security-policy: expected default-src 'none'/,
  ],
  'frames of every protocol': [
    asking(/^\/card-frame\/999/, (request) => new Request(request.url.replace('999', '1'), request)),
    /card-frame\/999\/frame\.html: expected 404, found 200/,
  ],
  'other methods': [
    asking(/^\/config/, (request) => new Request(request.url)),
    /DELETE \/config: expected 405 method-not-allowed, found 200/,
  ],
  'bodies of any type': [
    asking(PAY, (request, body) => withBody(request, body, { 'content-type': 'application/json' })),
    /as a form: expected 415/,
  ],
  'pages of any site': [
    asking(PAY, (request, body) => withBody(request, body, { origin: new URL(request.url).origin })),
    /from another site: expected 403 origin-refused/,
  ],
  'card data in clear': [
    editing(PAY, ({ cvc: _, ...body }) => body),
    /with cvc in clear: expected 422 clear-card-data/,
  ],
  'what is called encrypted and is not': [
    editing(PAY, (body) => {
      const method = Object(body['paymentMethod']) as Record<string, unknown>;
      return { ...body, paymentMethod: { ...method, encryptedCardNumber: method['encryptedExpiryMonth'] } };
    }),
    /with 7 for encrypted: expected 422 clear-card-data/,
  ],
  'a card number in an error': [
    instead(PAY, async (request, proxy) => {
      const body = await request.clone().text();
      const response = await proxy(request);
      return new Response(
        `${await response.text()}${body.includes('4111111111111111') ? '4111111111111111' : ''}`,
        response,
      );
    }),
    /repeats the card number/,
  ],
  'unknown fields': [
    editing(PAY, ({ merchantAccount: _, ...body }) => body),
    /with merchantAccount: expected 422 invalid-request merchantAccount/,
  ],
  'any amount': [
    editing(PAY, (body) => ({ ...body, amount: { value: 1999, currency: 'EUR' } })),
    /with another amount: expected 409 amount-changed/,
  ],
  'unknown orders': [
    editing(/^\/checkout\/(?:paymentMethods|payments)$/, (body) => ({ ...body, order: 'ORDER-1' })),
    /for an order that is not known: expected 404 unknown-order/,
  ],
  'unknown attempts': [
    instead(/^\/attempts\/florin/, () => Response.json({ key: 'x' })),
    /GET \/attempts\/\{key\} that is not known: expected 404 unknown-attempt/,
  ],
  'a payment for each click': [
    asking(PAY, (request, body) =>
      withBody(
        request,
        body,
        /^[\da-f-]{36}$/.test(request.headers.get('idempotency-key') ?? '')
          ? { 'idempotency-key': `key-${++pays}` }
          : {},
      ),
    ),
    /again with the same key/,
  ],
  'one key for two things': [
    editing(PAY, (body) => {
      const { holderName: _, ...method } = Object(body['paymentMethod']) as Record<string, unknown>;
      return { ...body, paymentMethod: method };
    }),
    /something else with the same key: expected 422 key-reused/,
  ],
  'a fence that forgets': [
    asking(PAY, (request, body) => withBody(request, body, { 'idempotency-key': `key-${++pays}` })),
    /under a key that was fenced: expected 409 attempt-fenced, found 409 amount-changed/,
  ],
  'no fence': [
    instead(/\/fence$/, (request, proxy) =>
      proxy(new Request(request.url.replace('/attempts/', '/nothing/'), request)),
    ),
    /fence again: expected 200, found 404 not-found/,
  ],
  'a reservation that the proxy does not read': [
    answering(/^\/checkout\/paymentMethods$/, ({ attempt: _, ...body }) => body),
    /expected the announced key as attempt/,
  ],
  'any words as an answer': [
    answering(PAY, ({ key: _, ...body }) => body),
    /POST \/checkout\/payments: key of the answer is missing/,
  ],
  'another reference each time': [
    answering(PAY, (body) => ({ ...body, reference: `R-${++pays}` })),
    /expected the same reference/,
  ],
  'attempts of all shoppers': [
    instead(/^\/attempts\/[\da-f]{8}-/, async (request, proxy) => {
      const response = await proxy(request);
      return response.status === 404 && pays++ % 2 === 0 ? Response.json({ outcome: 'paid' }) : response;
    }),
    /another's attempt does not look like one that never was/,
  ],
  'rows that it does not name': [
    instead(/\/refunds$/, (_, proxy) =>
      proxy(new Request('http://127.0.0.1/florin/config', { method: 'DELETE' })),
    ),
    /refunds: is not listed, so expected what a path/,
  ],
  'rows that are named and not there': [
    answering(
      /^\/openapi\.json$/,
      (body) => ({
        ...body,
        paths: { ...Object(body['paths']), '/disputes/acceptDispute': { post: { requestBody: STRICT } } },
      }),
      ({ headers: sent }) => !sent.has('if-none-match'),
    ),
    /POST \/disputes\/acceptDispute with a field that it lacks: expected 422 invalid-request, found 404/,
  ],
  'a description without its own rows': [
    answering(/^\/openapi\.json$/, (body) => ({ ...body, paths: {} })),
    /expected POST \/checkout\/payments in it/,
  ],
  'a description that leads nowhere': [
    answering(/^\/openapi\.json$/, (body) => ({ ...body, components: {} })),
    /leads nowhere/,
  ],
  'no description': [
    instead(/^\/openapi\.json$/, () => new Response(null, { status: 404 })),
    /GET \/listings\/allListing; .* is not listed, so expected/,
  ],
  'a clock of its own': [
    answering(/^\/config$/, (body) => ({ ...body, serverTime: '1' })),
    /serverTime: expected milliseconds/,
  ],
  'no frames to speak of': [
    answering(/^\/config$/, (body) => ({ ...body, protocols: {} })),
    /protocols\.card: expected a list with 1/,
  ],
};
