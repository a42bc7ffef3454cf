import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { openStage, type Stage } from '../../../../stage.js';
import { focusCard, show, type as typeCard, type Shown } from '../../till-keys.js';

const HINTS = 'POST /cardHints';
/** A company's card in the sandbox. */
const COMMERCIAL = '4000040000000000';

const line = (shown: Shown) => shown.find('[part=card-hint]');
const said = (shown: Shown) =>
  line(shown)
    ?.textContent.replaceAll(/[\u2068\u2069]/g, '')
    .trim();
const asked = (stage: Stage) => stage.asked.filter((row) => row === HINTS);

/** A card's last digit follows from the others. */
function withLastDigit(body: string): string {
  const sum = [...body].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const company = withLastDigit(COMMERCIAL.slice(0, 15));

async function withHints(cardHints: object | undefined = { cost: true, authentication: true }) {
  const stage = await openStage({ cardHints });
  const shown = await show(stage);
  return { stage, shown };
}

describe('what a shopper is told of the card that they have typed', () => {
  it('is what it may cost and that the bank may ask, in a polite live region, once the card is whole', async () => {
    const { stage, shown } = await withHints();
    await waitUntil(() => line(shown));
    expect(line(shown)?.getAttribute('role')).to.equal('status');
    expect(said(shown)).to.equal('');
    await typeCard(shown, company);
    await waitUntil(() => said(shown));
    expect(said(shown)).to.match(
      /^The fee for this card is about €\d\.\d\d\. It is not part of what you pay here\. Your bank may ask you to confirm this payment\.$/,
    );
    expect(asked(stage)).to.have.length(1);
    const body = stage.bodies[stage.asked.indexOf(HINTS)] ?? '';
    expect(Object.keys(JSON.parse(body) as object)).to.deep.equal(['order', 'encryptedCardNumber']);
    expect(body).not.to.contain(company);
    await expect(shown.element).to.be.accessible();
  });

  it('goes when the number changes, and the card pays all the same', async () => {
    const { stage, shown } = await withHints();
    await typeCard(shown);
    await waitUntil(() => said(shown) === 'Your bank may ask you to confirm this payment.');
    await focusCard(shown);
    await sendKeys({ press: 'Backspace' });
    await waitUntil(() => said(shown) === '');
    shown.element.reset();
    await typeCard(shown);
    await waitUntil(() => asked(stage).length === 2);
    expect(await shown.element.submit()).to.equal('paid');
  });

  it('is nothing where the answer is an error or does not come, and nothing waits for it', async () => {
    const { stage, shown } = await withHints();
    stage.obstacle = ({ url }) =>
      url.endsWith('/cardHints') ? new Promise<Response>(() => undefined) : undefined;
    await typeCard(shown);
    await waitUntil(() => asked(stage).length === 1);
    expect(said(shown)).to.equal('');
    expect(await shown.element.submit()).to.equal('paid');

    const broken = await withHints();
    broken.stage.obstacle = ({ url }) =>
      url.endsWith('/cardHints') ? Promise.reject(new TypeError('lost')) : undefined;
    await typeCard(broken.shown);
    await waitUntil(() => asked(broken.stage).length === 1);
    expect(said(broken.shown)).to.equal('');
  });

  it('is not asked once the shopper pays, however quick they are', async () => {
    const { stage, shown } = await withHints();
    const outcome = new Promise<unknown>((resolve) => {
      shown.element.addEventListener('florin-card-changed', ({ detail }) => {
        if (detail.complete) resolve(shown.element.submit());
      });
    });
    await typeCard(shown);
    expect(await outcome).to.equal('paid');
    expect(asked(stage)).to.have.length(0);
  });

  it('is not asked of a refused card whose code is gone: a shopper is not told that it is missing before they leave it', async () => {
    const { shown } = await withHints();
    const codes: (string | undefined)[] = [];
    let isRefused = false;
    const outcome = new Promise<unknown>((resolve) => {
      shown.element.addEventListener('florin-card-changed', ({ detail }) => {
        if (isRefused) codes.push(detail.fields.securityCode);
        else if (detail.complete) resolve(shown.element.submit());
      });
      shown.element.addEventListener('florin-payment-settled', () => (isRefused = true));
    });
    await typeCard(shown, '4000000000000002');
    expect(await outcome).to.equal('refused');
    await waitUntil(() => codes.length > 0);
    expect(codes[0]).to.equal('empty');
  });

  it('is not asked where the merchant’s server has not turned it on', async () => {
    const { stage, shown } = await withHints({});
    await typeCard(shown);
    expect(line(shown)).to.equal(null);
    expect(asked(stage)).to.have.length(0);
  });
});
