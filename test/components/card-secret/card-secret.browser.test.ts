import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';

import '../../../src/components/card-secret/define.js';
import type { FlorinCardSecret } from '../../../src/components/card-secret/card-secret.js';
import { asSeller, openCardOffice, type CardOffice } from '../issued-cards/card-office.js';
import { openElement, read } from '../opened.js';

const ROWS = ['getPublicKey', 'revealPaymentInstrument', 'revealPin', 'changePin'].map(
  (name) => `balance-platform.${name}`,
);
const EVENTS = [
  'florin-card-secret-shown',
  'florin-card-secret-hidden',
  'florin-card-secret-changed',
  'florin-card-secret-failed',
];

let presses = 0;

/** A seller with a card, whose proxy shows secrets to a cardholder who gave a second factor. */
async function openOffice(confirmed: { at: number | null } = { at: Date.parse('2026-05-04T10:00:00Z') }) {
  return openCardOffice({ ...asSeller, more: { enable: ROWS, confirmIdentity: () => confirmed.at } });
}

async function open(office: CardOffice, properties: Partial<FlorinCardSecret> = {}) {
  const opened = await openElement('florin-card-secret', {
    fetch: office.fetch,
    events: EVENTS,
    properties: { card: office.virtual, ...properties },
  });
  const frame = async (): Promise<HTMLIFrameElement> => {
    await opened.until(
      () => opened.root.querySelector('iframe')?.style.blockSize,
      'the frame has said its height',
    );
    return opened.root.querySelector('iframe')!;
  };
  /** Presses the first button in the frame: shows the card, or hides it again. Never twice at one place: that is a double click. */
  const press = async (): Promise<void> => {
    const { left, top } = (await frame()).getBoundingClientRect();
    const place = 32 + 16 * (presses++ % 2);
    await sendMouse({ type: 'click', position: [Math.round(left + place), Math.round(top + 26)] });
  };
  return Object.assign(opened, { frame, press });
}

describe('<florin-card-secret>', () => {
  it('shows a card by its last four digits, and nothing else of it', async () => {
    const office = await openOffice();
    const opened = await open(office);
    await opened.state('ready');
    expect(read(opened.root.querySelector('h2'))).to.equal(`Visa •••• ${office.lastFour}`);
    const frame = await opened.frame();
    expect(frame.getAttribute('sandbox')).to.equal('allow-scripts');
    expect(frame.title).to.equal('Card number and PIN');
    expect(frame.contentDocument).to.equal(null);
    await expect(opened.element).to.be.accessible();
  });

  it('tells the page that a secret is shown and hidden, and nothing more', async () => {
    const opened = await open(await openOffice());
    await opened.press();
    await opened.state('shown');
    await sendKeys({ press: 'Enter' });
    await opened.until(() => !opened.element.matches(':state(shown)'), 'hidden');
    expect(opened.events).to.deep.equal([
      ['florin-card-secret-shown', {}],
      ['florin-card-secret-hidden', {}],
    ]);
    expect(opened.root.innerHTML).not.to.match(/\d{12}/);
  });

  it('asks for a second factor where the proxy has seen none, and goes on once it was given', async () => {
    const confirmed: { at: number | null } = { at: null };
    const office = await openOffice(confirmed);
    let asked = 0;
    const opened = await open(office, {
      confirmIdentity: async () => {
        asked += 1;
        confirmed.at = office.clock.now;
        return true;
      },
    });
    await opened.press();
    await opened.state('shown');
    expect(asked).to.equal(1);
  });

  it('says that the cardholder has to confirm who they are, where they did not', async () => {
    const opened = await open(await openOffice({ at: null }), { confirmIdentity: async () => false });
    await opened.press();
    await opened.until(() => opened.root.querySelector('[part=error]'));
    expect(read(opened.root.querySelector('[part=error]'))).to.equal(
      'Confirm who you are on this site, then try again.',
    );
    expect(opened.events).to.deep.equal([
      ['florin-card-secret-failed', { code: 'proof', detail: 'proof-required' }],
    ]);
  });

  it('says that the card was shown three times', async () => {
    const opened = await open(await openOffice());
    await opened.press();
    for (let time = 0; time < 3; time++) {
      await opened.state('shown');
      await sendKeys({ press: 'Enter' });
      await opened.until(() => !opened.element.matches(':state(shown)'), 'hidden');
      // Another key than before: a driver may take the same one for held, which shows nothing either.
      await sendKeys({ press: ' ' });
    }
    await opened.until(() => opened.root.querySelector('[part=error]'));
    expect(read(opened.root.querySelector('[part=error]'))).to.match(/three times within an hour/);
  });

  it('shows nothing of a closed card, and finds nothing of another’s', async () => {
    const office = await openOffice();
    await office.platform.updatePaymentInstrument({
      id: office.virtual,
      status: 'closed',
      statusReason: 'lost',
    });
    const opened = await open(office);
    await opened.state('closed');
    expect(opened.root.querySelector('iframe')).to.equal(null);
    opened.element.card = office.foreignCard;
    await opened.state('unauthorised');
    opened.element.card = '';
    await opened.state('empty');
  });

  it('takes the frame away when it leaves the page, and loads another when it comes back', async () => {
    const opened = await open(await openOffice());
    const first = await opened.frame();
    const parent = opened.element.parentElement!;
    opened.element.remove();
    expect(first.isConnected).to.equal(false);
    parent.append(opened.element);
    await opened.until(
      () => opened.root.querySelector('iframe') && opened.root.querySelector('iframe') !== first,
    );
  });

  it('says that the frame did not open, and loads it again', async () => {
    const opened = await open(await openOffice());
    const frame = await opened.frame();
    frame.src = 'about:blank';
    await opened.state('closed');
    expect(opened.events.at(-1)).to.deep.equal([
      'florin-card-secret-failed',
      { code: 'frame', detail: 'replaced' },
    ]);
    opened.root.querySelector<HTMLElement>('[part=reload]')!.click();
    await opened.frame();
    expect(opened.element.matches(':state(closed)')).to.equal(false);
  });
});
