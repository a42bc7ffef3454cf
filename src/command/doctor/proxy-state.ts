import { shopper } from '../../client/shopper/index.js';
import { factsOf, type Subject } from '../verify-proxy/finding.js';
import { fine, note, problem, type Finding } from './finding.js';
import type { Site } from './site.js';

const isOfThisMachine = ({ hostname }: URL): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Whether what page and proxy say is encrypted on its way. */
export function* addresses({ page, proxy, headers }: Site): Generator<Finding> {
  for (const [what, address] of [['The page', page] as const, ['The proxy', proxy] as const])
    if (address.protocol === 'https:' || isOfThisMachine(address)) yield fine(`${what} is ${address.href}`);
    else
      yield problem(
        `${what} is ${address.href}, without TLS: the card frame refuses it.`,
        'Serve it by https:',
      );
  if (page.protocol === 'https:' && !headers.has('strict-transport-security'))
    yield note('The page may be opened by http first.', 'Send Strict-Transport-Security: max-age=31536000');
}

/** Milliseconds that clocks may differ: an envelope of a card and a session count in minutes. */
const SKEW = 30_000;

/** The proxy's clock against this machine's, and what the proxy says it is. */
export async function* environment(
  { page }: Site,
  { visitor, environment: name }: Subject,
): AsyncGenerator<Finding> {
  const asked = Date.now();
  const answer = await visitor.get('/config');
  const answered = Date.now();
  if (name === 'live') yield fine('The proxy takes money: environment live.');
  else if (isOfThisMachine(page)) yield fine(`The proxy takes no money: environment ${name}.`);
  else
    yield note(`The proxy takes no money: environment ${name}.`, 'docs/going-live.md lists what live needs.');
  const { serverTime } = factsOf(answer);
  const here = (asked + answered) / 2;
  const skew = Number(serverTime) - here;
  const slack = SKEW + (answered - asked) / 2;
  if (Number.isNaN(skew) || serverTime === undefined)
    yield problem('GET /config has no serverTime.', 'Serve a proxy of this version.');
  else if (Math.abs(skew) > slack)
    yield problem(
      `The proxy’s clock is ${Math.round(Math.abs(skew) / 1000)} s ${skew > 0 ? 'ahead of' : 'behind'} this machine’s.`,
      'Have both set by NTP. Encrypted cards and sessions expire by the proxy’s clock.',
    );
  else yield fine('The proxy’s clock is right.');
}

/** Which pages may ask. */
export async function* origins({ page, proxy }: Site, { visitor }: Subject): AsyncGenerator<Finding> {
  const own = await visitor.get('/config');
  // A request that changes something is refused where a GET is not. There is no such order.
  const { code } = await visitor.post(shopper.methods.path, { order: 'florin-doctor' });
  const isRead = proxy.origin === page.origin || own.headers['access-control-allow-origin'] === page.origin;
  if (code !== 'origin-refused' && isRead) yield fine(`The proxy answers ${page.origin}.`);
  else
    yield problem(
      `The proxy refuses ${page.origin}.`,
      proxy.origin === page.origin
        ? `Have your web server pass the Host header on to the proxy, or add '${page.origin}' to the option origins.`
        : `Add '${page.origin}' to the option origins.`,
    );
  const foreign = 'https://florin-doctor.invalid';
  const other = await visitor.stranger().send('/config', { origin: foreign });
  const allowed = other.headers['access-control-allow-origin'];
  if (allowed === '*' || allowed === foreign)
    yield problem(
      'The proxy answers pages of any site.',
      'Name the origins of your pages in the option origins.',
    );
  else yield fine('The proxy refuses pages of other sites.');
}

const MISSING: Readonly<Record<string, readonly [string, string]>> = {
  ledger: [
    'The ledger does not answer, so no payment is taken.',
    'Look at the database and the proxy’s log.',
  ],
  'card-key': [
    'The proxy has no public key for cards.',
    'Compare clientKey or cardPublicKey with the platform’s customer area.',
  ],
  draining: ['The proxy is being stopped.', 'Send requests to another process.'],
};

/** Whether payments can be taken now: ledger and card key. */
export async function* readiness({ visitor }: Subject): AsyncGenerator<Finding> {
  const answer = await visitor.get('/readyz');
  if (answer.status === 200) return yield fine('Ledger and card key are there.');
  const { missing } = factsOf(answer);
  if (answer.status !== 503 || !Array.isArray(missing))
    return yield note('The proxy has no /readyz, so ledger and keys were not looked at.');
  for (const name of missing.map(String)) {
    const [text, advice] = MISSING[name] ?? [`${name} is missing.`, 'Look at the proxy’s log.'];
    yield problem(text, advice);
  }
}

/** Whether the proxy's key opens Checkout: an order's payment methods come from the platform. */
export async function* apiKey({ visitor, order }: Subject): AsyncGenerator<Finding> {
  if (order === undefined)
    return yield note(
      'The key for Checkout was not tried.',
      'Name an order that may be paid: --order REFERENCE',
    );
  const { status, code, field } = await visitor.post(shopper.methods.path, { order });
  const said = [status, code, field].filter(Boolean).join(' ');
  if (status === 200) yield fine('The platform answers with ways to pay.');
  else
    yield problem(
      `The ways to pay for ${order} do not come: ${said}.`,
      'docs/errors.md says what each code means. Where the platform refused, the proxy’s log has its own code.',
    );
}

/** A report as the platform sends it, but not signed. It names an order that there cannot be. */
const UNSIGNED = {
  live: 'false',
  notificationItems: [
    {
      NotificationRequestItem: {
        eventCode: 'AUTHORISATION',
        success: 'false',
        merchantReference: 'florin-doctor',
        pspReference: 'FLORINDOCTOR0000',
        merchantAccountCode: 'florin-doctor',
        eventDate: '2000-01-01T00:00:00+00:00',
        amount: { value: 1, currency: 'EUR' },
      },
    },
  ],
};

/** Whether the platform's reports get in, and only those that are signed. */
export async function* reports({ visitor }: Subject): AsyncGenerator<Finding> {
  const { status } = await visitor.stranger().send('/notifications', {
    method: 'POST',
    body: UNSIGNED,
    origin: null,
  });
  if (status === 401) yield fine('Notifications are taken, and one without a signature is refused.');
  else if (status === 404)
    yield problem(
      'The proxy takes no notifications: a payment that is decided later stays unknown.',
      'Set the option notifications. docs/going-live.md says how.',
    );
  else if (status >= 200 && status < 300)
    yield problem(
      'A notification without a signature was accepted.',
      'Check the HMAC of every notification.',
    );
  else
    yield problem(
      `A notification was answered with ${status}, where 401 was expected.`,
      'Let /notifications through without a session, an origin check or a changed body.',
    );
}
