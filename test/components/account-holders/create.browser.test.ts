import { expect } from '@open-wc/testing';

import { keptByForm } from '../kept-in-browser.js';
import { read } from '../opened.js';
import { finalRefusal, refusal } from '../known-seller.js';
import { openDesk, openHolders, type Desk } from './desk.js';

/** The market's own service, which has no users until it creates some. */
function people(desk: Desk, more?: Desk['obstacle']) {
  const users = new Map<string, object>();
  const added: unknown[] = [];
  desk.obstacle = (call, proceed) => {
    const { body } = desk.asked.at(-1)!;
    if (call.startsWith('GET /listings/getUserByEmail')) {
      const [user] = users.values();
      return user ? Response.json(user) : refusal(404, 'not-found');
    }
    if (!call.startsWith('POST /listings/addUser')) return more?.(call, proceed);
    added.push(body);
    const user = { ...body, id: 'user-1', createdAt: '2026-05-04T10:00:00Z' };
    users.set('user-1', user);
    return Response.json(user, { status: 201 });
  };
  return added;
}

async function toReview(desk: Desk) {
  const opened = await openHolders(desk);
  await opened.press('new');
  await opened.fill({ email: 'ann@shop.example' });
  await opened.press('continue');
  await opened.says(/No user has this email\. Enter a name to create one/);
  await opened.fill({ name: 'Ann Potter' });
  await opened.press('continue');
  await opened.says(/User created: Ann Potter, user-1/);
  await opened.fill({ legalEntityId: 'LE-unknown' });
  await opened.press('continue');
  await opened.says(/No legal entity has this ID/);
  await opened.fill({ legalEntityId: desk.entity });
  await opened.press('continue');
  await opened.until(() => opened.root.querySelector('#description'), 'the third step');
  await opened.fill({ description: 'Pottery', timeZone: 'Europe/Paris' });
  await opened.press('[id="capabilities.issueCard"]');
  await opened.press('continue');
  await opened.fill({ currency: 'gbp', accountDescription: 'Daily takings' });
  await opened.press('continue');
  await opened.until(() => opened.root.querySelector('[part~=review]'), 'the review');
  return opened;
}

describe('making account holders', () => {
  afterEach(() => sessionStorage.clear());

  it('makes a user, an account holder and its first account in steps, and opens it', async () => {
    const desk = await openDesk();
    const added = people(desk);
    const opened = await toReview(desk);
    expect(added).to.deep.equal([{ email: 'ann@shop.example', name: 'Ann Potter', role: 'seller' }]);
    expect(opened.text('[part=facts]')).to.match(
      /Pottery.*user-1.*Europe\/Paris.*issueCard.*GBP.*Daily takings/,
    );
    await opened.until(() => Object.keys(sessionStorage).length > 0, 'the draft');
    expect(JSON.stringify({ ...sessionStorage })).to.not.match(/ann@|Ann Potter/);
    await opened.press('submit');
    await opened.until(() => opened.element.accountHolder !== '', 'the new one');
    const made = await desk.holder(opened.element.accountHolder);
    expect(made).to.include({
      legalEntityId: desk.entity,
      description: 'Pottery',
      reference: 'user-1',
      timeZone: 'Europe/Paris',
    });
    expect(Object.keys(made.capabilities ?? {})).to.include('issueCard');
    const [account] = await desk.accounts(made.id);
    expect(account).to.include({ description: 'Daily takings', defaultCurrencyCode: 'GBP' });
    expect(opened.happened('florin-account-holder-created')).to.deep.equal([
      {
        legalEntity: desk.entity,
        accountHolder: made.id,
        balanceAccount: account!.id,
        ending: 'received',
      },
    ]);
    expect(keptByForm()).to.deep.equal([]);
    await opened.says(/Back to the account holders/);
  });

  it('makes one account holder of an answer that was lost, also after a reload', async () => {
    const desk = await openDesk();
    let lost = 0;
    people(desk, async (call, proceed) => {
      const answer = await proceed();
      if (!/^POST \S+\/(?:accountHolders|balanceAccounts)$/.test(call) || (lost += 1) > 4) return answer;
      throw new TypeError('the connection broke');
    });
    const before = (await desk.holders()).length;
    const opened = await toReview(desk);
    await opened.press('submit');
    await opened.says(/We do not know yet whether the account holder was created/);
    const again = await openHolders(desk, {}, '');
    await again.until(() => again.root.querySelector('[part=doubt]'), 'the doubt, after a reload');
    while (again.element.accountHolder === '' && lost < 12) {
      await again.press('send-again');
      await again.until(() => !again.element.busy, 'an end');
    }
    const holders = await desk.holders();
    expect(holders.length - before).to.equal(1);
    expect(again.element.accountHolder).to.equal(holders.at(-1)!.id);
    expect(await desk.accounts(holders.at(-1)!.id)).to.have.length(1);
    const keys = new Set(
      [
        ...desk.asks('POST /balance-platform/accountHolders'),
        ...desk.asks('POST /balance-platform/balanceAccounts'),
      ].map(({ key }) => key),
    );
    expect(keys.size).to.equal(1);
  });

  it('says that the account holder is there where only its account was refused', async () => {
    const desk = await openDesk();
    people(desk, (call) =>
      call === 'POST /balance-platform/balanceAccounts' ? refusal(422, 'platform-refused') : undefined,
    );
    const opened = await toReview(desk);
    await opened.press('submit');
    await opened.says(/The account holder was created\. The platform refused its balance account/);
    await opened.press('back');
    await opened.says(/No balance account yet/);
    expect((await desk.holders()).at(-1)!.id).to.equal(opened.element.accountHolder);
  });

  it('ends a doubt with a refusal that the ledger repeats: what was entered can be sent under another key', async () => {
    const desk = await openDesk();
    const POST = 'POST /balance-platform/accountHolders';
    const ledger = { isAsked: false };
    people(desk, (call) => {
      if (call !== POST || desk.asks(POST).length > 2) return undefined;
      if (ledger.isAsked) return finalRefusal();
      throw new TypeError('the connection broke');
    });
    const opened = await toReview(desk);
    await opened.press('submit');
    await opened.says(/We do not know yet whether the account holder was created/);
    ledger.isAsked = true;
    await opened.press('send-again');
    await opened.until(() => opened.root.querySelector('[part~=review]'), 'the review');
    await opened.says(/422 platform-refused/);
    await opened.press('submit');
    await opened.until(() => opened.element.accountHolder !== '', 'the new one');
    const [first, again, other] = desk.asks(POST).map(({ key }) => key);
    expect([again === first, other === first]).to.deep.equal([true, false]);
  });

  it('fits 320 pixels from right to left, and has no barrier, in the list, one account holder and each form', async () => {
    const desk = await openDesk();
    people(desk);
    const { dir } = document.documentElement;
    document.documentElement.dir = 'rtl';
    try {
      const opened = await openHolders(desk, { locale: 'ar' });
      opened.element.style.cssText = 'display: block; inline-size: 320px';
      const isFit = async (): Promise<void> => {
        await opened.element.updateComplete;
        expect(opened.element.scrollWidth, read(opened.root).slice(0, 80)).to.be.at.most(320);
        await expect(opened.element).to.be.accessible();
      };
      await isFit();
      opened.all('.open')[1]!.click();
      await opened.until(() => opened.root.querySelector('[part~=accounts]'), 'accounts');
      await isFit();
      await opened.press('edit');
      await opened.press('add-row');
      await isFit();
      await opened.press('cancel');
      await opened.press('back');
      await opened.press('new');
      await opened.until(() => opened.root.querySelector('[part=steps]'), 'the steps');
      await isFit();
    } finally {
      document.documentElement.dir = dir;
    }
  });
});
