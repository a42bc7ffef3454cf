import { expect, waitUntil } from '@open-wc/testing';

import { openStage, type Obstacle, type Stage } from '../../stage.js';
import { newOrder, show, type, type Shown } from './till-keys.js';

const json =
  (status: number, code: string, headers = {}) =>
  () =>
    Response.json({ error: { code } }, { status, headers });

/** Issue 2, point 8: what can go wrong before anything is typed, and what a shopper reads then. */
const TROUBLES: readonly [what: string, obstacle: Obstacle, state: string, says: RegExp][] = [
  [
    'the proxy is down',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'error',
    /shop cannot be reached/,
  ],
  ['401', json(401, 'unauthorised'), 'unauthorised', /session has ended/],
  ['403', json(403, 'origin-refused'), 'error', /does not accept payments from this page.*Contact the shop/],
  ['404', json(404, 'unknown-order'), 'error', /cannot find this order.*cart/],
  ['422', json(422, 'invalid-request'), 'error', /could not process the request.*Contact the shop/],
  ['429', json(429, 'rate-limited', { 'retry-after': '20' }), 'error', /Too many tries.*20 seconds/],
  ['500', json(500, 'internal'), 'error', /server has a problem/],
  [
    'HTML instead of JSON',
    () => new Response('<html>sign in', { headers: { 'content-type': 'text/html' } }),
    'error',
    /is not the shop’s answer/,
  ],
  [
    'JSON that breaks off',
    () => new Response('{"environment":"san', { headers: { 'content-type': 'application/json' } }),
    'error',
    /connection broke/,
  ],
  [
    'an answer that is no answer',
    () => Response.json({}),
    'error',
    /could not read the shop’s answer.*Contact the shop/,
  ],
];

const retry = (shown: Shown) => shown.find('[part=retry]');

async function recovers(stage: Stage, shown: Shown): Promise<void> {
  stage.obstacle = undefined;
  retry(shown)?.click();
  await shown.until('ready');
}

describe('looking up an order', () => {
  const said = new Set<string>();

  for (const [what, obstacle, state, says] of TROUBLES)
    it(`${what}: says who can act, in words of its own, and tries again`, async () => {
      const stage = await openStage();
      stage.obstacle = obstacle;
      const shown = await show(stage, {}, state);
      await waitUntil(() => says.test(shown.text()), shown.text());
      expect(shown.find('[role=alert]')?.textContent).to.match(says);
      expect(said.has(shown.text())).to.equal(false);
      said.add(shown.text());
      const failures = shown.events.filter(([name]) => name === 'florin-checkout-failed');
      expect(failures).to.have.length(1);
      await recovers(stage, shown);
    });

  it('without a network, it is offline', async () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false });
    const stage = await openStage();
    stage.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
    const shown = await show(stage, {}, 'offline');
    expect(shown.text()).to.contain('You are offline.');
    if (online) Object.defineProperty(Navigator.prototype, 'onLine', online);
    await recovers(stage, shown);
  });

  it('an answer about another order is not taken', async () => {
    const stage = await openStage();
    stage.obstacle = async (_, proceed) => {
      const answer = (await (await proceed()).json()) as object;
      return Response.json({ ...answer, order: 'another' });
    };
    await show(stage, {}, 'error');
  });

  it('an order that cannot be paid by card says so', async () => {
    const stage = await openStage();
    stage.obstacle = async (_, proceed) => {
      const answer = (await (await proceed()).json()) as object;
      return Response.json({ ...answer, methods: [], storedCards: [] });
    };
    const shown = await show(stage, {}, 'empty');
    expect(shown.text()).to.contain('No payment method is available');
  });

  it('asking again in vain keeps what was typed', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    stage.obstacle = json(500, 'internal');
    await shown.element.refresh();
    await waitUntil(() => shown.find('.alert[part=error]')?.textContent?.includes('server has a problem'));
    stage.obstacle = undefined;
    expect(await shown.element.submit()).to.equal('paid');
  });

  it('shows the amount as the shop wrote it, and in another language as the browser writes it', async () => {
    const stage = await openStage();
    stage.obstacle = async (_, proceed) => {
      const answer = (await (await proceed()).json()) as object;
      return Response.json({ ...answer, amountText: '19.99 euros' });
    };
    const shown = await show(stage);
    expect(shown.pay().textContent).to.contain('19.99 euros');
    shown.element.locale = 'de';
    await waitUntil(() => /19,99\s€/.test(shown.pay().textContent ?? ''));
    expect(stage.asked).to.have.length(1);
  });

  it('writes the amount itself where the shop does not', async () => {
    const stage = await openStage();
    stage.obstacle = async (_, proceed) => {
      const { amountText: _left, ...answer } = (await (await proceed()).json()) as { amountText?: string };
      return Response.json(answer);
    };
    const shown = await show(stage);
    expect(shown.pay().textContent).to.contain('€19.99');
  });

  it('another order is looked up anew', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    stage.amount = { value: 700, currency: 'EUR' };
    shown.element.order = newOrder();
    await waitUntil(() => shown.pay().textContent?.includes('€7.00'));
    expect(stage.asked).to.have.length(2);
  });
});
