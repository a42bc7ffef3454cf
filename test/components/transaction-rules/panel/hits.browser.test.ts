import { expect } from '@open-wc/testing';

import { DAY } from '../../../../src/facts/instant.js';
import { refusal } from '../../known-seller.js';
import { openRuleOffice, openRules } from '../rule-office.js';

const score = { status: 'active', outcomeType: 'scoreBased', score: 10 } as const;

describe('<florin-transaction-rules>: hits', () => {
  it('counts how often each rule was triggered in 30 days, stopped payments too, and draws them per day', async () => {
    const office = await openRuleOffice();
    const quiet = await office.make({ description: 'Never met' });
    const often = await office.make({ description: 'Scores', ...score });
    await office.send(6000);
    office.clock.now += 40 * DAY;
    await office.send(7000);
    office.clock.now += 2 * DAY;
    await office.send(8000);
    await office.send(9000);
    await office.make({ description: 'Stops', status: 'active' });
    expect((await office.send(9500)).status).to.equal('failed');
    const opened = await openRules(office);
    await opened.until(() => /Hits in 30 days/.test(opened.text('table')), 'the column');
    const hitsOf = (name: RegExp) =>
      opened
        .all('tbody tr')
        .find((row) => name.test(row.textContent ?? ''))
        ?.querySelector('[data-label="Hits in 30 days"], td:nth-of-type(6)')
        ?.textContent?.trim();
    await opened.until(() => hitsOf(/Scores/) === '4', 'counted');
    expect(hitsOf(/Stops/)).to.equal('1');
    expect(hitsOf(/Never met/)).to.equal('0');
    await opened.open(/Scores/);
    await opened.says(/Times this rule was triggered: 4/);
    expect(opened.element.transactionRule).to.equal(often);
    opened.root.querySelector<HTMLDetailsElement>('[part~=figures]')!.open = true;
    await opened.until(() => opened.part('chart'), 'the chart');
    expect(opened.all('[part~=point]')).to.have.length(30);
    expect(opened.root.querySelector('[part~=chart] svg')!.getAttribute('aria-label')).to.equal(
      'Hits per day. Hits: 4.',
    );
    const bars = opened.all('[part~=point]').map((bar) => bar.getAttribute('aria-label')?.slice(-1));
    expect(bars.slice(-3)).to.deep.equal(['1', '0', '3']);
    await expect(opened.element).to.be.accessible();
    await opened.press('back');
    await opened.open(/Never met/);
    await opened.says(/Times this rule was triggered: 0/);
    expect(opened.element.transactionRule).to.equal(quiet);
    expect(opened.part('figures')).to.equal(null);
  });

  it('are missing where transfers do not come, and the list stays', async () => {
    const office = await openRuleOffice();
    await office.make({ ...score });
    await office.send(6000);
    office.obstacle = (call) =>
      call.startsWith('GET /transfers') ? refusal(502, 'platform-unavailable') : undefined;
    const opened = await openRules(office);
    await opened.says(/so hits are not counted/);
    expect(opened.rows()).to.have.length(1);
    expect(opened.element.matches(':state(partial)')).to.equal(true);
    office.obstacle = undefined;
    await opened.press('again');
    await opened.until(() => !opened.part('missing'), 'counted');
    expect(opened.rows()[0]).to.match(/ 1 Active$/);
  });
});
