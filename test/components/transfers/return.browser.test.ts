import { expect } from '@open-wc/testing';

import { getBalanceAccount } from '../../../src/client/balance-platform/index.js';
import { openDesk, openTransfers, sellerOf, type Desk } from './desk.js';
import { finalRefusal } from '../known-seller.js';
import { keptInBrowser } from '../kept-in-browser.js';

const returns = ({ arrived }: Desk) => arrived.filter(({ path }) => path.endsWith('/returns'));

/** Opens the deposit with which an account's history begins. */
async function openDeposit(desk: Desk, more: object = {}) {
  const opened = await openTransfers(desk, { accountHolder: desk.british.id, ...more });
  await opened.tab(/^Transfers$/);
  await opened.filter(/Category/, 'bank');
  await opened.until(() => opened.all('.open').length > 0, 'rows');
  while (opened.all('[part~=more]').length > 0) {
    await opened.press('more');
    await opened.settled();
    await opened.until(() => !opened.all('[part~=more][aria-disabled=true]').length, 'more');
  }
  await opened.open(/Deposit/);
  return opened;
}

const ask = async (opened: Awaited<ReturnType<typeof openDeposit>>, amount: string): Promise<void> => {
  await opened.type('#return-amount', amount);
  await opened.press('return-money');
};

describe('the return of what came in', () => {
  beforeEach(() => localStorage.clear());

  it('goes back in parts, never more than came in, and the account shows it', async () => {
    const desk = await openDesk();
    const opened = await openDeposit(desk);
    const id = desk.british.accounts[0]!.id;
    const held = async () => (await desk.holding.call(getBalanceAccount, { id })).balances?.[0]?.balance ?? 0;
    const before = await held();
    await ask(opened, '999,999.00');
    await opened.says(/Enter an amount above zero, and at most £/);
    await opened.focused('#return-amount');
    expect(returns(desk)).to.deep.equal([]);
    await ask(opened, '1.50');
    await opened.focused('[part=leave]');
    await opened.type('#confirm-typed', '1.50');
    await opened.press('confirm');
    await opened.says(/The platform returns £1\.50/);
    expect(returns(desk).map(({ body }) => body)).to.deep.equal([
      { amount: { value: 150, currency: 'GBP' } },
    ]);
    const { detail: told } = { detail: opened.events.at(-1)! };
    expect(told[0]).to.equal('florin-transfer-returned');
    expect(told[1]).to.deep.include({ ending: 'received' });
    desk.pass(10);
    expect(await held()).to.equal(before - 150);
  });

  it('a decline with 200 is no return, and an answer that is lost is sent again under the same key', async () => {
    const desk = await openDesk();
    const opened = await openDeposit(desk);
    const answer = (status: string) => (call: string) =>
      call.endsWith('/returns')
        ? Promise.resolve(Response.json({ id: 'R', status, transferId: 'T' }))
        : undefined;
    desk.obstacle = answer('Declined');
    await ask(opened, '1.00');
    await opened.type('#confirm-typed', '1.00');
    await opened.press('confirm');
    await opened.says(/The platform declined, and nothing goes back/);
    desk.obstacle = (call, proceed) =>
      call.endsWith('/returns')
        ? proceed().then(() => {
            throw new TypeError('the answer got lost');
          })
        : undefined;
    await ask(opened, '2.00');
    await opened.type('#confirm-typed', '2.00');
    await opened.press('confirm');
    await opened.says(/We do not know yet whether £2\.00 goes back/);
    desk.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/The platform returns £2\.00/);
    expect(returns(desk)).to.have.length(1);
    const keys = desk.asked.filter(({ call }) => call.endsWith('/returns')).map(({ key }) => key);
    expect(new Set(keys.slice(1)).size).to.equal(1);
  });

  it('after a reload is found again where its end is not known, and is given back once', async () => {
    const desk = await openDesk();
    const opened = await openDeposit(desk);
    const { transfer } = opened.element;
    desk.obstacle = (call, proceed) =>
      call.endsWith('/returns')
        ? proceed().then(() => {
            throw new TypeError('the answer got lost');
          })
        : undefined;
    await ask(opened, '2.00');
    await opened.type('#confirm-typed', '2.00');
    await opened.press('confirm');
    await opened.says(/We do not know yet whether £2\.00 goes back/);
    opened.element.remove();
    desk.obstacle = undefined;
    const again = await openTransfers(desk, { accountHolder: desk.british.id, transfer });
    await again.says(/We do not know yet whether £2\.00 goes back/);
    expect(again.all('#return-amount')).to.have.length(0);
    await again.press('send-again');
    await again.says(/The platform returns £2\.00/);
    expect(returns(desk)).to.have.length(1);
    expect(keptInBrowser('florin-return')).to.deep.equal([]);
  });

  it('is told to be refused once the ledger says so after a reload, and can be tried again', async () => {
    const desk = await openDesk();
    const opened = await openDeposit(desk);
    const { transfer } = opened.element;
    const isReturn = (call: string): boolean => call.endsWith('/returns');
    desk.obstacle = (call) => (isReturn(call) ? Promise.reject(new TypeError('lost')) : undefined);
    await ask(opened, '2.00');
    await opened.type('#confirm-typed', '2.00');
    await opened.press('confirm');
    await opened.says(/We do not know yet whether £2\.00 goes back/);
    opened.element.remove();
    desk.obstacle = (call) => (isReturn(call) ? Promise.resolve(finalRefusal()) : undefined);
    const again = await openTransfers(desk, { accountHolder: desk.british.id, transfer });
    await again.press('send-again');
    await again.says(/422 platform-refused/);
    expect(keptInBrowser('florin-return')).to.deep.equal([]);
    desk.obstacle = undefined;
    await ask(again, '2.00');
    await again.type('#confirm-typed', '2.00');
    await again.press('confirm');
    await again.says(/The platform returns £2\.00/);
    const keys = desk.asked.filter(({ call }) => isReturn(call)).map(({ key }) => key);
    expect([keys[0] === keys[1], keys[0] === keys[2]]).to.deep.equal([true, false]);
  });

  it('is not offered to a seller, and refused by the proxy', async () => {
    const desk = await openDesk();
    const opened = await openDeposit(desk, { who: sellerOf(desk.british) });
    expect(opened.all('[part~=return]')).to.have.length(0);
    const answer = await desk.fetch(`/florin/transfers/transfers/${opened.element.transfer}/returns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-a-seller' },
      body: JSON.stringify({ amount: { value: 100, currency: 'GBP' } }),
    });
    expect(answer.status).to.equal(404);
  });

  it('is accessible', async () => {
    const opened = await openDeposit(await openDesk());
    await expect(opened.element).to.be.accessible();
  });
});
