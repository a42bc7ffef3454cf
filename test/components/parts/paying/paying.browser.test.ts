import { expect, waitUntil } from '@open-wc/testing';

import type { NotSentError } from '../../../../src/components/checkout/not-sent.js';
import { openStage, type Obstacle } from '../../../stage.js';
import { newOrder, settled, show, type, type Shown } from '../../checkout/till-keys.js';

const isPay = (request: Request) => request.url.endsWith('/checkout/payments');
const onPay =
  (act: (proceed: () => Promise<Response>) => Promise<Response> | Response): Obstacle =>
  (request, proceed) =>
    isPay(request) ? act(proceed) : undefined;
const refusal = (status: number, code: string, headers = {}) =>
  onPay(() => Response.json({ error: { code } }, { status, headers }));
const codeOf = (work: Promise<unknown>) => work.then(String, (error: NotSentError) => error.code);
const alertOf = (shown: Shown) => shown.find('.alert[part=error]')?.textContent ?? '';
const pays = (asked: readonly string[]) => asked.filter((each) => each === 'POST /checkout/payments').length;

/** Certainly nothing was charged: the form is free again, and what was typed is still in it. */
const UNSENT: readonly [what: string, obstacle: Obstacle, code: string, says: RegExp][] = [
  ['401', refusal(401, 'unauthorised'), 'unauthorised', /session has ended/],
  ['403', refusal(403, 'origin-refused'), 'forbidden', /does not accept payments from this page/],
  ['422', refusal(422, 'invalid-request'), 'invalid-request', /could not process the request/],
  [
    'the platform’s 422',
    refusal(422, 'platform-refused'),
    'card-not-taken',
    /card details were not accepted/,
  ],
  ['429', refusal(429, 'rate-limited', { 'retry-after': '7' }), 'rate-limited', /Wait 7 seconds/],
];

/** Something got lost: the ledger is asked, and a payment that never arrived is sent again under its key. */
const DOUBTS: readonly [what: string, obstacle: Obstacle][] = [
  ['the network breaks before', onPay(() => Promise.reject(new TypeError('Failed to fetch')))],
  [
    'the network breaks after',
    onPay(async (proceed) => {
      await proceed();
      throw new TypeError('Failed to fetch');
    }),
  ],
  ['500', refusal(500, 'internal')],
  ['HTML', onPay(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
  [
    'JSON that breaks off',
    onPay(async (proceed) => {
      const answer = await proceed();
      return new Response((await answer.text()).slice(0, -3), { headers: answer.headers });
    }),
  ],
];

describe('paying', () => {
  for (const [what, obstacle, code, says] of UNSENT)
    it(`${what}: says who can act and loses nothing`, async () => {
      const stage = await openStage();
      const shown = await show(stage);
      await type(shown);
      stage.obstacle = obstacle;
      expect(await codeOf(shown.element.submit())).to.equal(code);
      await waitUntil(() => says.test(alertOf(shown)), alertOf(shown));
      stage.obstacle = undefined;
      expect(await shown.element.submit()).to.equal('paid');
      expect(stage.charged()).to.equal(1);
    });

  it('its element is taken out meanwhile: the page that asked for the payment hears how it ended', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    stage.obstacle = (request, proceed) => {
      if (isPay(request)) shown.element.remove();
      return proceed();
    };
    expect(await shown.element.submit()).to.equal('paid');
    expect(stage.charged()).to.equal(1);
  });

  it('a part is paid: asks what is left, and names that on the button and in the next payment', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    const left = { value: 499, currency: 'EUR' };
    const order = { pspReference: 'ORDERPSP', orderData: 'data', remainingAmount: left };
    stage.sandbox.faults.next('payments', {
      kind: 'edit',
      edit: (body) => ({ ...body, resultCode: 'PartiallyAuthorised', order }),
    });
    expect(await shown.element.submit()).to.equal('action-required');
    await waitUntil(() => /Pay\s*€4\.99/.test(shown.text()), JSON.stringify(stage.asked));
    expect(shown.text()).to.include('€4.99 left to pay.');
    let asked: unknown;
    stage.obstacle = (request) =>
      isPay(request)
        ? request.json().then((body: { amount: unknown }) => {
            asked = body.amount;
            return Response.json({ error: { code: 'rate-limited' } }, { status: 429 });
          })
        : undefined;
    await type(shown);
    await codeOf(shown.element.submit());
    expect(asked).to.deep.equal(left);
  });

  describe('at a proxy of the merchant’s own that keeps no ledger', () => {
    /** It pays, and knows nothing of attempts: by a page of its own, or by the proxy's words. */
    const KNOWS_NOTHING: readonly [what: string, answer: () => Response][] = [
      [
        'a page',
        () => new Response('<h1>Not found', { status: 404, headers: { 'content-type': 'text/html' } }),
      ],
      ['an error of its own', () => Response.json({ message: 'no such path' }, { status: 404 })],
      ['not-found', () => Response.json({ error: { code: 'not-found' } }, { status: 404 })],
    ];
    const isAttempt = ({ url }: Request) => /\/attempts(?:\/|$)/.test(new URL(url).pathname);

    for (const [what, answer] of KNOWS_NOTHING)
      it(`whose 404 is ${what}: a payment that is answered is paid, a lost one stays unknown, and is never sent twice`, async () => {
        const stage = await openStage();
        const order = newOrder();
        const shown = await show(stage, { order });
        await type(shown);
        let isLost = true;
        stage.obstacle = (request, proceed) => {
          if (isAttempt(request)) return answer();
          if (isPay(request) && isLost)
            return proceed().then(() => {
              throw new TypeError('the answer got lost');
            });
          // A proxy without a ledger names no attempt either.
          return proceed().then(async (told) => {
            if (!request.url.endsWith('/paymentMethods')) return told;
            const { attempt: _, ...body } = (await told.json()) as { attempt?: string };
            return Response.json(body, { status: told.status });
          });
        };
        const warned = (page: Shown) => waitUntil(() => /Do not pay again/i.test(page.text()), page.text());
        void shown.element.submit();
        await warned(shown);
        const asked = () => stage.asked.filter((each) => /attempts/.test(each)).length;
        // The page goes on asking; nothing that it hears is taken for a no, or for a leave to send the card again.
        await waitUntil(() => asked() >= 2, 'it asks on');
        expect(pays(stage.asked)).to.equal(1);
        shown.element.remove();
        const again = await show(stage, { order }, '');
        await warned(again);
        expect(again.find('[part=pay-button]')?.checkVisibility() ?? false).to.equal(false);
        expect(pays(stage.asked)).to.equal(1);
        expect(stage.charged()).to.equal(1);
        again.element.remove();
        isLost = false;
        const other = await show(stage);
        await type(other);
        expect(await other.element.submit()).to.equal('paid');
        expect(stage.charged()).to.equal(2);
      });
  });

  for (const [what, obstacle] of DOUBTS)
    it(`C2-47: ${what}: finds out, and charges once`, async () => {
      const stage = await openStage();
      const shown = await show(stage);
      await type(shown);
      stage.obstacle = (request, proceed) => {
        if (isPay(request)) stage.obstacle = undefined;
        return obstacle(request, proceed);
      };
      expect(await shown.element.submit()).to.equal('paid');
      expect(stage.charged()).to.equal(1);
      expect(shown.outcomes()).to.deep.equal(['paid']);
    });

  it('an amount that has changed is said before anything is charged, and the new one can be paid', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    stage.amount = { value: 2500, currency: 'EUR' };
    expect(await codeOf(shown.element.submit())).to.equal('amount-changed');
    await waitUntil(() => shown.pay().textContent?.includes('€25.00'));
    expect(shown.text()).to.contain('The price is now €25.00.');
    expect(stage.charged()).to.equal(0);
    expect(await shown.element.submit()).to.equal('paid');
  });

  it('an order whose items are sold meanwhile is said so, and nothing is charged', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown);
    stage.isSoldOut = true;
    expect(await codeOf(shown.element.submit())).to.equal('order-expired');
    expect(shown.text()).to.contain('not paid in time, and its items are sold. You were not charged.');
    expect(stage.charged()).to.equal(0);
  });

  it('C7-117: a reload while paying shows the true outcome', async () => {
    const stage = await openStage();
    const order = newOrder();
    const first = await show(stage, { order });
    await type(first);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    stage.obstacle = onPay((proceed) => held.then(proceed));
    void first.element.submit();
    await first.until('busy');
    await waitUntil(() => pays(stage.asked) === 1);
    first.element.remove();
    release();
    stage.obstacle = undefined;
    const second = await show(stage, { order }, '');
    await settled(second, 'paid');
    expect(second.outcomes()).to.deep.equal(['paid']);
    expect(second.find('.form')).to.equal(null);
    expect(stage.charged()).to.equal(1);
  });

  it('a page that lost its memory learns from the server that the order is paid', async () => {
    const stage = await openStage();
    const order = newOrder();
    const first = await show(stage, { order });
    await type(first);
    await first.element.submit();
    sessionStorage.clear();
    const second = await show(stage, { order }, '');
    await settled(second, 'paid');
  });

  it('C2-37: an unknown action is neither a success nor a failure', async () => {
    const stage = await openStage();
    stage.sandbox.faults.next('payments', 'unknown-action');
    const shown = await show(stage);
    await type(shown);
    expect(await shown.element.submit()).to.equal('action-required');
    expect(shown.outcomes()).to.deep.equal(['action-required']);
  });

  for (const [id, fault] of [
    [38, 'authorised-with-action'],
    [40, 'unknown-result'],
    [41, 'no-reference'],
    [42, 'wrong-amount'],
  ] as const)
    it(`C2-${id}: ${fault} is unknown, and the form stays shut`, async () => {
      const stage = await openStage();
      stage.sandbox.faults.next('payments', fault);
      const shown = await show(stage);
      await type(shown);
      expect(await shown.element.submit()).to.equal('unknown');
      await shown.until('settled');
      expect(shown.find('.form')?.hidden ?? true).to.equal(true);
      await shown.element.submit();
      expect(pays(stage.asked)).to.equal(1);
    });

  for (const outcome of ['authorised', 7, ['paid'], '__proto__', 'constructor'])
    it(`C2-39: ${JSON.stringify(outcome)} instead of an outcome is unknown`, async () => {
      const stage = await openStage();
      const shown = await show(stage);
      await type(shown);
      stage.obstacle = async (request, proceed) => {
        if (!/payments$|attempts/.test(request.url)) return proceed();
        return Response.json({ ...((await (await proceed()).json()) as object), outcome });
      };
      shown.pay().click();
      if (typeof outcome === 'string') return settled(shown, 'unknown');
      await waitUntil(() => shown.text().includes('Do not pay again'));
      expect(shown.outcomes()).to.deep.equal([]);
    });

  it('pending is an end of its own', async () => {
    const stage = await openStage();
    const shown = await show(stage);
    await type(shown, '4000000000000077');
    expect(await shown.element.submit()).to.equal('pending');
  });

  it('C4-82: pays where storage is blocked', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    try {
      const stage = await openStage();
      const shown = await show(stage);
      await type(shown);
      expect(await shown.element.submit()).to.equal('paid');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it('C4-82: keeps nothing but key, order, phase and time', async () => {
    const stage = await openStage();
    const order = newOrder();
    const shown = await show(stage, { order });
    await type(shown);
    await shown.element.submit();
    const stored = JSON.parse(sessionStorage.getItem(`florin-attempt:${order}`) ?? '{}') as object;
    expect(Object.keys(stored).sort()).to.deep.equal(['createdAt', 'key', 'order', 'phase']);
  });
});

describe('an attempt the bank still waits for', () => {
  const order = newOrder();
  const answer = {
    key: 'key-1',
    order,
    outcome: 'action-required',
    settled: false,
    amount: { value: 1999, currency: 'EUR' },
    action: { type: 'redirect', method: 'GET', url: 'https://bank.example/' },
  };

  it('opens the bank’s page on a click, never by itself, and shows the end once there is one', async () => {
    sessionStorage.setItem(
      `florin-attempt:${order}`,
      JSON.stringify({ key: 'key-1', order, phase: 'sending', createdAt: 0 }),
    );
    const stage = await openStage();
    let reply: object = answer;
    stage.obstacle = (request) => (request.url.includes('/attempts/') ? Response.json(reply) : undefined);
    const shown = await show(stage, { order }, 'busy');
    await waitUntil(() => shown.text().includes('Your bank asks you to confirm'));
    expect(shown.find('[part=panel] button')?.textContent).to.equal('Continue');
    expect(shown.outcomes()).to.deep.equal([]);
    reply = { ...answer, outcome: 'cancelled', settled: true, action: undefined };
    document.dispatchEvent(new Event('visibilitychange'));
    await settled(shown, 'cancelled');
    await shown.until('ready');
  });
});
