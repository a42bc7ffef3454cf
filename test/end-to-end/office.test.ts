import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';

import type { FileChooser, Page } from 'playwright-core';

import { DAY } from '../../src/facts/instant.js';
import { newShopper, until } from './browser.js';
import { payButton, typeCard } from './card.js';
import { focused, pressOn, tabTo } from './keyboard.js';
import { openShop, type Shop } from './shop.js';

interface Balances {
  readonly sellers: readonly {
    readonly name: string;
    readonly balances: readonly { readonly value: number }[];
  }[];
}

interface Ordered {
  readonly lines: readonly { readonly seller: { readonly name: string } }[];
  readonly totals: { readonly total: { readonly value: number } };
}

const VISA = '4111111111111111';

describe('the back office, by keyboard alone', () => {
  let shop: Shop;
  before(async () => {
    // A seller's balance is compared to the cent, and other tests sell too.
    shop = await openShop();
  });
  after(() => shop.close());

  /** Orders, looks, and pays. */
  async function paid(look?: (page: Page, order: string) => Promise<void>): Promise<string> {
    const { page, order, context } = await shop.visit();
    await look?.(page, order);
    await typeCard(page, { number: VISA });
    await payButton(page).click();
    await page.getByRole('heading', { name: /payment received/i }).waitFor();
    await context.close();
    return order;
  }

  /** Finds the payment of an order by typing, and opens it. */
  async function find(page: Page, order: string): Promise<void> {
    await page.goto(`${shop.address}/office/payments.html#main`);
    const payments = page.locator('florin-payment-operations [part~=payment]');
    await payments.first().waitFor();
    await tabTo(page, /start of an order number/i);
    await page.keyboard.type(order);
    await payments.filter({ hasNotText: order }).first().waitFor({ state: 'detached' });
    await payments.filter({ hasText: order }).first().waitFor();
    await pressOn(page, new RegExp(order));
    await page.getByRole('button', { name: 'Capture' }).waitFor();
  }

  /** One operation with an amount, confirmed. */
  async function operate(page: Page, kind: string, amount: string): Promise<void> {
    await pressOn(page, new RegExp(`^${kind}`));
    await page.locator('florin-payment-operations #amount').waitFor();
    await tabTo(page, /amount/i);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(amount);
    await page.keyboard.press('Enter');
    await pressOn(page, new RegExp(`^(Yes|${kind})`, 'i'));
    await page.locator('florin-payment-operations [part~=notice]').waitFor();
  }

  /** Opens the dispute of this reason that is to be answered, from the list; its reference. */
  async function openDispute(page: Page, reason: string): Promise<string> {
    await page.goto(`${shop.address}/office/disputes.html#main`);
    const disputes = page.locator('florin-disputes');
    const row = disputes.locator('[part~=dispute]').filter({ hasText: reason }).first();
    await row.waitFor();
    const reference = (await row.locator('[data-id]').first().getAttribute('data-id')) ?? '';
    const name = (await row.locator('.open').textContent())?.trim() ?? '';
    await tabTo(page, /search by order, reference or reason/i);
    await pressOn(page, new RegExp(`^${name}$`));
    await disputes.locator('[part~=document]').first().waitFor();
    return reference;
  }

  /** Types the amount that the question names, and says yes. */
  async function confirmAmount(page: Page): Promise<void> {
    const dialog = page.locator('florin-disputes dialog[open]');
    await dialog.waitFor();
    const label = (await dialog.locator('label').textContent()) ?? '';
    await tabTo(page, /enter the amount/i);
    await page.keyboard.type(/[\d.,]+/.exec(label.replace(/^[^€]*€/, ''))?.[0] ?? '');
    await page.keyboard.press('Enter');
  }

  /** What the proxy tells of a dispute, in the list of all. */
  async function readDispute(page: Page, reference: string): Promise<Readonly<Record<string, unknown>>> {
    const answer = await page.request.get(`${shop.address}/florin/disputes?limit=100`, {
      headers: { 'x-demo-office': 'open', origin: shop.address },
    });
    const { disputes } = (await answer.json()) as {
      readonly disputes: readonly Readonly<Record<string, unknown>>[];
    };
    return disputes.find(({ pspReference }) => pspReference === reference) ?? {};
  }

  it('a seller pays themselves out at a speed that they chose, and the account holds less', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/seller/money.html#transfers`);
    const transfers = page.locator('florin-transfers');
    await transfers.locator('[part~=line]').first().waitFor();
    await tabTo(page, /^new transfer$/i);
    await page.keyboard.press('Enter');
    await transfers.locator('#source').waitFor();
    // The first choice of each: euros, and the seller's own bank account.
    await tabTo(page, /^from balance account$/i);
    await page.keyboard.press('ArrowDown');
    const [account = ''] = (await transfers.locator('#source').inputValue()).split(' ');
    await tabTo(page, /^bank account$/i);
    const instrument = await transfers.locator('#instrument option').nth(1).getAttribute('value');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^amount$/i);
    await page.keyboard.type('1.50');
    await tabTo(page, /^your reference/i);
    await page.keyboard.type('own-1');
    await pressOn(page, /^review$/i);
    await transfers.locator('[part~=review]').waitFor();
    // The speed that is chosen has the focus; the one above it is quicker.
    await tabTo(page, /^regular/i);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    /** What the platform has, by rows that the back office asks. */
    const ask = async (path: string) => {
      const answer = await page.request.get(`${shop.address}/florin/${path}`, {
        headers: { 'x-demo-office': 'open', origin: shop.address },
      });
      return (await answer.json()) as Readonly<Record<string, unknown>>;
    };
    const available = async (id: string): Promise<number> => {
      const { balances } = await ask(`balance-platform/balanceAccounts/${id}`);
      return (balances as readonly { readonly available: number }[])[0]!.available;
    };
    assert.match(await transfers.locator('[part~=review]').innerText(), /€1\.50/);
    const before = await available(account);
    await tabTo(page, /^send transfer$/i);
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/transfers/transfers') && request.method() === 'POST',
    );
    await page.keyboard.press('Enter');
    const body = (await sent).postDataJSON() as Readonly<Record<string, unknown>>;
    assert.deepEqual(body, {
      balanceAccountId: account,
      counterparty: { transferInstrumentId: instrument },
      amount: { value: 150, currency: 'EUR' },
      category: 'bank',
      priority: 'instant',
      reference: 'own-1',
    });
    await pressOn(page, /^open the transfer$/i);
    await transfers.locator('[part=history]').waitFor();
    await page.request.post(`${shop.address}/shop/clock`, { data: { by: 60_000 } });
    const now = Date.now();
    const window = new URLSearchParams({
      balanceAccountId: account,
      reference: 'own-1',
      createdSince: new Date(now - DAY).toISOString(),
      createdUntil: new Date(now + DAY).toISOString(),
    });
    const { data } = await ask(`transfers/transfers?${window}`);
    const made = data as readonly Readonly<Record<string, unknown>>[];
    assert.deepEqual(
      made.map(({ status, amount }) => ({ status, amount })),
      [{ status: 'booked', amount: { value: 150, currency: 'EUR' } }],
    );
    assert.ok(page.url().includes(String(made[0]?.['id'])));
    assert.equal(await available(account), before - 150);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('sets up a sweep, which pays out at its time, and pauses it', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/balances.html#main`);
    const balances = page.locator('florin-balances');
    await balances.locator('[part=account]').first().waitFor();
    const account = (await balances.locator('[part=account]').first().getAttribute('data-account')) ?? '';
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/sweeps') && request.method() === 'POST',
    );
    await tabTo(page, /^set up a sweep$/i);
    await page.keyboard.press('Enter');
    await balances.locator('[part=form]').waitFor();
    // The first choice of each: the seller's bank account, and all that there is.
    await tabTo(page, /^other account$/i);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^how much$/i);
    await page.keyboard.press('ArrowDown');
    await pressOn(page, /^continue$/i);
    await balances.locator('[part=review]').waitFor();
    await pressOn(page, /^set up the sweep$/i);
    const body = (await sent).postDataJSON() as Readonly<Record<string, unknown>>;
    const sweep = balances.locator('[part~=sweep]');
    await sweep.waitFor();
    /** What the platform has, by rows of its own. */
    const ask = async (path: string) => {
      const answer = await page.request.get(
        `${shop.address}/florin/balance-platform/balanceAccounts/${account}${path}`,
        {
          headers: { 'x-demo-office': 'open', origin: shop.address },
        },
      );
      return (await answer.json()) as {
        readonly sweeps: readonly Readonly<Record<string, unknown>>[];
        readonly balances: readonly { readonly available: number }[];
      };
    };
    const [kept] = (await ask('/sweeps')).sweeps;
    const { id: _id, ...saved } = kept ?? {};
    assert.deepEqual(saved, body);
    assert.ok((await ask('')).balances[0]!.available > 0);
    await page.request.post(`${shop.address}/shop/clock`, { data: { by: DAY } });
    assert.equal((await ask('')).balances[0]!.available, 0);
    await pressOn(page, /^pause: every day/i);
    await balances.locator('dialog[open]').waitFor();
    await pressOn(page, /^pause$/i);
    await sweep.locator('[part=status]').filter({ hasText: 'Paused' }).waitFor();
    assert.equal((await ask('/sweeps')).sweeps[0]?.['status'], 'inactive');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  it('hands in two documents one after the other, takes one back, and sends the defense once', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    // Chromium shows its own dialog to a page without a listener for file dialogs, and takes a moment to notice a new one.
    const dialogs: FileChooser[] = [];
    page.on('filechooser', (dialog) => dialogs.push(dialog));
    const reference = await openDispute(page, '13.1');
    const disputes = page.locator('florin-disputes');
    const line = (name: string) => disputes.locator('[part~=document]').filter({ hasText: name });
    const handIn = async (name: string, button: string, key = 'Tab'): Promise<void> => {
      const before = dialogs.length;
      await tabTo(page, new RegExp(`^${button}: ${name}$`), 60, key);
      await page.keyboard.press('Enter');
      await until(() => dialogs.length > before, `a file dialog for ${name}`);
      assert.equal(dialogs.length, before + 1);
      const supplied = page.waitForRequest(/supplyDefenseDocument/);
      await dialogs.at(-1)!.setFiles({
        name: 'proof.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'.padEnd(2048)),
      });
      const type = name.replaceAll(/ (\w)/g, (_, first: string) => first.toUpperCase());
      const { disputePspReference, defenseDocuments } = (await supplied).postDataJSON() as {
        readonly disputePspReference: string;
        readonly defenseDocuments: readonly Readonly<Record<string, string>>[];
      };
      assert.equal(disputePspReference, reference);
      assert.deepEqual(
        defenseDocuments.map(({ content: _, ...document }) => document),
        [{ defenseDocumentTypeCode: type, contentType: 'application/pdf' }],
      );
      await line(name).getByText('Handed in').waitFor();
      // One that is replaced says so all along; no button does anything until the answer is there.
      await disputes.locator('button[aria-disabled=true]').first().waitFor({ state: 'detached' });
      assert.equal(await focused(page), `Replace: ${name}`);
    };
    await handIn('Proof of delivery', 'Choose a file');
    await handIn('Signed delivery note', 'Choose a file');
    await handIn('Signed delivery note', 'Replace');
    const removed = page.waitForRequest(/deleteDisputeDefenseDocument/);
    await pressOn(page, /^Remove: Signed delivery note$/);
    assert.deepEqual((await removed).postDataJSON(), {
      disputePspReference: reference,
      defenseDocumentType: 'SignedDeliveryNote',
    });
    await line('Signed delivery note').getByText('Not there yet').waitFor();
    assert.notEqual(await focused(page), '');
    await pressOn(page, /^Send the defense$/);
    await disputes.getByText('Documents are missing').waitFor();
    assert.equal(await disputes.locator('dialog').count(), 0);
    await handIn('Signed delivery note', 'Choose a file', 'Shift+Tab');
    await pressOn(page, /^Send the defense$/);
    const sent = page.waitForRequest(/defendDispute/);
    await confirmAmount(page);
    await disputes.getByText('The defense was sent').waitFor();
    assert.deepEqual((await sent).postDataJSON(), {
      disputePspReference: reference,
      defenseReasonCode: 'MerchandiseReceived',
    });
    // Read through another row: the list has it under another tab, and the proxy knows who answered.
    const { state, answeredBy } = await readDispute(page, reference);
    assert.deepEqual({ state, answeredBy }, { state: 'defended', answeredBy: 'olga@gulden.example' });
    await pressOn(page, /back to the disputes/i);
    await pressOn(page, /^Answered$/, 60, 'Shift+Tab');
    await disputes.locator('[part~=dispute]').filter({ hasText: '13.1' }).getByText('Defended').waitFor();
    assert.deepEqual(complaints, []);
  });

  it('gives a dispute up after its amount was typed, and the list has it as accepted', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    const reference = await openDispute(page, '10.4');
    const sent = page.waitForRequest(/acceptDispute/);
    await pressOn(page, /^Accept the dispute/);
    await page.locator('florin-disputes dialog[open]').waitFor();
    assert.equal(await focused(page), 'Go back');
    await confirmAmount(page);
    await page.locator('florin-disputes').getByText('You gave the money up').waitFor();
    assert.deepEqual((await sent).postDataJSON(), { disputePspReference: reference });
    const { state, answeredBy } = await readDispute(page, reference);
    assert.deepEqual({ state, answeredBy }, { state: 'accepted', answeredBy: 'olga@gulden.example' });
    assert.deepEqual(complaints, []);
  });

  it('finds a payment, captures a part, refunds a part of that', async () => {
    const order = await paid();
    const { page, complaints } = await newShopper(shop.browser);
    await find(page, order);
    await operate(page, 'Capture', '2.00');
    await page.getByRole('button', { name: 'Refund' }).waitFor();
    await operate(page, 'Refund', '0.50');
    const history = page.locator('florin-payment-operations [part~=event]');
    await history.filter({ hasText: '€2.00' }).first().waitFor();
    await history.filter({ hasText: '€0.50' }).first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('captures an order, and its seller has nine tenths of it, less what the payment costs', async () => {
    let ordered: Ordered | undefined;
    const order = await paid(async ({ request }, number) => {
      const answer = await request.get(`${shop.address}/shop/orders/${number}`);
      ordered = (await answer.json()) as Ordered;
    });
    assert.ok(ordered);
    const { lines, totals } = ordered;
    const { page, complaints } = await newShopper(shop.browser);
    const balanceOf = async (seller: string): Promise<number> => {
      const answer = await page.request.get(`${shop.address}/shop/balances`);
      const { sellers } = (await answer.json()) as Balances;
      return sellers.find(({ name }) => name === seller)?.balances[0]?.value ?? 0;
    };
    await find(page, order);
    const shared = page.locator('#balances li');
    await shared.first().waitFor();
    const seller = lines[0]?.seller.name ?? '';
    // What was captured before may be of this seller, too: it is booked by then.
    await page.request.post(`${shop.address}/shop/clock`, { data: { by: 60_000 } });
    const before = await balanceOf(seller);
    await operate(page, 'Capture', (totals.total.value / 100).toFixed(2));
    // Less what the payment costs: a hundredth.
    const { value } = totals.total;
    const due = before + value - Math.round(value / 10) - Math.max(1, Math.round(value / 100));
    await until(
      async () => (await balanceOf(seller)) === due,
      'the seller has their share of the order',
      400,
    );
    await pressOn(page, /^Refresh$/);
    const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(due / 100);
    await shared.filter({ hasText: seller }).filter({ hasText: money }).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('finds another and cancels it, and is led from the journal back to it', async () => {
    const order = await paid();
    const { page, complaints } = await newShopper(shop.browser);
    await find(page, order);
    await pressOn(page, /^Cancel/);
    await pressOn(page, /^(Yes|Cancel)/i);
    await page.locator('florin-payment-operations [part~=notice]').waitFor();
    await page.locator('florin-payment-operations [part~=event]', { hasText: 'Cancel' }).first().waitFor();
    await page.goto(`${shop.address}/office/journal.html#main`);
    const journal = page.locator('florin-journal');
    const latest = journal.locator('[part~=request]').first();
    await latest.filter({ hasText: /Cancel.*olga@gulden\.example/s }).waitFor();
    await tabTo(page, /^id or reference$/i);
    await pressOn(page, /^Cancel/);
    await journal.locator('[part=facts]').waitFor();
    assert.match(await focused(page), /^Cancel/);
    await pressOn(page, /^show what it is about$/i);
    await page.locator('florin-payment-operations').getByText(order).first().waitFor();
    assert.match(page.url(), /\/office\/payments\.html\?payment=/);
    assert.deepEqual(complaints, []);
  });

  it('looks cards up by their first digits, and takes the results along', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/card-lookup.html#main`);
    await page.locator('florin-bin-lookup input, florin-bin-lookup textarea').first().waitFor();
    await tabTo(page, /first digits/i);
    await page.keyboard.type('411111');
    await page.keyboard.press('Enter');
    await page.keyboard.type('999999');
    await pressOn(page, /^Look up$/);
    await page.getByRole('heading', { name: '2 cards' }).waitFor();
    await page.getByText('Florin Sandbox Bank').waitFor();
    await page.getByText('No card scheme uses these digits.').waitFor();
    const download = page.waitForEvent('download');
    await pressOn(page, /^Download CSV$/);
    const file = await download;
    assert.equal(file.suggestedFilename(), 'bin-lookup.csv');
    assert.match(await text(await file.createReadStream()), /"411111","Visa","Florin Sandbox Bank"/);
    assert.deepEqual(complaints, []);
  });

  it('moves a terminal to another shop, and the platform says where it is', async () => {
    const { page, complaints } = await newShopper(shop.browser);
    await page.goto(`${shop.address}/office/terminals.html#main`);
    const terminals = page.locator('florin-terminals');
    await terminals.locator('[part~=terminal]').first().waitFor();
    await tabTo(page, /^Store in Utrecht/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Select S1F2-/);
    const terminal = (await focused(page)).replace('Select ', '');
    await page.keyboard.press('Space');
    await pressOn(page, /^Move to/);
    await terminals.locator('#target').waitFor();
    await tabTo(page, /^To$/);
    await page.keyboard.type('Store in Antw');
    await pressOn(page, /^Continue$/);
    await terminals.locator('dialog[open]').waitFor();
    assert.equal(await focused(page), 'Cancel');
    const sent = page.waitForRequest(/assignTerminals/);
    await pressOn(page, /^Move 1 terminal$/);
    const { store, ...body } = (await sent).postDataJSON() as Readonly<Record<string, unknown>>;
    assert.match(String(store), /^Antwerpen-/);
    assert.deepEqual(body, { merchantAccount: 'GuldenDemoEvents', terminals: [terminal] });
    await terminals.getByText('Waits for its restart', { exact: true }).waitFor();
    const find = async (): Promise<unknown> => {
      const answer = await page.request.post(`${shop.address}/florin/terminal-management/findTerminal`, {
        headers: { 'x-demo-office': 'open', origin: shop.address },
        data: { terminal },
      });
      return ((await answer.json()) as { store?: unknown }).store;
    };
    await until(async () => (await find()) === store, 'it has restarted', 400);
    await pressOn(page, /^Look again$/);
    await terminals.getByText('Moved', { exact: true }).waitFor();
    await pressOn(page, /^Back to the terminals$/);
    assert.deepEqual(complaints, []);
  });

  it('one person submits a payout and another confirms it; the first cannot, by page or by proxy', async () => {
    const olga = await newShopper(shop.browser);
    const reference = `payout-${Date.now()}`;
    const { page } = olga;
    await page.goto(`${shop.address}/office/payouts.html#main`);
    await page.locator('florin-payouts [part~=new]').waitFor();
    await tabTo(page, /^New payout$/);
    await page.keyboard.press('Enter');
    await page.locator('florin-payouts [part~=form]').waitFor();
    for (const [label, text] of [
      [/^Account holder$/, 'Anna Klaassen'],
      [/^Type of payee$/, 'Person'],
      [/^Date of birth$/, '02011982'],
      [/^Nationality$/, 'Netherlands'],
      [/^IBAN$/, 'NL91ABNA0417164300'],
      [/^Payee ID$/, 'payee-1'],
      [/^Email address$/, 'anna@example.org'],
      [/^Currency$/, 'EUR'],
      [/^Amount$/, '12.50'],
      [/^Reference$/, reference],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    await pressOn(page, /^Review$/);
    await page.getByRole('heading', { name: 'Check the payout' }).waitFor();
    const submitted = page.waitForRequest(/storeDetailAndSubmitThirdParty/);
    await pressOn(page, /^Submit payout$/);
    await page.getByRole('heading', { name: 'Payout submitted' }).waitFor();
    const body = (await submitted).postDataJSON() as Readonly<Record<string, unknown>>;
    assert.deepEqual(body, {
      amount: { value: 1250, currency: 'EUR' },
      bank: { ownerName: 'Anna Klaassen', iban: 'NL91ABNA0417164300', countryCode: 'NL' },
      dateOfBirth: '1982-02-01',
      entityType: 'NaturalPerson',
      nationality: 'NL',
      recurring: { contract: 'PAYOUT' },
      reference,
      shopperEmail: 'anna@example.org',
      shopperReference: 'payee-1',
    });
    const queue = (at: Page) => at.locator('florin-payouts [part~=payout]').filter({ hasText: reference });
    await page.goto(`${shop.address}/approvals.html?as=olga#payouts`);
    await queue(page).filter({ hasText: 'Yours. Another person must review it.' }).waitFor();
    await tabTo(page, new RegExp(`^${reference}$`));
    await page.keyboard.press('Enter');
    await page.getByText('Another approver must review it').waitFor();
    assert.equal(await page.locator('florin-payouts [part~=confirm-payouts]').count(), 0);
    const psp = new URL(page.url()).searchParams.get('payout') ?? '';
    for (const role of ['approve', 'open']) {
      const answer = await page.request.post(`${shop.address}/florin/payout/confirmThirdParty`, {
        headers: {
          'x-demo-office': role,
          'x-demo-person': 'olga',
          'idempotency-key': psp,
          origin: shop.address,
        },
        data: { originalReference: psp },
      });
      assert.equal(answer.status(), 404, role);
    }

    const arno = await newShopper(shop.browser);
    await arno.page.goto(`${shop.address}/approvals.html#payouts`);
    await queue(arno.page).waitFor();
    await tabTo(arno.page, new RegExp(`^${reference}$`));
    await arno.page.keyboard.press('Enter');
    await pressOn(arno.page, /^Confirm$/);
    await arno.page.locator('florin-payouts dialog[open]').waitFor();
    assert.equal(await focused(arno.page), 'Go back');
    await tabTo(arno.page, /^Enter the sum to confirm: €12\.50$/);
    await arno.page.keyboard.type('12.50');
    const confirmed = arno.page.waitForRequest(/confirmThirdParty/);
    await arno.page.keyboard.press('Enter');
    await arno.page.locator('florin-payouts [part=result]').filter({ hasText: 'Confirmed' }).waitFor();
    assert.deepEqual((await confirmed).postDataJSON(), { originalReference: psp });

    // What the platform reports of it, read by the first person.
    await page.goto(`${shop.address}/office/payouts.html?payout=${psp}`);
    const refreshed = async (): Promise<boolean> => {
      await page.reload();
      await page.locator('florin-payouts [part~=status]').first().waitFor();
      return (await page.getByText('the platform sent the money to the bank').count()) > 0;
    };
    await until(refreshed, 'the report of the platform');
    assert.deepEqual([...olga.complaints, ...arno.complaints], []);
  });
});
