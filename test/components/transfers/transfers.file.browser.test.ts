import { expect, waitUntil } from '@open-wc/testing';

import { pages } from '../../../src/client/index.js';
import { listTransactions, type Transaction } from '../../../src/client/transfers/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { read } from '../opened.js';
import { filesSavedBy } from '../saved-files.js';
import { calls, openDesk, openTransfers, type Desk } from './desk.js';

const TRANSACTIONS = /transactions$/;

const HEAD =
  'id,reference,created_utc,created (UTC),currency,amount,amount_minor_units,balance_after_minor_units,category,status,reason,balance_account,counterparty,description,transfer,psp_reference';

/** A row as it follows from the books, written by nothing that the element is made of. */
function rowOf({
  id,
  amount,
  bookingDate,
  status,
  description,
  transfer,
  balanceAccount,
}: Transaction): string {
  const [day, time] = bookingDate.slice(0, 19).split('T');
  const data = transfer?.categoryData;
  const cells = [
    id,
    transfer?.reference,
    `${day}T${time}Z`,
    `${day} ${time}`,
    amount.currency,
    `${amount.value < 0 ? "'" : ''}${(amount.value / 100).toFixed(2)}`,
    `${amount.value < 0 ? "'" : ''}${amount.value}`,
    '',
    data?.type,
    status,
    '',
    balanceAccount.id,
    '',
    description,
    transfer?.id,
    data && 'pspPaymentReference' in data ? data.pspPaymentReference : '',
  ];
  return `${cells.map((cell = '') => `"${cell}"`).join(',')}\r\n`;
}

/** The whole file as the books of the platform have it, the latest first. */
async function fileInBooks(desk: Desk): Promise<string> {
  const end = desk.now() + 300_000;
  const asked = {
    createdSince: new Date(end - 180 * DAY).toISOString(),
    createdUntil: new Date(end).toISOString(),
    limit: 100,
  };
  const rows: string[] = [];
  for await (const each of pages(desk.transfers, listTransactions, asked)) rows.unshift(rowOf(each));
  return `\ufeff${HEAD.split(',')
    .map((name) => `"${name}"`)
    .join(',')}\r\n${rows.join('')}`;
}

const tooOften = () => Promise.resolve(new Response('{}', { status: 429, headers: { 'retry-after': '1' } }));

describe('the file of five thousand transactions', () => {
  let desk: Desk;
  let wanted: string;
  before(async function () {
    this.timeout(60_000);
    desk = await openDesk({ days: 60, sellers: 20, transactions: 5000, disputes: 0 });
    wanted = await fileInBooks(desk);
  });
  beforeEach(() => {
    desk.asked.length = 0;
    desk.obstacle = undefined;
  });

  it('is complete and exact to the byte, also where the service is asked too often in the middle', async function () {
    this.timeout(60_000);
    const list = await openTransfers(desk, { timeZone: 'UTC' });
    const shown = read(list.root.querySelector('[part=count]'));
    let asked = 0;
    desk.obstacle = () => (++asked === 20 ? tooOften() : undefined);
    const [saved] = await filesSavedBy(async (files) => {
      await list.press('export');
      await waitUntil(() => files.length > 0, 'a file', { timeout: 50_000 });
    });
    expect(wanted.split('\r\n').length).to.be.greaterThan(4500);
    const bytes = new Uint8Array(await saved!.file.arrayBuffer());
    const inBooks = new TextEncoder().encode(wanted);
    expect(bytes.length).to.equal(inBooks.length);
    expect(
      bytes.findIndex((byte, at) => byte !== inBooks[at]),
      'where it differs',
    ).to.equal(-1);
    expect(asked).to.be.greaterThan(20);
    expect(read(list.root.querySelector('[part=count]')), 'rows in the page').to.equal(shown);
  });

  it('is not made once it is cancelled, and nothing more is asked for', async () => {
    const list = await openTransfers(desk, { timeZone: 'UTC' });
    const before = calls(desk, TRANSACTIONS).length;
    const files = await filesSavedBy(async () => {
      await list.press('export');
      await list.until(() => calls(desk, TRANSACTIONS).length > before + 5, 'some pages');
      await list.press('cancel');
      await list.says(/Cancelled. No file was created/);
    });
    const then = calls(desk, TRANSACTIONS).length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([files.length, calls(desk, TRANSACTIONS).length - then]).to.deep.equal([0, 0]);
    expect(read(list.root.querySelector('[part=export]'))).to.equal('Download as CSV');
  });
});
