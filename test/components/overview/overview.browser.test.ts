import { expect } from '@open-wc/testing';

import '../../../src/components/overview/define.js';
import type { FlorinOverview } from '../../../src/components/overview/overview.js';
import type { Fetch } from '../../../src/client/index.js';
import { restorePage } from '../known-seller.js';
import { openBank } from '../balances/bank.js';
import { anna, olgaAsApprover, openDesk, otto } from '../payouts/desk.js';
import { openElement, read } from '../opened.js';

const EVENTS = ['florin-before-figure-open', 'florin-before-task-open', 'florin-overview-failed'];

async function openOverview(fetch: Fetch, properties: Partial<FlorinOverview> = {}, state = 'ready') {
  const opened = await openElement('florin-overview', {
    fetch,
    properties: { timeZone: 'Europe/Amsterdam', ...properties },
    events: EVENTS,
  });
  if (state) await opened.state(state);
  const all = (selector: string): HTMLElement[] => [...opened.root.querySelectorAll<HTMLElement>(selector)];
  return {
    ...opened,
    all,
    part: (name: string) => all(`[part~=${name}]`)[0]!,
    tasks: (): string[] => all('[part~=task]').map(read),
    figures: (): string[] => all('[part~=figure]').map(read),
  };
}

type Answer = () => Response | Promise<Response>;

/** Thirty days without anything. */
const DAILY = {
  takenAt: '2030-01-10T11:00:00.000Z',
  timeZone: 'Europe/Amsterdam',
  first: '2029-12-12',
  last: '2030-01-10',
  sums: [] as object[],
};

/** A summary as a proxy of any age answers it, and what the blocks below it ask for. */
const answering =
  (summary: object, blocks: Readonly<Record<string, Answer>> = {}): Fetch =>
  async (input) => {
    const { pathname } = new URL(new Request(input).url);
    const [, block] =
      Object.entries({ '/daily-figures': () => Response.json(DAILY), ...blocks }).find(([path]) =>
        pathname.endsWith(path),
      ) ?? [];
    if (block) return block();
    if (!/\/(?:summary|config)$/.test(pathname))
      return Response.json({ error: { code: 'not-found' } }, { status: 404 });
    return Response.json({
      audience: 'operator',
      takenAt: '2030-01-10T11:00:00.000Z',
      days: 7,
      tasks: [],
      figures: [],
      missing: [],
      environment: 'sandbox',
      serverTime: String(Date.parse('2030-01-10T11:00:00Z')),
      ...summary,
    });
  };

const task = (changes: object) => ({
  kind: 'payouts-failed',
  count: 1,
  isMore: false,
  sums: [],
  isTold: false,
  ...changes,
});

describe('<florin-overview>', () => {
  afterEach(() => restorePage());

  it('says that nothing needs the reader, and when that was found out, in a zone that is named', async () => {
    const desk = await openDesk();
    const opened = await openOverview(desk.fetch, {}, 'empty');
    expect(read(opened.part('nothing'))).to.equal('Nothing needs you.');
    expect(read(opened.part('freshness'))).to.match(/^As of Jan 10, 2030,? .*11:00:00.AM GMT\+1$/);
    expect(opened.figures()).to.include('Paid by shoppers 0');
  });

  it('leads with what waits: how many, why, the sums by currency, until when, and one way to it', async () => {
    const desk = await openDesk();
    await desk.submit('p-1');
    await desk.submit('p-2', 90, 'JPY');
    desk.days(4);
    desk.who = otto;
    const opened = await openOverview(desk.fetch);
    expect(opened.tasks()).to.have.length(1);
    expect(opened.tasks()[0]).to.match(
      /^2 payouts wait for review Another person, an approver, .+ Sum: €20\.00, ¥90 in 2 days Until Jan 17, 2030,? .+ See payouts$/,
    );
    opened.part('open').click();
    const detail = { kind: 'payouts-to-review', element: 'florin-payouts', reference: '', row: '' };
    expect(opened.events).to.deep.equal([['florin-before-task-open', detail]]);
  });

  it('asks an approver to review what others submitted, and names the one that it is', async () => {
    const desk = await openDesk();
    const psp = await desk.submit('p-1');
    desk.who = anna;
    const opened = await openOverview(desk.fetch, { audience: 'approver' });
    expect(opened.tasks()[0]).to.match(
      /^1 payout waits for review Submitted by another person.+ Review payouts$/,
    );
    opened.part('open').click();
    expect(opened.events[0]?.[1]).to.include({ reference: psp });
    desk.who = olgaAsApprover;
    const own = await openOverview(desk.fetch, { audience: 'approver' }, 'empty');
    expect(own.tasks()).to.deep.equal([]);
  });

  it('shows a seller their own balances, a figure for each currency and never one for both', async () => {
    const bank = await openBank();
    const opened = await openOverview(bank.fetch, { audience: 'seller' }, '');
    await opened.until(() => opened.figures().length === 3, 'three figures');
    const money = async (id: string, currency: string): Promise<string> =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).format(
        (await bank.available(id, currency)) / 100,
      );
    expect(opened.figures()[0]).to.equal(
      `Available ${await money(bank.eur, 'EUR')} ${await money(bank.usd, 'USD')}`,
    );
    expect(opened.root.querySelector('[role=group]')?.getAttribute('aria-label')).to.equal('Your overview');
  });

  it('leads from a figure to what it is made of, and says how much of what was tried was paid', async () => {
    const sums = [{ currency: 'EUR', value: 120_000 }];
    const figures = [
      { kind: 'paid', count: 1999, sums },
      { kind: 'tried', count: 2000, sums },
      { kind: 'taken-back', count: 0, sums: [] },
      { kind: 'newer', count: 3, sums: [] },
    ];
    const opened = await openOverview(answering({ figures, days: 30, first: '2029-12-12' }), {}, 'empty');
    expect(opened.figures()[0]).to.equal('Paid by shoppers €1,200.00 Approval rate: 99.9% (1,999 of 2,000)');
    expect(opened.figures()[1]).to.equal('Tried by shoppers €1,200.00 Number: 2,000');
    expect(opened.all('[part=figure-open]')).to.have.length(3);
    opened.all('[part=figure-open]').forEach((each) => each.click());
    expect(opened.events.map(([, detail]) => detail)).to.deep.equal([
      { kind: 'paid', element: 'florin-payment-operations', days: 30, from: '2029-12-12' },
      { kind: 'tried', element: 'florin-payment-operations', days: 30, from: '2029-12-12' },
      { kind: 'taken-back', element: 'florin-disputes', days: 30, from: '2029-12-12' },
    ]);
    const linked = await openOverview(
      answering({ figures }),
      { addressOf: ({ kind, element }) => `#${element}-${kind}` },
      'empty',
    );
    expect(
      linked.all('a[part=figure-open]').map((each) => new URL((each as HTMLAnchorElement).href).hash),
    ).to.include('#florin-disputes-taken-back');
  });

  it('makes a link of a task that the page gives an address, and leaves it to the page where that says so', async () => {
    const opened = await openOverview(answering({ tasks: [task({ reference: 'P-1' })] }), {
      addressOf: (place) => `#${place.element}/${'reference' in place ? place.reference : ''}`,
    });
    const link = opened.part('open') as HTMLAnchorElement;
    expect(new URL(link.href).hash).to.equal('#florin-payouts/P-1');
    opened.element.addEventListener('florin-before-task-open', (event) => event.preventDefault());
    link.click();
    expect(location.hash).not.to.contain('florin-payouts');
    const strange = await openOverview(answering({ tasks: [task({})] }), {
      addressOf: () => 'javascript:alert(1)',
    });
    expect(strange.part('open').localName).to.equal('button');
  });

  it('shows what a newer proxy tells by its own word, and promises nothing of it', async () => {
    const opened = await openOverview(
      answering({
        tasks: [task({ kind: 'grants-to-sign', count: 1000, isMore: true })],
        figures: [{ kind: 'approval-rate', count: 93, isMore: true, sums: [] }],
      }),
    );
    expect(opened.tasks()).to.deep.equal(['1,000+ grants-to-sign Open']);
    expect(opened.figures()).to.deep.equal(['approval-rate 93 There are more. Only 93 are counted.']);
    opened.part('open').click();
    expect(opened.events[0]?.[1]).to.include({ kind: 'grants-to-sign', element: '' });
  });

  it('says which deadline was only told, and that one is over', async () => {
    const opened = await openOverview(
      answering({
        tasks: [task({ kind: 'disputes-to-answer', until: '2030-01-09T11:00:00Z', isTold: true })],
      }),
    );
    expect(read(opened.part('deadline'))).to.match(
      /^The time is over Until Jan 9, 2030,? 12:00.PM, as the platform told$/,
    );
  });

  it('says that a part is missing, and shows the rest', async () => {
    const opened = await openOverview(
      answering({ audience: 'seller', tasks: [task({})], missing: ['accounts'] }),
    );
    expect(read(opened.part('notice'))).to.match(/^Your balances and verification could not be read/);
    expect(opened.tasks()).to.have.length(1);
  });

  it('takes the figures again, keeps what is on screen where that fails, and says so once', async () => {
    let answer = answering({ tasks: [task({})] });
    const opened = await openOverview((...asked) => answer(...asked));
    answer = answering({});
    opened.part('refresh').click();
    await opened.state('empty');
    await opened.until(() => opened.heard.includes('The overview is up to date.'), 'told');
    expect(
      opened.root.activeElement === opened.part('refresh') || opened.root.activeElement === null,
    ).to.equal(true);
    const broken = () => Response.json({ error: { code: 'internal' } }, { status: 500 });
    answer = answering({}, { '/summary': broken });
    opened.part('refresh').click();
    await opened.until(() => opened.part('error'), 'error');
    expect(opened.events.map(([name]) => name)).to.deep.equal(['florin-overview-failed']);
    expect(opened.part('nothing')).to.not.equal(undefined);
  });

  it('shows what is owed below zero, as the sum of one currency', async () => {
    const below = { currency: 'USD', value: -4200 };
    const opened = await openOverview(
      answering({
        audience: 'seller',
        tasks: [task({ kind: 'balances-below-zero', sums: [below] })],
        figures: [{ kind: 'available', count: 1, sums: [below] }],
      }),
      { audience: 'seller' },
    );
    expect(opened.tasks()[0]).to.match(/^1 balance is below zero .+ Sum: -\$42\.00 See balances$/);
    expect(opened.figures()).to.deep.equal(['Available -$42.00']);
  });

  it('is closed to those who are signed out', async () => {
    const closed: Fetch = async () => Response.json({ error: { code: 'unauthorised' } }, { status: 401 });
    const opened = await openOverview(closed, {}, 'unauthorised');
    expect(read(opened.part('panel'))).to.match(/^You do not have access to an overview/);
  });

  it('is accessible, whatever it shows', async () => {
    const desk = await openDesk();
    await desk.submit('p-1');
    const opened = await openOverview(desk.fetch);
    await expect(opened.element).to.be.accessible();
  });
});
