import { expect, waitUntil } from '@open-wc/testing';

import { openStage, type Stage } from '../../../stage.js';
import { settled, show, type, type Shown } from '../../checkout/till-keys.js';

const down = (): never => {
  throw new TypeError('connection refused');
};

const failures = ({ events }: Shown) => events.filter(([name]) => name === 'florin-checkout-failed').length;

/** A checkout of a shop that cannot be reached, after it has asked by itself and still not found it. */
async function showDown(): Promise<[Stage, Shown]> {
  const stage = await openStage();
  stage.obstacle = down;
  const shown = await show(stage, {}, 'error');
  const asked = stage.asked.length;
  await waitUntil(() => stage.asked.length > asked, 'it never asked again');
  return [stage, shown];
}

describe('a checkout whose shop was down', () => {
  it('shows the form seconds after the shop is back, without a click, and tells the page of the failure once', async () => {
    const [stage, shown] = await showDown();
    expect(shown.find('[part=retry]'), 'the button is there too').not.to.equal(null);
    expect(failures(shown)).to.equal(1);
    stage.obstacle = undefined;
    await shown.until('ready');
    expect(shown.text()).not.to.contain('Try again');
  });

  it('asks at once when the browser is online again', async () => {
    const [stage, shown] = await showDown();
    stage.obstacle = undefined;
    const asked = stage.asked.length;
    dispatchEvent(new Event('online'));
    await waitUntil(() => stage.asked.length > asked);
    await shown.until('ready');
  });

  it('does not ask again what cannot pass by itself', async () => {
    const stage = await openStage();
    stage.obstacle = () => Response.json({ error: { code: 'unknown-order' } }, { status: 404 });
    const shown = await show(stage, {}, 'error');
    const asked = stage.asked.length;
    for (const name of ['online', 'pageshow']) dispatchEvent(new Event(name));
    await shown.element.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    expect(stage.asked.length).to.equal(asked);
  });

  it('finds out by itself how a payment ended that was sent before the shop went down', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    stage.obstacle = async (request, proceed) => {
      if (request.url.endsWith('/payments')) await proceed();
      return down();
    };
    shown.pay().click();
    await waitUntil(() => stage.asked.some((each) => each.startsWith('GET /attempts/')), 'never asked');
    stage.obstacle = undefined;
    dispatchEvent(new Event('online'));
    await settled(shown, 'paid');
    expect(stage.charged()).to.equal(1);
  });
});

describe('an order that was paid in another browser', () => {
  it('says so before a card can be typed, and offers nothing to pay with', async () => {
    const stage = await openStage();
    stage.obstacle = async (request, proceed) => {
      if (!request.url.endsWith('/paymentMethods')) return proceed();
      const answer = (await (await proceed()).json()) as object;
      return Response.json({ ...answer, isPaid: true, methods: [], storedCards: [] });
    };
    const shown = await show(stage, {}, 'settled');
    expect(shown.text()).to.contain('This order is already paid.');
    expect([shown.find('iframe'), shown.find('[part=pay-button]')]).to.deep.equal([null, null]);
    expect(failures(shown)).to.equal(0);
  });
});
