import { expect, fixture, html, waitUntil } from '@open-wc/testing';

import { OUTCOMES } from '../../../../src/client/index.js';
import { REASONS } from '../../../../src/client/shopper/attempt.js';
import { words as en } from '../../../../src/words/compiled/parts/result-view/en.js';
import { shopper } from '../../../../src/words/shopper.js';
import { anAnswer, type ResultHost } from './showing.js';

const wordsOf = async (language: string) => [language, (await shopper.load(language, en))!] as const;
const WORDS = {
  en,
  ...Object.fromEntries(await Promise.all(['de', 'nl', 'fr', 'ar'].map(wordsOf))),
};

const open = async (language = 'en'): Promise<ResultHost> => {
  const host = await fixture<ResultHost>(html`<result-host></result-host>`);
  host.language = language;
  return host;
};

describe('the result of a payment', () => {
  afterEach(() => (document.documentElement.style.colorScheme = ''));

  for (const outcome of OUTCOMES) {
    it(`that is ${outcome} has its own words and picture and is announced once`, async () => {
      const host = await open();
      await host.show(outcome, anAnswer({ outcome }));
      expect(host.find('h2').textContent?.trim()).to.equal(en[`${outcome}-title`]);
      expect(host.find('[part="icon"] svg').getAttribute('aria-hidden')).to.equal('true');
      await waitUntil(() => host.said);
      expect(host.said).to.contain(`${en[`${outcome}-title`]}. `);
      let changes = 0;
      const observer = new MutationObserver(() => changes++);
      observer.observe(host.find('[role="status"]'), { childList: true, characterData: true, subtree: true });
      await host.show(outcome, anAnswer({ outcome }));
      await new Promise((resolve) => setTimeout(resolve, 250));
      observer.disconnect();
      expect(changes).to.equal(0);
    });

    it(`that is ${outcome} is accessible in light and dark`, async () => {
      for (const scheme of ['light', 'dark']) {
        document.documentElement.style.colorScheme = scheme;
        document.body.style.background = scheme === 'dark' ? '#16181d' : '';
        const host = await open();
        await host.show(outcome, anAnswer({ outcome }), {
          onTryAgain: () => undefined,
          onCheckAgain: () => undefined,
        });
        await expect(host).to.be.accessible();
      }
      document.body.style.background = '';
    });
  }

  it('never says that the shopper may pay again while that is not certain', () => {
    for (const words of Object.values(WORDS))
      for (const outcome of ['pending', 'unknown'] as const) {
        expect(words[`${outcome}-text`]).to.not.equal('');
        expect(words[`${outcome}-title`]).to.not.equal(words['refused-title']);
      }
    expect(en['unknown-text']).to.contain('Do not pay again');
    expect(en['pending-text']).to.contain('Do not pay again');
  });

  it('has a picture of its own for each outcome', async () => {
    const host = await open();
    const pictures = new Set<string>();
    for (const outcome of OUTCOMES) {
      await host.show(outcome, anAnswer({ outcome }));
      const shapes = host.renderRoot.querySelectorAll('svg :is(path, circle)');
      pictures.add(
        [...shapes].map((shape) => shape.getAttribute('d') ?? shape.getAttribute('stroke-dasharray')).join(),
      );
    }
    expect(pictures.size).to.equal(OUTCOMES.length);
  });

  it('says why it was refused in words that help no card tester', async () => {
    const host = await open();
    for (const reason of REASONS) {
      await host.show('refused', anAnswer({ outcome: 'refused', reason }));
      expect(host.find('[part="text"]').textContent).to.equal(en[`reason-${reason}`]);
    }
    for (const reason of ['CVC Declined', '__proto__', undefined]) {
      await host.show(
        'refused',
        anAnswer(reason === undefined ? { outcome: 'refused' } : { outcome: 'refused', reason }),
      );
      expect(host.find('[part="text"]').textContent).to.equal(en['refused-text']);
    }
  });

  it('does not say that nothing was charged while a cancel is only asked for', async () => {
    const host = await open();
    await host.show('cancelled', anAnswer({ outcome: 'cancelled' }));
    expect(host.find('[part="text"]').textContent).to.equal('You were not charged.');
    await host.show('cancelled', anAnswer({ outcome: 'cancelled', reason: 'cancel-requested' }));
    expect(host.find('[part="text"]').textContent).to.equal(
      'If you were charged, the money will be returned.',
    );
  });

  it('says it in the merchant’s words where there are some', async () => {
    const host = await open();
    const reasons = { 'contact-bank': 'Please <b>call</b> us.' };
    await host.show('refused', anAnswer({ reason: 'contact-bank' }), { reasons });
    expect(host.find('[part="text"]').textContent).to.equal('Please <b>call</b> us.');
    await host.show('refused', anAnswer({ reason: 'try-again' }), { reasons });
    expect(host.find('[part="text"]').textContent).to.equal(en['reason-try-again']);
  });

  it('shows the amount, and lists card, time with its zone, and the reference', async () => {
    const host = await open();
    await host.show('paid', anAnswer());
    expect(host.find('[part="amount"]').textContent).to.match(/Amount:\s+\W*€19\.99/);
    const list = host.find('dl').textContent?.replace(/\s+/g, ' ') ?? '';
    expect(list).to.contain('Visa ending in 1111');
    expect(list).to.contain('November 21, 2026');
    expect(list).to.match(/GMT|UTC|[A-Z]{2,5}/);
    expect(list).to.contain('KHZ-42');
  });

  it('takes a line or two above a form, with the receipt folded in', async () => {
    const host = await open();
    await host.show('refused', anAnswer({ outcome: 'refused' }), { isBrief: true });
    const details = host.find<HTMLDetailsElement>('details');
    expect(details.open).to.equal(false);
    expect(host.find('dl').checkVisibility()).to.equal(false);
    expect(host.renderRoot.querySelector('[part="amount"]') === null).to.equal(true);
    host.find('summary').click();
    expect(host.find('dl').checkVisibility()).to.equal(true);
    expect(host.find('dl').textContent).to.contain('KHZ-42');
    // What the shopper has opened stays open while the page checks or speaks.
    host.requestUpdate();
    await host.updateComplete;
    expect(details.open).to.equal(true);
    for (const scheme of ['light', 'dark']) {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = scheme === 'dark' ? '#16181d' : '';
      await expect(host).to.be.accessible();
    }
    document.body.style.background = '';
  });

  it('names the brand as shoppers know it, and none that it does not know', async () => {
    const host = await open();
    const read = async (brand: string) => {
      await host.show('paid', anAnswer({ brand }));
      return /Card(.*) ending in 1111/s.exec(host.find('dl').textContent ?? '')?.[1]?.trim();
    };
    expect(await read('cartebancaire')).to.equal('CB');
    expect(await read('bcmc')).to.equal('Bancontact');
    expect(await read('visadankort')).to.equal('Dankort');
    for (const brand of ['visastandarddebit', '<b>', 'toString']) expect(await read(brand)).to.equal('');
  });

  it('leaves out what the answer does not say or says strangely', async () => {
    const host = await open();
    await host.show('paid', anAnswer({ lastFour: '<b>1', at: 'soon', brand: 'x' }));
    expect(host.find('dl').textContent).to.not.match(/Card|Date|undefined|Invalid/);
    await host.show('unknown', undefined, { order: 'A-1001' });
    expect(host.find('dl').textContent?.replace(/\s+/g, ' ').trim()).to.equal('Reference A-1001');
  });

  it('C2-43: shows foreign text as text, apart from the text around it', async () => {
    const host = await open();
    const reference = '<img src=x onerror=alert(1)>\u202Egnp';
    await host.show('paid', anAnswer({ reference }));
    expect(host.find('img')).to.equal(null);
    const shown = [...host.renderRoot.querySelectorAll('bdi')].map(({ textContent }) => textContent);
    expect(shown).to.include(reference);
  });

  it('says what is left to pay after a part of it', async () => {
    const host = await open();
    await host.show('action-required', anAnswer({ remaining: { value: 500, currency: 'EUR' } }));
    expect(host.find('[part="text"]').textContent).to.equal('€5.00 left to pay.');
  });

  it('offers each outcome’s next step and no other', async () => {
    const host = await open();
    const seen: string[] = [];
    const options = { onTryAgain: () => seen.push('try'), onCheckAgain: () => seen.push('check') };
    for (const outcome of OUTCOMES) {
      await host.show(outcome, anAnswer(), options);
      const retry = host.button('Try again');
      const check = host.button('Check again');
      expect(!!retry, outcome).to.equal(outcome === 'refused' || outcome === 'cancelled');
      expect(!!check, outcome).to.equal(outcome === 'unknown' || outcome === 'pending');
      expect(!!host.button('Print receipt'), outcome).to.equal(outcome === 'paid');
      (retry ?? check)?.click();
    }
    expect(seen.toSorted()).to.deep.equal(['check', 'check', 'try', 'try']);
  });

  it('asks once while it is checking, and keeps the focus', async () => {
    const host = await open();
    let asked = 0;
    const onCheckAgain = () => void asked++;
    await host.show('unknown', anAnswer(), { onCheckAgain });
    host.button('Check again')?.focus();
    await host.show('unknown', anAnswer(), { onCheckAgain, checking: true });
    const button = host.button('Checking…');
    button?.click();
    expect(asked).to.equal(0);
    expect(host.shadowRoot?.activeElement).to.equal(button);
    await waitUntil(() => host.said === 'Checking…');
  });

  it('copies the reference and says so', async () => {
    const host = await open();
    await host.show('paid', anAnswer());
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    host.button('Copy reference')?.click();
    await waitUntil(() => host.said === 'Reference copied');
    expect(copied).to.deep.equal(['KHZ-42']);
    clipboard.writeText = async () => Promise.reject(new Error('denied'));
    host.button('Copy reference')?.click();
    await waitUntil(() => host.said === en['copy-failed']);
    expect(host.find('[role="status"]').getBoundingClientRect().height).to.be.above(10);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('takes the focus where the form had it, and does not speak over it', async () => {
    const host = await open();
    host.find('button').focus();
    await host.show('refused', anAnswer());
    expect(host.shadowRoot?.activeElement).to.equal(host.find('h2'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(host.said).to.equal('');
  });

  it('leaves the focus where it is outside the element', async () => {
    const host = await open();
    await host.show('paid', anAnswer());
    expect(document.activeElement).to.equal(document.body);
  });

  it('that says something else than before is announced again', async () => {
    const host = await open();
    await host.show('refused', anAnswer({ reason: 'try-again' }));
    await waitUntil(() => host.said.includes('in a moment'));
    await host.show('refused', anAnswer({ reason: 'other-card' }));
    await waitUntil(() => host.said.includes('another card'));
  });

  it('that comes a second time is announced a second time', async () => {
    const host = await open();
    await host.show('refused', anAnswer());
    await waitUntil(() => host.said);
    await host.show(undefined);
    await host.show('refused', anAnswer());
    expect(host.said).to.equal('');
    await waitUntil(() => host.said);
  });

  it('prints without its buttons', async () => {
    const host = await open();
    await host.show('paid', anAnswer());
    const rules = host.shadowRoot!.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const inside = rules.flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.cssRules] : []));
    const print = inside.find((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print');
    expect(print?.cssText).to.match(/\.next\s*\{\s*display: none/);
    const original = window.print;
    let printed = 0;
    window.print = () => void printed++;
    host.button('Print receipt')?.click();
    window.print = original;
    expect(printed).to.equal(1);
  });

  for (const [language, words] of Object.entries(WORDS))
    it(`speaks ${language}`, async () => {
      const host = await open(language);
      await host.show('paid', anAnswer());
      await waitUntil(() => host.find('h2'));
      expect(host.find('h2').textContent?.trim()).to.equal(words['paid-title']);
      expect(Object.keys(words).toSorted()).to.deep.equal(Object.keys(en).toSorted());
      expect(host.renderRoot.textContent).to.not.match(/[{}]/);
    });

  it('fits a screen of 320 pixels from right to left', async () => {
    const host = await open('ar');
    host.style.width = '288px';
    host.dir = 'rtl';
    await host.show('unknown', anAnswer({ reference: 'X'.repeat(60) }), { onCheckAgain: () => undefined });
    await waitUntil(() => host.find('section'));
    expect(host.find('section').scrollWidth).to.be.at.most(288);
  });
});
