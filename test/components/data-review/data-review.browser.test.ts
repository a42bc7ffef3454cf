import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { updateLegalEntity } from '../../../src/client/legal-entity/index.js';
import '../../../src/components/data-review/define.js';
import type { FlorinDataReview } from '../../../src/components/data-review/data-review.js';
import { DAY } from '../../../src/facts/instant.js';
import { aBakery, knownSeller, refusal, restorePage, type KnownSeller } from '../known-seller.js';
import { labelOf, openElement, read } from '../opened.js';

const CONFIRM = /confirmDataReview$/;
const ENTITY = /^GET \/legal-entity\/legalEntities\/\w+$/;
const YEAR = 365 * DAY;

async function open(seller: KnownSeller, attributes: Partial<FlorinDataReview> = {}, state = 'ready') {
  const opened = await openElement('florin-data-review', {
    fetch: seller.fetch,
    properties: { legalEntity: seller.id, ...attributes },
    events: ['florin-before-data-confirm', 'florin-data-confirmed', 'florin-data-review-failed'],
  });
  await opened.state(state);
  const part = (name: string) => opened.root.querySelector<HTMLElement>(`[part=${name}]`)!;
  return { ...opened, part, text: (name: string) => read(part(name)) };
}

describe('<florin-data-review>', () => {
  afterEach(restorePage);

  it('shows what the platform holds, and no number of a document whole', async () => {
    const sam = {
      type: 'individual' as const,
      individual: {
        name: { firstName: 'Sam', lastName: 'Jansen' },
        birthData: { dateOfBirth: '1990-06-21' },
        nationality: 'NL',
        identificationData: { type: 'passport' as const, number: 'NX1234567' },
        residentialAddress: { country: 'NL', city: 'Utrecht', street: 'Oudegracht 1' },
      },
    };
    const opened = await open(await knownSeller({ request: sam }));
    const facts = [...opened.root.querySelectorAll('[part=fact]')].map(read);
    expect(facts).to.deep.equal([
      'Name Sam Jansen',
      'Date of birth June 21, 1990',
      'Nationality Netherlands',
      'Address Oudegracht 1, Utrecht, NL',
      'Identity document •••• 4567',
    ]);
    expect(opened.element.matches(':state(due)')).to.equal(false);
  });

  it('names the people behind a business with their roles', async () => {
    const opened = await open(await knownSeller(aBakery(['Anna'])));
    expect([...opened.root.querySelectorAll('[part=fact]')].map(read)).to.deep.equal([
      'Name Bakker BV',
      'Address NL',
      'Anna Bakker Signatory',
    ]);
  });

  it('says that a review is due; confirmed, it says when, and the platform waits no more', async () => {
    const seller = await knownSeller();
    seller.clock.now += YEAR;
    const opened = await open(seller, {}, 'due');
    expect(opened.text('due')).to.contain('A review is due');
    opened.button(/everything is correct/).click();
    await opened.state('confirmed');
    expect(opened.text('confirmed')).to.match(/^You confirmed your data on May 4, 2027 at .+ [A-Z]/);
    expect(opened.root.querySelector('[part=due]')).to.equal(null);
    expect(opened.heard.at(-1)).to.contain('You confirmed your data on');
    expect(opened.events.map(([name]) => name)).to.deep.equal([
      'florin-before-data-confirm',
      'florin-data-confirmed',
    ]);
    expect((await open(seller)).element.matches(':state(due)')).to.equal(false);
  });

  it('goes by the session’s only legal entity where none is named', async () => {
    const seller = await knownSeller();
    const opened = await open(seller, { legalEntity: '' });
    opened.part('confirm').click();
    await opened.state('confirmed');
    expect(seller.asks(CONFIRM)[0]!.call).to.contain('/legalEntities/me/');
  });

  it('confirms what is on screen: what was changed meanwhile is shown first', async () => {
    const seller = await knownSeller();
    const opened = await open(seller);
    const residentialAddress = { country: 'NL', city: 'Delft' };
    const individual = { name: { firstName: 'Sam', lastName: 'Jansen' }, residentialAddress };
    await seller.platform.call(updateLegalEntity, { id: seller.id, individual });
    opened.part('confirm').click();
    await opened.until(() => opened.part('error'));
    expect(opened.text('error')).to.contain('Something changed since you opened this page');
    expect(opened.text('group')).to.contain('Delft');
    expect(seller.asks(CONFIRM)).to.have.length(0);
    opened.part('confirm').click();
    await opened.state('confirmed');
  });

  it('nothing is confirmed that the page prevents', async () => {
    const seller = await knownSeller();
    const opened = await open(seller);
    opened.element.addEventListener('florin-before-data-confirm', (event) => event.preventDefault());
    opened.part('confirm').click();
    await opened.element.updateComplete;
    expect(seller.asks(CONFIRM)).to.have.length(0);
  });

  it('says why it was not confirmed, and never that it was', async () => {
    const seller = await knownSeller();
    const opened = await open(seller);
    seller.obstacle = (call) => (CONFIRM.test(call) ? refusal(502, 'platform-unavailable') : undefined);
    opened.part('confirm').click();
    await opened.until(() => opened.part('error'));
    expect(opened.text('error')).to.match(/^Your data was not confirmed\. .+502 platform-unavailable$/);
    expect(opened.element.matches(':state(confirmed)')).to.equal(false);
    seller.obstacle = undefined;
    opened.part('confirm').focus();
    await sendKeys({ press: 'Enter' });
    await opened.state('confirmed');
    expect(labelOf(opened.root.activeElement!)).to.equal('Confirm again');
  });

  it('a visitor is signed out, the platform is down, or the network fails', async () => {
    await open(await knownSeller({ isOwn: false }), {}, 'unauthorised');
    const seller = await knownSeller();
    seller.obstacle = (call) => (ENTITY.test(call) ? refusal(502, 'platform-unavailable') : undefined);
    const opened = await open(seller, {}, 'error');
    seller.obstacle = undefined;
    opened.button(/Try again/).click();
    await opened.state('ready');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    seller.obstacle = () => Promise.reject(new TypeError('Failed to fetch'));
    await open(seller, {}, 'offline');
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in every state, ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const seller = await knownSeller(aBakery(['Anna']));
      const opened = await open(seller);
      await expect(opened.element).to.be.accessible();
      opened.part('confirm').click();
      await opened.state('confirmed');
      // Halfway from one colour to the other nothing can be read well.
      await Promise.all(opened.root.getAnimations().map(({ finished }) => finished));
      await expect(opened.element).to.be.accessible();
    });

  for (const [locale, dir, title] of [
    ['de', 'ltr', 'Sind Ihre Daten noch richtig?'],
    ['nl', 'ltr', 'Kloppen uw gegevens nog?'],
    ['fr', 'ltr', 'Vos données sont-elles toujours exactes ?'],
    ['ar', 'rtl', 'هل ما زالت بياناتك صحيحة؟'],
  ] as const)
    it(`speaks ${locale}, on 320 pixels`, async () => {
      document.body.style.inlineSize = '320px';
      document.documentElement.dir = dir;
      const opened = await open(await knownSeller(), { locale });
      await opened.until(() => read(opened.root.querySelector('h2')) === title);
      expect(opened.element.scrollWidth).to.be.at.most(320);
    });
});
