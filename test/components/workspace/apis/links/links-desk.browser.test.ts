import { expect } from '@open-wc/testing';

import { restorePage } from '../../../known-seller.js';
import { read } from '../../../opened.js';
import { lost, openOffice, type Office } from '../../workspace-office.js';
import { apisAt, withCollection, withSchema, withVersion } from '../apis-office.js';

const SYNC = /syncWithSchema$/;

async function withLinked(office: Office) {
  const made = await withSchema(office);
  const uid = await withCollection(office);
  await office.others.createRelations({ ...made.path, documentation: [uid] });
  return { ...made, uid };
}

const requestsOf = async (office: Office, uid: string) =>
  (await office.others.getCollection({ collectionUid: uid })).collection?.item?.map(({ name }) => name);

describe('<florin-workspace>, what is linked to a version', () => {
  afterEach(restorePage);

  it('shows each link under its purpose, and leads to the collection', async () => {
    const office = await openOffice();
    const { path, version, uid } = await withLinked(office);
    const { mock } = await office.others.createMock({ mock: { collection: uid } });
    await office.others.createRelations({ ...path, mock: [mock?.uid ?? ''], testsuite: [uid] });
    await office.others.createMonitor({ monitor: { name: 'Nightly', collection: uid } });
    const opened = await apisAt(office, version);
    await opened.until(() => opened.part('schemas'), 'the version');
    expect(office.calls(/\/(?:relations|documentation|testsuite)$/)).to.have.length(0);
    opened
      .all('[part=way]')
      .find((way) => /See all links/.test(read(way)))!
      .click();
    await opened.until(() => opened.part('links'), 'the board');
    const board = Object.fromEntries(
      opened.all('[part=links] section').map((section) => {
        const items = [...section.querySelectorAll('li bdi')].map(read);
        return [read(section.querySelector('h3')), items];
      }),
    );
    expect(board).to.deep.equal({
      Documentation: ['Docs'],
      'Contract tests': [],
      'Integration tests': [],
      Tests: [],
      'Test suites': ['Docs'],
      'Without a stated purpose': [],
      'Mock servers': board['Mock servers'],
      Monitors: ['Nightly'],
      Environments: [],
    });
    expect(board['Mock servers']).to.have.length(1);
    await opened.says(/The platform has no call that ends one link/);
    opened.all('[part=links] [part=way]')[0]!.click();
    await opened.until(() => opened.part('tree'), 'the collection');
    expect(opened.element.item).to.equal(uid);
  });

  it('links what is chosen, once, and offers only what is not linked yet', async () => {
    const office = await openOffice();
    const { path, links } = await withLinked(office);
    const other = await withCollection(office, 'Contract');
    const opened = await apisAt(office, links);
    await opened.press('link');
    await opened.focused('#link-kind');
    expect(opened.all('.candidates label').map(read)).to.deep.equal(['Contract']);
    await opened.choose(/^Link$/);
    await opened.says(/Choose at least one/);
    await opened.type('#link-kind', 'contracttest');
    await opened.until(() => opened.all('.candidates label').length === 2, 'both collections');
    opened
      .all('.candidates label')
      .find((each) => read(each) === 'Contract')!
      .click();
    await opened.choose(/^Link$/);
    await opened.says(/It is linked to the version|Contract tests Contract/);
    await opened.until(() => !opened.part('form'), 'the form goes');
    const posted = office.calls(/^POST .*\/relations$/);
    expect(posted.map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal([{ contracttest: [other] }]);
    const { contracttest = [] } = await office.others.listContractTests(path);
    expect(contracttest.map(({ name }) => name)).to.deep.equal(['Contract']);
  });

  it('keeps what was chosen where one of it is gone meanwhile, and nothing is linked', async () => {
    const office = await openOffice();
    const { path, links } = await withSchema(office);
    const uid = await withCollection(office);
    const opened = await apisAt(office, links);
    await opened.press('link');
    await opened.until(() => opened.all('.candidates label')[0], 'the collection');
    opened.all('.candidates label')[0]!.click();
    await office.others.deleteCollection({ collectionUid: uid });
    await opened.choose(/^Link$/);
    await opened.says(/Something that you chose is not there any more/);
    expect((opened.root.querySelector('.candidates input') as HTMLInputElement).checked).to.equal(true);
    expect((await office.others.listDocumentation(path)).documentation).to.deep.equal([]);
  });

  it('syncs a collection once its requests are named and its name is typed, then says what went and came', async () => {
    const office = await openOffice();
    const { links, uid } = await withLinked(office);
    const opened = await apisAt(office, links);
    await opened.press('sync');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    expect(opened.all('dialog li').map(read)).to.deep.equal(['GET /orders', 'GET /old']);
    await opened.press('confirm');
    await opened.says(/This is not the name of the collection/);
    expect(office.calls(SYNC)).to.have.length(0);
    await opened.type('#confirm-typed', 'Docs');
    await opened.press('confirm');
    await opened.until(() => opened.part('notice'), 'what was done');
    expect(opened.text('notice').replaceAll(/[\u2066-\u2069]/g, '')).to.equal(
      'Docs is synced with the schema. Removed: GET /old. New: Create an order.',
    );
    expect(office.calls(SYNC)).to.have.length(1);
    expect(await requestsOf(office, uid)).to.deep.equal(['GET /orders', 'Create an order']);
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'sync', isNew: false, ending: 'received' },
    ]);
  });

  it('does not know after a lost answer whether it synced, looks, and says what the collection has now', async () => {
    const office = await openOffice();
    const { links, uid } = await withLinked(office);
    const opened = await apisAt(office, links);
    await opened.press('sync');
    await opened.type('#confirm-typed', 'Docs');
    office.obstacle = (call, proceed) => (SYNC.test(call) ? proceed().then(lost) : undefined);
    await opened.press('confirm');
    await opened.focused('[part=doubt]');
    opened.part('sync').click();
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/We compared .*Docs.* with what it had before\. Removed: .*GET \/old/);
    expect(office.calls(SYNC)).to.have.length(1);
    expect(await requestsOf(office, uid)).to.have.length(2);
  });

  it('says so where the platform tells that it did not sync', async () => {
    const office = await openOffice();
    const { links, uid } = await withLinked(office);
    const opened = await apisAt(office, links);
    await opened.press('sync');
    await opened.type('#confirm-typed', 'Docs');
    office.obstacle = (call) =>
      SYNC.test(call) ? Promise.resolve(Response.json({ success: false })) : undefined;
    await opened.press('confirm');
    await opened.says(/does not follow the schema now/);
    expect(await requestsOf(office, uid)).to.deep.equal(['All', 'GET /old']);
  });

  it('sends nothing where the page says no', async () => {
    const office = await openOffice();
    const { links } = await withLinked(office);
    const opened = await apisAt(office, links);
    opened.element.addEventListener('florin-before-workspace-save', (event) => event.preventDefault());
    await opened.press('sync');
    await opened.type('#confirm-typed', 'Docs');
    await opened.press('confirm');
    await opened.until(() => opened.named('florin-before-workspace-save').length > 0, 'the event');
    await opened.until(() => !opened.element.busy, 'rest');
    expect(office.calls(/^(?:PUT|POST)/)).to.have.length(0);
  });

  it('offers no sync where the version has no schema', async () => {
    const office = await openOffice();
    const { path, item } = await withVersion(office);
    await office.others.createRelations({ ...path, documentation: [await withCollection(office)] });
    const opened = await apisAt(office, `${item}:l`);
    await opened.says(/Docs/);
    expect(opened.part('sync')).to.equal(null);
  });

  it('says that something does not exist any more, also for an address that the element never writes', async () => {
    const office = await openOffice();
    const { apiId, item } = await withVersion(office);
    for (const wrong of [`${apiId}:none`, `${item}:s`, `${item}:x:1`, `${item}:s:none`, `${item}:l:1:2`]) {
      const opened = await apisAt(office, wrong);
      await opened.says(/This is not there any more/);
      opened.element.remove();
    }
  });
});
