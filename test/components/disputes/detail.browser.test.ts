import { expect, waitUntil } from '@open-wc/testing';

import { closing } from '../closed-rows.js';
import { finalRefusal } from '../known-seller.js';
import { read } from '../opened.js';
import { calls, openDesk, openDisputes, pdf, type Desk } from './desk.js';

const MB = 1024 * 1024;

async function openOne(desk: Desk, reason: string) {
  const dispute = desk.dispute(reason);
  const opened = await openDisputes(desk, { dispute: dispute.pspReference });
  await opened.until(() => opened.all('[part~=document]').length > 0, 'documents');
  const amount = (dispute.amount.value / 100).toFixed(2);
  const confirm = async (): Promise<void> => {
    await opened.type('#confirm-typed', amount);
    await opened.press('confirm');
  };
  return { ...opened, dispute, amount, confirm };
}

describe('answering a dispute', () => {
  it('shows what each reason needs, and hands documents in that are there again after a reload', async () => {
    const desk = await openDesk();
    const opened = await openOne(desk, '13.1');
    expect(opened.text()).to.match(
      /The scheme takes PDF up to 2 MB, or JPEG, TIFF up to 10 MB\.|PDF up to 2 MB or JPEG, TIFF up to 10 MB/,
    );
    expect(read(opened.paper('Proof of delivery'))).to.match(/Required.*Not there yet/);
    expect(read(opened.paper('Signed delivery note'))).to.match(/At least one of these/);
    await opened.press('defend');
    await opened.says(/Documents are missing/);
    // Where the button is that it is about, not above all that was scrolled away.
    expect(read(opened.root.querySelector('[part=defend]')?.closest('section') ?? null)).to.match(
      /Documents are missing/,
    );
    expect(opened.root.querySelector('dialog')).to.equal(null);
    await opened.choose('Proof of delivery', pdf());
    await opened.until(() => /Handed in/.test(read(opened.paper('Proof of delivery'))), 'handed in');
    await opened.choose('Signed delivery note', pdf());
    await opened.says(/All documents are there/);
    const [, names] = opened.events.filter(([name]) => name === 'florin-dispute-document-added');
    expect(names).to.deep.equal([
      'florin-dispute-document-added',
      { dispute: opened.dispute.pspReference, type: 'SignedDeliveryNote' },
    ]);
    const again = await openOne(desk, '13.1');
    expect(read(again.paper('Proof of delivery'))).to.match(/Handed in/);
    again.paper('Signed delivery note').querySelector<HTMLElement>('[part=remove]')!.click();
    await again.until(() => /Not there yet/.test(read(again.paper('Signed delivery note'))), 'removed');
    expect(calls(desk, 'deleteDisputeDefenseDocument').map(({ body }) => body)).to.deep.equal([
      { disputePspReference: opened.dispute.pspReference, defenseDocumentType: 'SignedDeliveryNote' },
    ]);
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels: list, dispute and question`, async () => {
      const { documentElement: page, body } = document;
      page.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      page.dir = scheme === 'dark' ? 'rtl' : '';
      body.style.inlineSize = scheme === 'dark' ? '320px' : '';
      try {
        const desk = await openDesk();
        const opened = await openDisputes(desk, { locale: scheme === 'dark' ? 'ar' : 'en' });
        const isFine = async (): Promise<void> => {
          if (scheme === 'dark') expect(opened.element.scrollWidth).to.be.at.most(320);
          await expect(opened.element).to.be.accessible();
        };
        await isFine();
        opened.all('.open')[0]!.click();
        await opened.until(() => opened.all('[part~=document]').length > 0, 'documents');
        await isFine();
        await opened.press('accept');
        await opened.focused('[part=leave]');
        await isFine();
      } finally {
        page.dir = page.style.colorScheme = body.style.background = body.style.inlineSize = '';
      }
    });

  it('checks type, size and pages by the rules of the scheme before anything is sent', async () => {
    const desk = await openDesk();
    const opened = await openOne(desk, '4853');
    await opened.choose('Proof of delivery', new File(['PK zip'], 'proof.pdf', { type: 'application/pdf' }));
    await opened.says(/takes no files of this type/);
    await opened.choose('Proof of delivery', pdf(2 * MB + 1));
    await opened.says(/larger than the scheme takes/);
    const pages = `%PDF-1.4 ${'<< /Type /Page >>'.repeat(20)}`;
    await opened.choose('Proof of delivery', new File([pages], 'long.pdf'));
    await opened.says(/more pages than the scheme takes/);
    expect(opened.text()).to.match(/at most 19 pages/);
    await opened.choose('Proof of delivery', new File([], 'empty.pdf'));
    await opened.says(/is empty/);
    expect(calls(desk, 'supplyDefenseDocument')).to.deep.equal([]);
    await opened.choose(
      'Proof of delivery',
      new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(10 * MB - 3)], 'photo'),
    );
    await waitUntil(() => /Handed in/.test(read(opened.paper('Proof of delivery'))), 'ten megabytes');
  });

  it('sends a defense once, after its amount was typed, and shows how the bank decides', async () => {
    const desk = await openDesk();
    const opened = await openOne(desk, '13.1');
    for (const name of ['Proof of delivery', 'Signed delivery note']) {
      await opened.choose(name, pdf());
      await opened.until(() => /Handed in/.test(read(opened.paper(name))), name);
    }
    await opened.press('defend');
    await opened.says(/You can send this once, and add nothing later/);
    await opened.focused('[part=leave]');
    await opened.press('confirm');
    await opened.says(/Enter the amount €/);
    expect(calls(desk, 'defendDispute')).to.deep.equal([]);
    await opened.confirm();
    await opened.says(/The defense was sent/);
    await opened.focused('h2');
    expect(desk.arrived.filter(({ path }) => path === 'defendDispute').map(({ body }) => body)).to.deep.equal(
      [
        {
          disputePspReference: opened.dispute.pspReference,
          merchantAccountCode: 'Shop',
          defenseReasonCode: 'MerchandiseReceived',
        },
      ],
    );
    expect(opened.root.querySelector('[part~=defend], [part~=accept]')).to.equal(null);
    expect(read(opened.root.querySelector('[part=history]'))).to.match(/Defense sent.*olga@shop.example/);
    await desk.wait(60);
    await opened.element.refresh();
    await opened.press('back');
    opened.button(/^Closed$/).click();
    await opened.says(/Won/);
  });

  it('gives the money up once, unless the page or the person prevents it', async () => {
    const desk = await openDesk();
    const opened = await openOne(desk, '10.4');
    await opened.press('accept');
    await opened.press('leave');
    await opened.until(() => !opened.root.querySelector('dialog'), 'closed');
    const prevent = (event: Event): void => event.preventDefault();
    opened.element.addEventListener('florin-before-dispute-answer', prevent);
    await opened.press('accept');
    await opened.confirm();
    expect(calls(desk, 'acceptDispute')).to.deep.equal([]);
    opened.element.removeEventListener('florin-before-dispute-answer', prevent);
    await opened.press('accept');
    await opened.type('#confirm-typed', opened.amount);
    const yes = opened.root.querySelector<HTMLElement>('[part=confirm]')!;
    yes.click();
    yes.click();
    await opened.says(/You gave the money up/);
    expect(calls(desk, 'acceptDispute')).to.have.length(1);
    expect(opened.events.findLast(([name]) => name === 'florin-dispute-answered')?.[1]).to.deep.include({
      answer: 'accept',
      ending: 'received',
    });
  });

  it('says that an answer was lost, and sends the same again under its key: it is done once', async () => {
    const desk = await openDesk();
    const opened = await openOne(desk, '10.4');
    desk.obstacle = (call, proceed) =>
      call === 'acceptDispute' ? proceed().then(() => Promise.reject(new TypeError('lost'))) : undefined;
    await opened.press('accept');
    await opened.confirm();
    await opened.until(() => calls(desk, 'acceptDispute').length > 0, 'sent');
    await opened.says(/You gave the money up/);
    expect(desk.arrived.filter(({ path }) => path === 'acceptDispute')).to.have.length(1);
  });

  it('keeps the doubt while the proxy does not know either, and ends it with the answer', async () => {
    const desk = await openDesk();
    const opened = await openOne(desk, '10.4');
    desk.obstacle = (call) => (call === 'acceptDispute' ? Promise.reject(new TypeError('lost')) : undefined);
    await opened.press('accept');
    await opened.confirm();
    await opened.says(/We do not know yet whether the platform has your answer/);
    await opened.press('look');
    await opened.says(/Answer it before the deadline/);
    expect(opened.root.querySelector('[part=doubt]') !== null).to.equal(true);
    desk.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/You gave the money up/);
    const keys = calls(desk, 'acceptDispute').map(({ key }) => key);
    expect(new Set(keys).size).to.equal(1);
    expect(desk.dispute('10.4').status).to.equal('accepted');
  });

  it('a refusal that the ledger repeats ends the doubt, and the dispute can be answered again', async () => {
    const desk = await openDesk();
    const opened = await openOne(desk, '10.4');
    desk.obstacle = (call) => (call === 'acceptDispute' ? Promise.reject(new TypeError('lost')) : undefined);
    await opened.press('accept');
    await opened.confirm();
    await opened.says(/We do not know yet/);
    desk.obstacle = (call) => (call === 'acceptDispute' ? Promise.resolve(finalRefusal()) : undefined);
    await opened.press('send-again');
    await opened.says(/The platform refused, and nothing was done: .*platform-refused/);
    expect(opened.root.querySelector('[part=doubt]')).to.equal(null);
    desk.obstacle = undefined;
    await opened.press('accept');
    await opened.confirm();
    await opened.says(/You gave the money up/);
    const [first, again, other] = calls(desk, 'acceptDispute').map(({ key }) => key);
    expect([again === first, other === first]).to.deep.equal([true, false]);
  });

  it('shows the platform’s words where it refuses with status 200', async () => {
    const desk = await openDesk();
    const opened = await openOne(desk, '10.4');
    const { pspReference } = opened.dispute;
    const elsewhere = { disputePspReference: pspReference, merchantAccountCode: 'Shop' };
    await desk.sandbox.fetch('https://x.example/ca/services/DisputeService/v30/acceptDispute', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
      body: JSON.stringify(elsewhere),
    });
    await opened.press('accept');
    await opened.confirm();
    await opened.says(/The platform refused, and nothing was done: .*The dispute has been accepted/);
    await opened.says(/The platform takes no answer any more/);
  });

  it('offers what the proxy knows of the merchant’s own order as a document', async () => {
    const desk = await openDesk();
    const { paymentPspReference, merchantReference, amount } = desk.dispute('13.1');
    await desk.ledger.begin({
      key: 'attempt-1',
      owner: 'owner',
      order: 'ORDER-7',
      orderValue: amount.value,
      reference: merchantReference,
      merchantAccount: 'Shop',
      amount,
      fingerprint: 'fingerprint',
      at: 1,
    });
    await desk.ledger.settle('attempt-1', {
      outcome: 'paid',
      facts: { brand: 'visa', lastFour: '1111' },
      pspReference: paymentPspReference,
      at: 1,
    });
    const opened = await openOne(desk, '13.1');
    await opened.says(/ORDER-7/);
    opened.paper('Invoice').querySelector<HTMLElement>('[part=from-order]')!.click();
    await opened.until(() => /Handed in/.test(read(opened.paper('Invoice'))), 'handed in');
    const [{ body } = { body: {} }] = desk.arrived.filter(({ path }) => path === 'supplyDefenseDocument');
    const [document] = (body as { defenseDocuments: { content: string; contentType: string }[] })
      .defenseDocuments;
    expect(document!.contentType).to.equal('application/pdf');
    expect(atob(document!.content)).to.match(/^%PDF-1\.4[^]*Order ORDER-7[^]*ending in 1111[^]*%%EOF\n$/);
  });

  it('offers only answers that the role opens', async () => {
    const desk = await openDesk();
    desk.fetch = closing(desk.fetch, 'disputes.acceptDispute');
    const opened = await openOne(desk, '13.1');
    expect([opened.all('[part~=defend]').length, opened.all('[part~=accept]').length]).to.deep.equal([1, 0]);
  });
});
