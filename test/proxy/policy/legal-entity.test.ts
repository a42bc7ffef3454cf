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
  const urls: string[] = [];
  const sandbox = await createSandbox({ origin: 'http://127.0.0.1:8081' });
  let identity: Identity = { audience: 'operator' };
  const proxy = createProxy({
    log: false,
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
        urls.push(url);
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
  return { as, operator, seller, other, mine, theirs, asked, urls, sandbox };
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
    // Whose an account of that id would be is looked up; nothing else leaves the proxy.
    assert.deepEqual(
      asked.filter((each) => !each.startsWith('GET /lem/v3/transferInstruments/')),
      [],
    );
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

  it('makes one where the merchant writes down whose it is, before the seller learns its id', async () => {
    const written: unknown[] = [];
    const { seller, mine, theirs } = await openMarket({
      enable: ['legal-entity.createLegalEntity'],
      onLegalEntityCreated: (id, { legalEntities }) => void written.push([id, legalEntities]),
    });
    const { status, body } = await seller('POST', '/legalEntities', sam);
    assert.equal(status, 200);
    assert.deepEqual(written, [[body['id'], [mine]]]);
    const behind = { ...bakery, entityAssociations: [{ legalEntityId: theirs, type: 'trust' }] };
    assert.equal((await seller('POST', '/legalEntities', behind)).status, 404);
    assert.equal(written.length, 1);
  });

  it('learns no id that the merchant did not write down', async () => {
    const enable = ['legal-entity.createLegalEntity'];
    const silent = await openMarket({ enable });
    const reply = await silent.seller('POST', '/legalEntities', sam);
    assert.deepEqual([reply.status, fieldOf(reply)], [501, 'onLegalEntityCreated']);
    assert.deepEqual(silent.asked, []);
    const failing = await openMarket({
      enable,
      onLegalEntityCreated: () => Promise.reject(new Error('no database')),
    });
    const { status, body } = await failing.seller('POST', '/legalEntities', sam);
    assert.equal(status, 500);
    assert.deepEqual(body, { error: { code: 'internal' } });
  });

  it('keeps the people behind their own whom the platform named, and takes in no others', async () => {
    const { seller, operator, mine, theirs } = await openMarket();
    const person = String((await operator('POST', '/legalEntities', sam)).body['id']);
    const named = { legalEntityId: person, type: 'legalRepresentative' };
    const path = `/legalEntities/${mine}`;
    assert.equal((await seller('PATCH', path, { entityAssociations: [named] })).status, 404);
    await operator('PATCH', path, { entityAssociations: [named] });
    const renamed = { ...named, jobTitle: 'Guardian' };
    assert.equal((await seller('PATCH', path, { entityAssociations: [renamed] })).status, 200);
    const strange = { legalEntityId: theirs, type: 'trust' };
    assert.equal((await seller('PATCH', path, { entityAssociations: [renamed, strange] })).status, 404);
    assert.equal((await seller('GET', `/legalEntities/${person}`)).status, 404);
  });

  it('is told of every field that the platform refuses, and of no value', async () => {
    const { seller, mine, sandbox } = await openMarket();
    const invalidFields = ['individual.email', '$.individual.residentialAddress.postalCode'].map((name) => ({
      name,
      value: 'SECRET',
      message: 'SECRET',
    }));
    const body = { status: 422, errorCode: '30_031', title: 'SECRET', invalidFields };
    sandbox.faults.next('legal-entity.updateLegalEntity', { kind: 'status', status: 422, body });
    const reply = await seller('PATCH', `/legalEntities/${mine}`, { reference: 'x' });
    const fields = ['individual.email', 'individual.residentialAddress.postalCode'];
    assert.equal(reply.status, 422);
    assert.deepEqual(reply.body, { error: { code: 'platform-refused', field: fields[0] }, fields });
  });

  it('finds another’s terms, questionnaires and looks no more than those that never were', async () => {
    const { seller, other, operator, mine, theirs } = await openMarket();
    const asked = { type: 'adyenAccount', language: 'en' };
    const { body: terms } = await other('POST', `/legalEntities/${theirs}/termsOfService`, asked);
    const { id: signatory } = (await operator('POST', '/legalEntities', sam)).body;
    await operator('PATCH', `/legalEntities/${theirs}`, {
      entityAssociations: [{ legalEntityId: signatory, type: 'signatory' }],
    });
    const pci = `/legalEntities/${theirs}/pciQuestionnaires`;
    const additionalSalesChannels = ['pos'];
    const { body: made } = await other('POST', `${pci}/generatePciTemplates`, { additionalSalesChannels });
    const pciTemplateReferences = made['pciTemplateReferences'];
    const { body: signed } = await operator('POST', `${pci}/signPciTemplates`, {
      pciTemplateReferences,
      signedBy: signatory,
    });
    const [questionnaire] = signed['pciQuestionnaireIds'] as string[];
    for (const [theirOwn, none] of [
      [
        await seller('PATCH', `/legalEntities/${mine}/termsOfService/${terms['termsOfServiceDocumentId']}`, {
          acceptedBy: mine,
        }),
        await seller('PATCH', `/legalEntities/${mine}/termsOfService/TD0`, { acceptedBy: mine }),
      ],
      [
        await seller('GET', `/legalEntities/${mine}/pciQuestionnaires/${questionnaire}`),
        await seller('GET', `/legalEntities/${mine}/pciQuestionnaires/PCID0`),
      ],
      [await seller('GET', `${pci}/${questionnaire}`), await seller('GET', `${pci}/PCID0`)],
      [await seller('GET', pci), await seller('GET', '/legalEntities/LE0/pciQuestionnaires')],
    ] as const) {
      assert.deepEqual([theirOwn.status, codeOf(theirOwn)], [404, 'not-found']);
      assert.deepEqual([none.status, none.body], [404, theirOwn.body]);
    }
    const mixed = await seller('POST', `/legalEntities/${mine}/pciQuestionnaires/signPciTemplates`, {
      pciTemplateReferences,
      signedBy: mine,
    });
    assert.deepEqual([mixed.status, fieldOf(mixed)], [422, 'pciTemplateReferences']);
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

  it('proves a bank account of their own by a statement, and never one of another’s', async () => {
    const { seller, other, mine, theirs } = await openMarket();
    const statement = {
      type: 'bankStatement',
      description: 'Statement',
      attachments: [{ content: file(PDF) }],
    };
    const own = await seller('POST', '/transferInstruments', { ...account, legalEntityId: mine });
    const foreign = await other('POST', '/transferInstruments', { ...account, legalEntityId: theirs });
    const ofAccount = (id: unknown) => ({ ...statement, owner: { id, type: 'bankAccount' } });
    const { status, body } = await seller('POST', '/documents', ofAccount(own.body['id']));
    assert.equal(status, 200);
    const address = `/documents/${String(body['id'])}`;
    assert.equal((await seller('GET', address)).status, 200);
    assert.equal((await other('GET', address)).status, 404);
    for (const id of [foreign.body['id'], 'SE2222222222222222']) {
      const asked = [
        await seller('POST', '/documents', ofAccount(id)),
        await seller('PATCH', address, ofAccount(id)),
        await seller('PATCH', `/transferInstruments/${String(id)}`, { ...account, legalEntityId: mine }),
        await seller('DELETE', `/transferInstruments/${String(id)}`),
      ];
      for (const reply of asked) assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
    }
    assert.equal((await seller('DELETE', address)).status, 204);
  });

  it('has nothing else taken that is as large as a document', async () => {
    const { seller, mine } = await openMarket();
    const large = 'x'.repeat(70_000);
    const tries = [
      await seller('PATCH', `/legalEntities/${mine}`, { reference: large }),
      await seller('POST', '/transferInstruments', { ...account, legalEntityId: large }),
      await seller('POST', '/businessLines', { ...line, legalEntityId: large }),
    ];
    assert.deepEqual(
      tries.map(({ status }) => status),
      [413, 413, 413],
    );
  });

  it('is known as the owner of a document without its pages being read', async () => {
    const { seller, mine, urls } = await openMarket();
    const owner = { id: mine, type: 'legalEntity' };
    const { body } = await seller('POST', '/documents', { ...passport, owner });
    urls.length = 0;
    assert.equal((await seller('DELETE', `/documents/${String(body['id'])}`)).status, 204);
    assert.match(urls[0] ?? '', /\?skipContent=true$/);
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

  it('goes by `me` where the session has exactly one legal entity, in a path and in a body', async () => {
    const { as, operator, seller, mine, theirs } = await openMarket();
    const owner = { id: 'me', type: 'legalEntity' };
    assert.equal((await seller('GET', '/legalEntities/me')).body['id'], mine);
    const made = await seller('POST', '/businessLines', { ...line, legalEntityId: 'me' });
    assert.equal(made.body['legalEntityId'], mine);
    assert.deepEqual((await seller('POST', '/documents', { ...passport, owner })).body['owner'], {
      ...owner,
      id: mine,
    });
    const signing = { pciTemplateReferences: ['none'], signedBy: 'me' };
    const path = '/legalEntities/me/pciQuestionnaires/signPciTemplates';
    assert.equal(codeOf(await seller('POST', path, signing)), 'platform-refused');
    for (const who of [
      operator,
      as({ audience: 'seller', legalEntities: [mine, theirs] }),
      as({ audience: 'seller', legalEntities: [] }),
    ])
      for (const reply of [
        await who('GET', '/legalEntities/me'),
        await who('POST', '/businessLines', { ...line, legalEntityId: 'me' }),
        await who('POST', '/documents', { ...passport, owner }),
      ])
        assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
  });

  it('chooses how the hosted pages look only where the merchant lets sellers', async () => {
    const closed = await openMarket();
    assert.equal((await closed.seller('GET', '/themes')).status, 404);
    const { seller } = await openMarket({ enable: ['legal-entity.listThemes', 'legal-entity.getTheme'] });
    const { status, body } = await seller('GET', '/themes');
    const [theme] = body['themes'] as { id: string }[];
    assert.deepEqual([status, (await seller('GET', `/themes/${theme?.id}`)).status], [200, 200]);
  });

  it('makes no legal entity unless it is enabled, and no verification error go away by asking for it', async () => {
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
