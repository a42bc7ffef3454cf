import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import '../../../src/components/data-erasure/define.js';
import type { FlorinDataErasure } from '../../../src/components/data-erasure/data-erasure.js';
import { refusal } from '../known-seller.js';
import { openElement, read } from '../opened.js';
import { printedBy } from '../printed-by.js';
import { openOffice, type Office, type OfficeOptions } from '../payment-operations/office.js';

const ERASURE = /data-protection\//;
const OTHER = 'BBBBBBBBBBBBBBBB';

async function open(
  options: OfficeOptions = {},
  properties: Partial<FlorinDataErasure> = {},
  before: (office: Office) => void = () => undefined,
) {
  const office = await openOffice(options);
  before(office);
  const opened = await openElement('florin-data-erasure', {
    fetch: office.fetch,
    properties,
    events: ['florin-before-data-erase', 'florin-data-erased', 'florin-data-erasure-failed'],
  });
  const { root, element, until } = opened;
  await opened.state('ready');
  const field = (id: string) => root.querySelector<HTMLInputElement>(`#${id}`)!;
  const type = async (id: string, text: string) => {
    field(id).value = text;
    field(id).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await element.updateComplete;
  };
  const payments = () => [...root.querySelectorAll('[part=payment]')].map(read);
  const press = (part: string) => root.querySelector<HTMLElement>(`[part=${part}]`)!.click();
  const focused = (selector: string) =>
    until(() => root.activeElement?.matches(selector), `focus: ${selector}`);
  return {
    ...opened,
    office,
    field,
    type,
    payments,
    press,
    focused,
    /** The PSP reference of the payment that the sandbox holds. */
    reference: office.sandbox.books()[0]?.pspReference ?? '',
    asked: () => office.asked.filter(({ call }) => ERASURE.test(call)).map(({ body }) => body),
    /** Types the references, and the end of the first one. */
    erase: async (text: string) => {
      await type('references', text);
      press('submit');
      await focused('#review');
      await type('confirmation', text.slice(0, 16).slice(-6));
      press('erase');
      await until(() => payments().length > 0 && !element.busy, 'answers');
    },
  };
}

const answered =
  (result: string, more: object = {}) =>
  (office: Office) => {
    office.obstacle = (call) =>
      ERASURE.test(call) ? Promise.resolve(Response.json({ result, ...more })) : undefined;
  };

describe('<florin-data-erasure>', () => {
  it('says what goes and what stays, has the reference typed again, and erases, by keyboard alone', async () => {
    const opened = await open();
    await opened.type('references', opened.reference.toLowerCase());
    opened.field('references').focus();
    for (const press of ['Tab', 'Tab', 'Enter']) await sendKeys({ press });
    await opened.focused('#review');
    expect(read(opened.root)).to.match(
      /What goes .*phone number.*What stays .*7 years.*You cannot undo this\./,
    );
    expect(opened.asked()).to.deep.equal([]);
    await sendKeys({ press: 'Tab' });
    await opened.focused('#confirmation');
    await sendKeys({ press: 'Enter' });
    await opened.until(() =>
      /last 6 characters/.test(read(opened.root.querySelector('#confirmation-fault'))),
    );
    await opened.type('confirmation', opened.reference.slice(-6));
    await sendKeys({ press: 'Enter' });
    await opened.until(() => /Accepted/.test(opened.payments()[0] ?? ''), 'the answer');
    await opened.focused('#results');
    expect(opened.payments()).to.deep.equal([
      `${opened.reference} Accepted The platform erases the data later.`,
    ]);
    expect(opened.asked().map((body) => JSON.parse(body))).to.deep.equal([
      { pspReference: opened.reference },
    ]);
    expect(opened.office.sandbox.books()[0]?.lastFour).to.equal('0000');
    expect(opened.heard.at(-1)).to.equal('1 answer has come.');
    const none = { alreadyErased: 0, notFound: 0, inUse: 0, failed: 0 };
    expect(opened.events).to.deep.equal([
      ['florin-before-data-erase', { count: 1, isForced: false }],
      ['florin-data-erased', { accepted: 1, ...none }],
    ]);
  });

  it('asks for many payments one after the other, and says each answer in words', async () => {
    const opened = await open();
    await opened.erase(`${OTHER}\n${opened.reference}`);
    expect(opened.payments()[0]).to.match(/^B+ Not found .*Nothing was erased\.$/);
    expect(opened.payments()[1]).to.contain('Accepted');
    opened.press('clear');
    await opened.focused('#references');
    await opened.erase(opened.reference);
    expect(opened.payments()[0]).to.contain('Already erased');
  });

  it('is forced in a step of its own, after the end of the reference was typed once more', async () => {
    const opened = await open({}, {}, answered('ACTIVE_RECURRING_TOKEN_EXISTS'));
    await opened.erase(opened.reference);
    expect(opened.payments()[0]).to.contain('Not erased The shopper has stored payment details');
    opened.office.obstacle = undefined;
    opened.press('force');
    await opened.focused('#review');
    opened.press('erase');
    await opened.focused('#confirmation');
    await opened.type('confirmation', opened.reference.slice(-6));
    opened.press('erase');
    await opened.until(() => /Accepted/.test(opened.payments()[0] ?? ''), 'the answer');
    const bodies = opened.asked().map((body) => JSON.parse(body) as { forceErasure?: boolean });
    expect(bodies.map(({ forceErasure }) => forceErasure)).to.deep.equal([undefined, true]);
    opened.press('clear');
  });

  it('goes back without asking, and asks for nothing where the page prevents it', async () => {
    const opened = await open();
    await opened.type('references', opened.reference);
    opened.press('submit');
    await opened.focused('#review');
    opened.press('back');
    await opened.focused('#references');
    expect(opened.field('references').value).to.equal(opened.reference);
    opened.element.addEventListener('florin-before-data-erase', (event) => event.preventDefault());
    opened.press('submit');
    await opened.focused('#review');
    await opened.type('confirmation', opened.reference.slice(-6));
    opened.press('erase');
    await opened.element.updateComplete;
    expect(opened.asked()).to.deep.equal([]);
    expect(opened.field('confirmation')).to.not.equal(null);
  });

  it('a fault stands beside the field, which takes the focus and keeps what was typed', async () => {
    const opened = await open({}, { reference: 'ORDER-1' });
    expect(opened.field('references').value).to.equal('ORDER-1');
    opened.press('submit');
    await opened.focused('#references');
    expect(read(opened.root.querySelector('#references-fault'))).to.equal(
      'Enter PSP references of 16 letters and digits.',
    );
    expect(opened.field('references').value).to.equal('ORDER-1');
  });

  it('says that an answer is not known, and never that the data is erased', async () => {
    const opened = await open({}, {}, answered('ERASED_MAYBE'));
    await opened.erase(opened.reference);
    expect(opened.payments()[0]).to.contain('Unknown answer');
    expect(opened.events.at(-1)).to.deep.equal([
      'florin-data-erased',
      { accepted: 0, alreadyErased: 0, notFound: 0, inUse: 0, failed: 1 },
    ]);
  });

  it('says that the outcome is unknown where no answer came, and asks again', async () => {
    const opened = await open({}, {}, (office) => {
      office.obstacle = (call) =>
        ERASURE.test(call) ? Promise.resolve(refusal(502, 'platform-error')) : undefined;
    });
    await opened.erase(opened.reference);
    expect(opened.payments()[0]).to.match(/No answer .* We do not know whether the data is erased\./);
    opened.office.obstacle = undefined;
    opened.button(/^Try again: /).click();
    await opened.until(() => /Accepted/.test(opened.payments()[0] ?? ''), 'the answer');
  });

  it('a session that may not erase is told once, and no payment is said to be asked for', async () => {
    // The session was an operator's when the form opened.
    const opened = await open({ audience: 'seller' }, {}, (office) => {
      office.obstacle = (call) =>
        call.endsWith('/rows') ? Promise.resolve(refusal(404, 'not-found')) : undefined;
    });
    await opened.erase(`${opened.reference}\n${OTHER}`);
    expect(read(opened.root.querySelector('[role=alert]'))).to.contain('not signed in');
    for (const text of opened.payments()) expect(text).to.contain('Not asked');
    expect(opened.events.at(-1)?.[0]).to.equal('florin-data-erasure-failed');
    expect(opened.asked().length).to.equal(1);
  });

  it('prints a receipt of its own, with the number of the case', async () => {
    const opened = await open();
    await opened.type('case-number', 'CASE-7');
    await opened.erase(opened.reference);
    const printed = await printedBy(() => opened.press('print'));
    expect(printed).to.match(
      /^Receipt of data erasure Case number: CASE-7 .*Accepted\. The platform erases the data later\..*signature$/,
    );
    expect(printed).to.contain(opened.reference);
    expect(printed).to.match(/Asked by.*olga@shop\.example/);
  });

  it('says that payments under way keep the shopper in the merchant’s own records', async () => {
    const opened = await open({}, {}, answered('SUCCESS', { waiting: 2 }));
    await opened.erase(opened.reference);
    expect(opened.payments()[0]).to.match(/Accepted .*still under way: 2\. Your own records keep who pays/);
    const other = await open({}, {}, answered('SUCCESS'));
    await other.erase(other.reference);
    expect(other.payments()[0]).not.to.contain('under way');
  });

  it('takes a payment that the page leads to later', async () => {
    const opened = await open();
    const field = (): HTMLTextAreaElement => opened.root.querySelector('#references')!;
    await opened.erase(opened.reference);
    opened.element.reference = OTHER;
    await opened.element.updateComplete;
    expect(field().value).to.equal(OTHER);
    opened.element.reference = '';
    await opened.element.updateComplete;
    expect(field().value).to.equal(OTHER);
  });

  it('fits a phone, right to left, and reads well in the dark', async () => {
    document.documentElement.dir = 'rtl';
    document.body.style.background = 'Canvas';
    document.body.style.inlineSize = '320px';
    document.documentElement.style.colorScheme = 'dark';
    try {
      const opened = await open({}, { locale: 'ar' });
      await opened.type('references', opened.reference);
      opened.press('submit');
      await opened.focused('#review');
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
      await opened.type('confirmation', opened.reference.slice(-6));
      opened.press('erase');
      await opened.until(() => opened.payments().length === 1 && !opened.element.busy, 'the answer');
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
    } finally {
      document.documentElement.dir = document.documentElement.style.colorScheme = '';
      document.body.style.inlineSize = document.body.style.background = '';
    }
  });

  it('is accessible in light, in each step', async () => {
    const opened = await open();
    await expect(opened.element).to.be.accessible();
    await opened.erase(`${opened.reference}\n${OTHER}`);
    await expect(opened.element).to.be.accessible();
  });

  it('is closed, and says so, to a role that may not ask for an erasure', async () => {
    const office = await openOffice({ audience: 'approver' });
    const opened = await openElement('florin-data-erasure', { fetch: office.fetch });
    await opened.state('unauthorised');
    expect(read(opened.root)).to.contain(
      'You are signed in as an approver, and this role has no access here.',
    );
    expect(opened.root.querySelector('form')).to.equal(null);
  });

  describe('past erasures', () => {
    const past = (opened: Awaited<ReturnType<typeof open>>) =>
      [...opened.root.querySelectorAll('[part=erasure]')].map(read);

    it('has each with its answer, who asked and when, the latest first, also those of this page', async () => {
      const opened = await open();
      await opened.until(() => /No erasure was asked for here yet/.test(read(opened.root)), 'none');
      await opened.erase(opened.reference);
      await opened.until(() => past(opened).length === 1, 'one');
      expect(past(opened)[0]).to.match(
        new RegExp(
          `^${opened.reference} Accepted .* Asked on Jan 1, 2030.* Asked by olga@shop.example Print`,
        ),
      );
      opened.press('clear');
      await opened.focused('#references');
      await opened.erase(OTHER);
      await opened.until(() => past(opened).length === 2, 'two');
      expect(past(opened)[0]).to.match(/^B+ Not found/);
      const printed = await printedBy(() =>
        opened.root.querySelector<HTMLElement>('[part=erasure] [part=print]')!.click(),
      );
      expect(printed).to.match(/Asked by B+ Not found\..* olga@shop\.example/);
      await expect(opened.element).to.be.accessible();
    });

    it('says of each what is known, and never takes what is not known for a yes', async () => {
      const erasure = (entry: string, changes: object) => ({
        entry,
        pspReference: `PSP${entry}`,
        isForced: false,
        askedAt: '2030-01-01T10:00:00Z',
        ...changes,
      });
      const opened = await open({}, {}, (office) => {
        office.obstacle = (call) =>
          call === 'GET /erasures'
            ? Promise.resolve(
                Response.json({
                  erasures: [
                    erasure('1', { state: 'answered', result: 'SUCCESS', isForced: true }),
                    erasure('2', { state: 'answered', result: 'A_NEW_WORD' }),
                    erasure('3', { state: 'answered' }),
                    erasure('4', { state: 'refused' }),
                    erasure('5', { state: 'asked' }),
                    erasure('6', { state: 'a-new-state', result: 'SUCCESS' }),
                  ],
                }),
              )
            : undefined;
      });
      await opened.until(() => past(opened).length === 6, 'six');
      expect([...opened.root.querySelectorAll('[part=erasure] [part=status]')].map(read)).to.deep.equal([
        'Accepted',
        'Unknown answer',
        'Answer not kept',
        'Not accepted',
        'On its way',
        'No answer',
      ]);
      expect(past(opened)[0]).to.contain('Were in use. The data was to be erased all the same.');
    });

    it('leaves the form usable where they cannot be shown, and can be asked for again', async () => {
      const opened = await open({}, {}, (office) => {
        office.obstacle = (call) =>
          call === 'GET /erasures' ? Promise.resolve(refusal(500, 'internal')) : undefined;
      });
      await opened.until(() => opened.root.querySelector('section [part=again]'), 'a way to try again');
      expect(opened.field('references')).to.not.equal(null);
      opened.office.obstacle = undefined;
      opened.press('again');
      await opened.until(() => /No erasure was asked for here yet/.test(read(opened.root)), 'none');
    });
  });
});
