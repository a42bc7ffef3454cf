import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createProxy, memoryLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { bakery, file, iban, PDF, PNG, sam } from '../../sandbox/legal-entity/platform.js';
import { Browser, codeOf, fieldOf, type Reply } from '../shop.js';

const SHOP = 'http://localhost:8080';

/** A platform with two sellers, each in a browser of their own, and an operator. */
async function openMarket(options: Partial<ProxyOptions> = {}) {
  const asked: string[] = [];
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081' });
  let identity: Identity = { audience: 'operator' };
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: 'Shop',
    ledger: memoryLedger(),
    inPage: false,
    resolveOrder: () => null,
    identify: () => identity,
    ...options,
    platform: {
      fetch: (url, init) => {
        asked.push(`${init.method} ${new URL(url).pathname}`);
        return sandbox.fetch(url, init as RequestInit);
      },
    },
  });
  const browser = new Browser(proxy, SHOP);
  const as =
    (who: Identity) =>
    async (method: string, path: string, body?: unknown, headers = {}): Promise<Reply> => {
      identity = who;
      return browser.send(`/florin/legal-entity${path}`, {
        method,
        headers: { 'content-type': 'application/json', origin: SHOP, ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    };
  const operator = as({ audience: 'operator' });
  const idOf = async (entity: unknown) =>
    String((await operator('POST', '/legalEntities', entity)).body['id']);
  const mine = await idOf(sam);
  const theirs = await idOf(bakery);
  const seller = as({ audience: 'seller', legalEntities: [mine] });
  const other = as({ audience: 'seller', legalEntities: [theirs] });
  asked.length = 0;
  return { as, operator, seller, other, mine, theirs, asked };
}

const line = { service: 'paymentProcessing', industryCode: '339E', salesChannels: ['pos'] };
const account = { type: 'bankAccount', bankAccount: iban };
const passport = {
  type: 'passport',
  description: 'Passport',
  number: 'NX1',
  attachments: [{ content: file(PDF) }],
};

describe('a seller and legal entities', () => {
  it('sees and changes their own, with numbers of documents and telephones', async () => {
    const { seller, mine } = await openMarket();
    const phone = { number: '+31 20 1234567' };
    const individual = {
      ...sam.individual,
      phone,
      identificationData: { ...sam.individual?.identificationData, cardNumber: 'NX1' },
    };
    assert.equal((await seller('PATCH', `/legalEntities/${mine}`, { individual })).status, 200);
    const { body } = await seller('GET', `/legalEntities/${mine}`);
    assert.deepEqual((body['individual'] as { phone?: unknown }).phone, phone);
  });

  it('gets the same 404 for one that is another’s and one that never was', async () => {
    const { seller, theirs, asked } = await openMarket();
    for (const id of [theirs, 'LE2222222222222222']) {
      const replies = [
        await seller('GET', `/legalEntities/${id}`),
        await seller('PATCH', `/legalEntities/${id}`, {}),
        await seller('POST', `/legalEntities/${id}/onboardingLinks`, {}),
        await seller('POST', `/businessLines`, { ...line, legalEntityId: id }),
        await seller('POST', `/transferInstruments`, { ...account, legalEntityId: id }),
        await seller('POST', `/documents`, { ...passport, owner: { id, type: 'legalEntity' } }),
      ];
      for (const reply of replies) assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
    }
    assert.deepEqual(asked, []);
  });

  it('reaches lines of business, bank accounts and documents by whose they are', async () => {
    const { seller, other, mine } = await openMarket();
    const owner = { id: mine, type: 'legalEntity' };
    const made = [
      ['/businessLines', await seller('POST', '/businessLines', { ...line, legalEntityId: mine })],
      [
        '/transferInstruments',
        await seller('POST', '/transferInstruments', { ...account, legalEntityId: mine }),
      ],
      ['/documents', await seller('POST', '/documents', { ...passport, owner })],
    ] as const;
    for (const [path, { status, body }] of made) {
      assert.equal(status, 200, path);
      const address = `${path}/${String(body['id'])}`;
      const { description, type } = passport;
      const change = {
        '/documents': { description, type },
        '/businessLines': {},
        '/transferInstruments': { ...account, legalEntityId: mine },
      }[path];
      assert.equal((await seller('GET', address)).status, 200, path);
      const strange = await other('GET', address);
      const none = await other('GET', `${path}/SE2222222222222222`);
      assert.deepEqual([strange.status, strange.body['error']], [404, none.body['error']], path);
      assert.equal((await other('PATCH', address, change)).status, 404, path);
      assert.equal((await other('DELETE', address)).status, 404, path);
      assert.equal((await seller('PATCH', address, change)).status, 200, path);
      assert.equal((await seller('DELETE', address)).status, 204, path);
      assert.equal((await seller('GET', address)).status, 404, path);
    }
  });

  it('cannot move what is theirs to another, or take what is another’s in', async () => {
    const { seller, other, mine, theirs } = await openMarket();
    const { body: instrument } = await seller('POST', '/transferInstruments', {
      ...account,
      legalEntityId: mine,
    });
    const { body: strange } = await other('POST', '/businessLines', { ...line, legalEntityId: theirs });
    const { body: document } = await seller('POST', '/documents', {
      ...passport,
      owner: { id: mine, type: 'legalEntity' },
    });
    const { body: terms } = await seller('POST', `/legalEntities/${mine}/termsOfService`, {
      type: 'adyenAccount',
      language: 'en',
    });
    const { type, description } = passport;
    const moves = [
      await seller('PATCH', `/transferInstruments/${String(instrument['id'])}`, {
        ...account,
        legalEntityId: theirs,
      }),
      await seller('PATCH', `/documents/${String(document['id'])}`, {
        type,
        description,
        owner: { id: theirs, type: 'legalEntity' },
      }),
      await seller('POST', '/businessLines', {
        ...line,
        legalEntityId: mine,
        sourceOfFunds: { acquiringBusinessLineId: strange['id'] },
      }),
      await seller('PATCH', `/legalEntities/${mine}`, {
        entityAssociations: [{ legalEntityId: theirs, type: 'trust' }],
      }),
      await seller('POST', `/legalEntities/${mine}/pciQuestionnaires/signPciTemplates`, {
        pciTemplateReferences: [],
        signedBy: theirs,
      }),
      await seller(
        'PATCH',
        `/legalEntities/${mine}/termsOfService/${String(terms['termsOfServiceDocumentId'])}`,
        { acceptedBy: theirs },
      ),
    ];
    for (const reply of moves) assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
  });

  it('uploads both sides of a card, which are larger than other requests may be', async () => {
    const { seller, mine } = await openMarket();
    const side = { content: file(PNG, 4 * 1024 * 1024) };
    const card = { type: 'identityCard', description: 'Card', owner: { id: mine, type: 'legalEntity' } };
    const { status } = await seller('POST', '/documents', { ...card, attachments: [side, side] });
    assert.equal(status, 200);
    const attachments = [side, side, side, side];
    assert.equal((await seller('POST', '/documents', { ...card, attachments })).status, 413);
  });

  it('accepts terms from the address that the proxy sees', async () => {
    const { seller, operator, mine } = await openMarket({ clientAddress: () => '203.0.113.7' });
    const terms = await seller('POST', `/legalEntities/${mine}/termsOfService`, {
      type: 'adyenAccount',
      language: 'en',
    });
    const path = `/legalEntities/${mine}/termsOfService/${String(terms.body['termsOfServiceDocumentId'])}`;
    assert.equal(
      fieldOf(await seller('PATCH', path, { acceptedBy: mine, ipAddress: '192.0.2.1' })),
      'ipAddress',
    );
    assert.equal((await seller('PATCH', path, { acceptedBy: mine })).body['ipAddress'], '203.0.113.7');
    const { body } = await operator('GET', `/legalEntities/${mine}/termsOfServiceAcceptanceInfos`);
    assert.equal((body['data'] as unknown[]).length, 1);
  });

  it('gets a link that leads back to where the merchant says', async () => {
    const supply: ProxyOptions['supply'] = ({ operation, fields }) => {
      assert.deepEqual(
        [operation, fields],
        ['legal-entity.createOnboardingLink', ['redirectUrl', 'settings']],
      );
      return { redirectUrl: 'https://shop.example/done' };
    };
    const { seller, mine } = await openMarket({
      supply: (asked) => (asked.operation.endsWith('Link') ? supply(asked) : {}),
    });
    const path = `/legalEntities/${mine}/onboardingLinks`;
    assert.match(String((await seller('POST', path, {})).body['url']), /\/hosted-onboarding\//);
    const elsewhere = { redirectUrl: 'https://elsewhere.example' };
    assert.deepEqual(fieldOf(await seller('POST', path, elsewhere)), 'redirectUrl');
  });

  it('makes no legal entity, and no verification error go away by asking for it', async () => {
    const { seller, operator, mine } = await openMarket();
    assert.equal((await seller('POST', '/legalEntities', sam)).status, 404);
    assert.equal((await seller('GET', '/themes')).status, 404);
    const code = { 'x-requested-verification-code': '0_0001' };
    for (const who of [seller, operator]) {
      const reply = await who('PATCH', `/legalEntities/${mine}`, {}, code);
      assert.deepEqual([reply.status, fieldOf(reply)], [422, 'x-requested-verification-code']);
    }
    assert.equal(
      fieldOf(await seller('PATCH', `/legalEntities/${mine}`, { verificationPlan: 'none' })),
      'verificationPlan',
    );
  });
});

it('the merchant’s own server may have an error taken as resolved', async () => {
  const { operator, mine } = await openMarket({
    supply: ({ operation }) =>
      operation === 'legal-entity.updateLegalEntity' ? { 'x-requested-verification-code': '0_0001' } : {},
  });
  assert.equal((await operator('PATCH', `/legalEntities/${mine}`, {})).status, 200);
  const { body } = await operator('POST', `/legalEntities/${mine}/checkVerificationErrors`);
  assert.deepEqual(body['problems'], []);
});

it('no shopper sees that there are legal entities, whatever they own', async () => {
  const { as, mine } = await openMarket();
  const shopper = as({ audience: 'shopper', shopperReference: 'shopper-1', legalEntities: [mine] });
  const reply = await shopper('GET', `/legalEntities/${mine}`);
  assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
});
