import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { keptByForm } from '../kept-in-browser.js';
import { come, made, MEALS, offering, refusal, Shop, TREES, type Opened } from './shop.js';

const address = location.href;

const reach = (opened: Opened, name: string) =>
  waitUntil(() => opened.state(name), `never :state(${name}): ${opened.text()}`);

describe('<florin-donation>', () => {
  let shop: Shop;

  beforeEach(() => (shop = new Shop()));
  afterEach(() => {
    sessionStorage.clear();
    if (location.href !== address) history.replaceState(null, '', address);
    Reflect.deleteProperty(navigator, 'onLine');
  });

  describe('before it is needed', () => {
    it('takes no space while the order is not paid, and asks again once an element says that it is', async () => {
      const opened = await come(shop.on('causes', { causes: [] }, offering(TREES)));
      await reach(opened, 'empty');
      expect(opened.element.offsetHeight).to.equal(0);
      opened.page.dispatchEvent(
        new CustomEvent('florin-payment-settled', { bubbles: true, detail: { outcome: 'refused' } }),
      );
      opened.page.dispatchEvent(
        new CustomEvent('florin-payment-settled', { bubbles: true, detail: { outcome: 'paid' } }),
      );
      await reach(opened, 'ready');
      expect(shop.of('causes').length).to.equal(2);
    });

    it('takes no space where the shop cannot be asked, and says so to the page alone', async () => {
      const opened = await come(shop.on('causes', refusal(501, 'not-configured')));
      await reach(opened, 'error');
      expect(opened.element.offsetHeight).to.equal(0);
      expect(opened.text()).to.equal('');
      expect(opened.failed.map(({ code, detail }) => [code, detail])).to.deep.equal([
        ['server', '501 not-configured'],
      ]);
      const ended = await come(new Shop().on('causes', refusal(401, 'unauthorised')));
      await reach(ended, 'unauthorised');
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      await reach(await come(new Shop()), 'offline');
    });
  });

  describe('the offer', () => {
    it('says what is given to whom, by which card, and links to the terms; it takes no focus', async () => {
      const opened = await come(shop.on('causes', offering(TREES, MEALS)));
      await reach(opened, 'ready');
      expect(opened.text())
        .to.contain('Treehouse')
        .and.contain('Trees for towns.')
        .and.contain('It ends in 1111.')
        .and.contain('Your order does not change.');
      const terms = opened.find<HTMLAnchorElement>('[part=terms]');
      expect([terms?.href, terms?.rel]).to.deep.equal([TREES.terms, 'noopener noreferrer']);
      expect(opened.find('[part=website]')).to.equal(null);
      expect(document.activeElement).to.equal(document.body);
      await expect(opened.element).to.be.accessible();
    });

    it('loads no picture unless the page asks for it', async () => {
      const opened = await come(shop.on('causes', offering(TREES)));
      await reach(opened, 'ready');
      expect(opened.find('img')).to.equal(null);
      opened.element.withLogos = true;
      await opened.element.updateComplete;
      expect(opened.find<HTMLImageElement>('img')?.getAttribute('src')).to.equal(TREES.logo);
    });

    it('asks for an amount before it gives, and moves to the amounts', async () => {
      const opened = await come(shop.on('causes', offering(TREES)));
      await reach(opened, 'ready');
      opened.press('give');
      await opened.element.updateComplete;
      expect(opened.find('[role=alert]')?.textContent?.trim()).to.equal('Choose an amount.');
      expect(opened.element.shadowRoot?.activeElement).to.equal(opened.find('[name=amount]'));
      expect(shop.of('donations').length).to.equal(0);
    });

    it('says the sum that a round-up makes, and gives it without a choice', async () => {
      const opened = await come(
        shop.on('causes', offering(MEALS)).on('donations', made({ amount: { value: 50, currency: 'EUR' } })),
      );
      await reach(opened, 'ready');
      expect(opened.text()).to.contain('You paid €19.50. Give €0.50 to make it €20.00.');
      opened.press('give');
      await reach(opened, 'paid');
      expect(shop.of('donations')[0]?.body['amount']).to.deep.equal({ value: 50, currency: 'EUR' });
    });

    it('closes without trace: nothing is asked, stored or said of it, and it does not come back', async () => {
      const opened = await come(shop.on('causes', offering(TREES)));
      await reach(opened, 'ready');
      const [before, stored] = [shop.asked.length, keptByForm()];
      opened.press('close');
      await reach(opened, 'closed');
      expect(opened.element.offsetHeight).to.equal(0);
      expect(opened.text()).to.equal('');
      expect([opened.closed(), opened.settled.length]).to.deep.equal([1, 0]);
      opened.page.dispatchEvent(
        new CustomEvent('florin-payment-settled', { bubbles: true, detail: { outcome: 'paid' } }),
      );
      await opened.element.refresh();
      expect(opened.state('closed')).to.equal(true);
      expect([shop.asked.length, keptByForm()]).to.deep.equal([before, stored]);
    });

    it('is given by keyboard alone', async () => {
      const opened = await come(shop.on('causes', offering(TREES, MEALS)).on('donations', made()));
      await reach(opened, 'ready');
      opened.find('[name=amount]')?.focus();
      await sendKeys({ press: ' ' });
      await sendKeys({ press: 'ArrowDown' });
      await opened.element.updateComplete;
      expect(opened.find('[part=give]')?.textContent?.trim()).to.equal('Give €3.00');
      opened.find('[part=give]')?.focus();
      await sendKeys({ press: 'Enter' });
      await reach(opened, 'paid');
      await opened.element.updateComplete;
      expect(opened.element.shadowRoot?.activeElement).to.equal(opened.find('h2'));
    });
  });

  describe('giving', () => {
    const give = async (opened: Opened): Promise<void> => {
      await reach(opened, 'ready');
      opened.choose(300);
      await opened.element.updateComplete;
      opened.press('give');
    };

    it('sends order, cause and amount once, however often it is pressed, and thanks', async () => {
      const opened = await come(shop.on('causes', offering(TREES)).on('donations', made()));
      await give(opened);
      opened.press('give');
      await reach(opened, 'paid');
      expect(shop.of('donations').length).to.equal(1);
      const { browser, locale, ...body } = shop.of('donations')[0]?.body ?? {};
      expect(body).to.deep.equal({ order: 'A-1', cause: 'DC1', amount: { value: 300, currency: 'EUR' } });
      expect([typeof browser, typeof locale]).to.deep.equal(['object', 'string']);
      expect(opened.text()).to.contain('You gave €3.00 to Treehouse.').and.contain('donation-A-1-x');
      expect(opened.settled).to.deep.equal([{ outcome: 'paid', reference: 'donation-A-1-x' }]);
      await expect(opened.element).to.be.accessible();
    });

    it('C9-195: an event of it names no charity and no amount, and what is stored no more than a key', async () => {
      const opened = await come(
        shop.on('causes', offering(TREES)).on('donations', made({ outcome: 'pending' })),
      );
      await give(opened);
      await reach(opened, 'pending');
      expect(JSON.stringify([opened.settled, opened.failed])).not.to.match(/Treehouse|300|EUR/);
      expect({ ...sessionStorage }).to.have.all.keys('florin-donation/A-1');
      expect(Object.keys(JSON.parse(sessionStorage['florin-donation/A-1']))).to.have.members([
        'key',
        'order',
        'phase',
        'createdAt',
      ]);
    });

    it('says that the order is paid whatever becomes of it', async () => {
      for (const [outcome, state, words] of [
        ['pending', 'pending', 'not confirmed yet'],
        ['refused', 'refused', 'was not made'],
        ['cancelled', 'refused', 'was not made'],
        ['action-required', 'unfinished', 'not finished'],
        ['unknown', 'unknown', 'We do not know yet'],
      ] as const) {
        const opened = await come(
          new Shop().on('causes', offering(TREES)).on('donations', made({ outcome })),
        );
        await give(opened);
        await reach(opened, state);
        expect(opened.text()).to.contain(words).and.contain('Your order is paid.');
        sessionStorage.clear();
      }
    });

    it('that has no answer is looked up again, never sent anew, until the shop knows', async () => {
      const opened = await come(
        shop
          .on('causes', offering(TREES))
          .on('donations', made({ outcome: 'unknown' }))
          .on('attempts', made()),
      );
      await give(opened);
      await reach(opened, 'unknown');
      expect(opened.text()).to.contain('Do not give again.');
      opened.press('button');
      await reach(opened, 'paid');
      expect([shop.of('donations').length, shop.of('attempts').length]).to.deep.equal([1, 1]);
    });

    it('that was refused may be tried again, under another key', async () => {
      const opened = await come(
        shop.on('causes', offering(TREES)).on('donations', made({ outcome: 'refused' }), made()),
      );
      await give(opened);
      await reach(opened, 'refused');
      opened.press('button');
      await give(opened);
      await reach(opened, 'paid');
      const [first, second] = shop.of('donations').map(({ key }) => key);
      expect(first).not.to.equal(second);
    });

    it('that the shop does not take any more says so, shows what it takes now, and charges nothing', async () => {
      const opened = await come(
        shop
          .on('causes', offering(TREES), offering({ ...TREES, amounts: [200, 400] }))
          .on('donations', refusal(409, 'amount-changed')),
      );
      await give(opened);
      await waitUntil(() => opened.text().includes('takes other amounts now'));
      await waitUntil(() => opened.find('[value="400"]') !== null);
      expect(opened.state('ready')).to.equal(true);
    });

    it('is found again after a reload, and by a page that remembers nothing', async () => {
      const found = await come(shop.on('causes', { causes: [], attempt: 'key-1' }).on('attempts', made()));
      await reach(found, 'paid');
      expect(found.text()).to.contain('Thank you for your donation').and.contain('You gave €3.00.');
    });

    it('goes on with what the bank brought back, where the address says that it is a donation’s', async () => {
      const opened = await come(shop.on('causes', { causes: [], attempt: 'key-1' }).on('details', made()), {
        query: '?order=A-1&florin-donation=1&redirectResult=abc',
      });
      await reach(opened, 'paid');
      expect(shop.of('details')[0]?.body).to.deep.equal({
        order: 'florin-donation/A-1',
        redirectResult: 'abc',
      });
      expect(location.search).not.to.contain('redirectResult');
    });

    it('leaves what a payment’s bank brought back to the element for payments', async () => {
      const opened = await come(shop.on('causes', { causes: [] }), { query: '?redirectResult=abc' });
      await reach(opened, 'empty');
      expect(location.search).to.contain('redirectResult=abc');
    });
  });

  it('speaks another language, in its direction', async () => {
    const opened = await come(shop.on('causes', offering(TREES, MEALS)), { locale: 'nl' });
    await waitUntil(() => opened.text().includes('Geef aan een goed doel'));
    expect(opened.text()).to.contain('€ 1,00');
  });
});
