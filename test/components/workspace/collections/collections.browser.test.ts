import { expect } from '@open-wc/testing';

import type { Collection, CollectionItem } from '../../../../src/client/workspace/index.js';
import { planOf } from '../../../../src/components/workspace/home/plan.js';
import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { filesSavedBy } from '../../saved-files.js';
import { lost, openOffice, openWorkspace, type Office } from '../workspace-office.js';

const PAY: CollectionItem = {
  id: 'pay',
  name: 'Pay',
  request: {
    method: 'POST',
    url: '{{baseUrl}}/payments?trace=1',
    header: [{ key: 'Accept', value: 'application/json', kind: 'own' }],
    body: { mode: 'raw', raw: '{"amount":1}', options: { raw: { language: 'json' } } },
    auth: { type: 'apikey' },
  },
  event: [{ listen: 'test', script: { type: 'text/javascript', exec: 'test("ok")' } }],
  response: [{ name: 'Paid', code: 200 }],
};
const SHOP: Collection = {
  info: { name: 'Shop' },
  item: [
    {
      id: 'orders',
      name: 'Orders',
      item: [{ id: 'list', name: 'List orders', request: { method: 'GET', url: '/o' } }, PAY],
    },
    { id: 'ping', name: 'Ping', request: { method: 'GET', url: '/ping' } },
  ],
  variable: [{ key: 'baseUrl', value: 'https://shop.example' }],
};

async function withCollection(office: Office, collection: Collection = SHOP): Promise<string> {
  const made = await office.others.createCollection({ collection });
  return made.collection?.uid ?? '';
}

const collectionAt = async (office: Office, uid: string): Promise<Collection> =>
  (await office.others.getCollection({ collectionUid: uid })).collection ?? {};

async function openCollection(office: Office, item: string, tab = '') {
  const opened = await openWorkspace(office, { room: 'collections', item, tab });
  await opened.until(() => opened.part('tree'), 'the tree');
  const nodes = () => opened.all('[role=treeitem]');
  const node = (name: RegExp) => nodes().find((each) => name.test(read(each)))!;
  return {
    ...opened,
    nodes,
    node,
    select: async (name: RegExp): Promise<void> => {
      await opened.until(() => node(name), `${name}`);
      node(name).click();
      await opened.element.updateComplete;
    },
    key: async (key: string, more: KeyboardEventInit = {}): Promise<void> => {
      const at = opened.root.activeElement!;
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
      await opened.element.updateComplete;
      await opened.element.updateComplete;
    },
    at: () => read(opened.root.activeElement),
  };
}

const SAVE = /^PUT \/collections/;

describe('<florin-workspace>, collections', () => {
  afterEach(restorePage);

  it('makes the first one, a folder with a request in it, and saves the whole of it, once', async () => {
    const office = await openOffice();
    const opened = await openWorkspace(office, { room: 'collections' });
    await opened.state('empty');
    await opened.press('new');
    await opened.type('#new-name', 'Checkout');
    await opened.press('save');
    await opened.press('new-folder');
    await opened.focused('#item-name');
    await opened.type('#item-name', 'Orders');
    await opened.press('new-request');
    await opened.type('#item-name', 'List orders');
    await opened.type('#method', 'PATCH');
    await opened.type('#url', 'https://shop.example/orders?page=1');
    await opened.until(() => opened.root.querySelector('#query-key-0'), 'the parameter');
    await opened.type('#query-value-0', '2');
    opened.all('#header-add')[0]!.click();
    await opened.type('#header-key-0', 'Accept');
    await opened.type('#header-value-0', 'text/plain');
    await opened.type('#body', '{}');
    await opened.type('#description', 'All of them.');
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('save');
    opened.part('save').click();
    await opened.says(/The collection is saved/);
    expect(office.calls(SAVE)).to.have.length(1);
    const { item = [] } = await collectionAt(office, opened.element.item);
    expect(item).to.have.length(1);
    expect(item[0]).to.deep.include({ name: 'Orders' });
    expect(item[0]?.item?.[0]).to.deep.include({
      name: 'List orders',
      request: {
        method: 'PATCH',
        url: 'https://shop.example/orders?page=2',
        header: [{ key: 'Accept', value: 'text/plain' }],
        body: { mode: 'raw', raw: '{}' },
        description: 'All of them.',
      },
    });
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'collection', isNew: true, ending: 'received' },
      { thing: 'collection', isNew: false, ending: 'received' },
    ]);
    expect(JSON.stringify([opened.events, location.href])).not.to.match(/List orders|text\/plain/);
  });

  it('sends back every field that this library does not know', async () => {
    const office = await openOffice();
    const uid = await withCollection(office);
    const before = await collectionAt(office, uid);
    const opened = await openCollection(office, uid, 'pay');
    await opened.says(/1 script stays as it is. 1 example stays as it is/);
    await opened.type('#url', '{{baseUrl}}/pay');
    await opened.press('save');
    await opened.says(/The collection is saved/);
    const orders = before.item![0]!;
    const changed = { ...PAY, request: { ...PAY.request, url: '{{baseUrl}}/pay' } };
    expect(await collectionAt(office, uid)).to.deep.equal({
      ...before,
      item: [{ ...orders, item: [orders.item![0], changed] }, before.item![1]],
    });
  });

  it('keeps both people’s edits, and says what the other changed', async () => {
    const office = await openOffice();
    const uid = await withCollection(office);
    const opened = await openCollection(office, uid, 'pay');
    await opened.type('#item-name', 'Pay now');
    const theirs = await collectionAt(office, uid);
    const [orders, ping] = theirs.item!;
    await office.others.updateCollection({
      collectionUid: uid,
      collection: {
        ...theirs,
        item: [
          { ...orders!, item: [orders!.item![0]!, { ...PAY, request: { ...PAY.request, method: 'PUT' } }] },
          { ...ping!, name: 'Ping 2' },
          { name: 'Theirs', request: { method: 'GET', url: '/theirs' } },
        ],
      },
    });
    await opened.press('save');
    await opened.says(/Another person has changed Pay now, Ping 2, and Theirs since/);
    const { item = [] } = await collectionAt(office, uid);
    expect(item.map(({ name }) => name)).to.deep.equal(['Orders', 'Ping 2', 'Theirs']);
    expect(item[0]?.item?.[1]).to.deep.include({ name: 'Pay now' });
    expect(item[0]?.item?.[1]?.request).to.deep.include({ method: 'PUT', auth: { type: 'apikey' } });
  });

  it('asks field by field where both changed the same, and sends nothing before', async () => {
    const office = await openOffice();
    const uid = await withCollection(office);
    const opened = await openCollection(office, uid, 'ping');
    await opened.type('#url', '/mine');
    await opened.type('#item-name', 'Mine');
    const theirs = await collectionAt(office, uid);
    const ping = { ...theirs.item![1]!, name: 'Theirs', request: { method: 'GET', url: '/theirs' } };
    await office.others.updateCollection({
      collectionUid: uid,
      collection: { ...theirs, item: [theirs.item![0]!, ping] },
    });
    await opened.press('save');
    await opened.focused('[part=conflict]');
    expect(office.calls(SAVE)).to.have.length(0);
    expect(opened.text('conflict')).to.match(/Mine: Name Yours: Mine Theirs: Theirs/);
    expect(opened.text('conflict')).to.match(/Mine: URL Yours: \/mine Theirs: \/theirs/);
    opened.all('[part=conflict] fieldset')[1]!.querySelectorAll('input')[1]!.click();
    await opened.element.updateComplete;
    await opened.press('save');
    await opened.says(/The collection is saved/);
    const saved = (await collectionAt(office, uid)).item![1]!;
    expect([saved.name, saved.request?.url]).to.deep.equal(['Mine', '/theirs']);
  });

  it('moves, duplicates and removes, and brings back what is discarded', async () => {
    const office = await openOffice();
    const uid = await withCollection(office);
    const opened = await openCollection(office, uid, 'ping');
    await opened.type('#folder', 'orders');
    await opened.until(() => opened.node(/Ping/).ariaLevel === '3', 'it is in the folder');
    await opened.choose(/^Move up$/);
    await opened.press('duplicate');
    await opened.until(() => opened.node(/Copy of Ping/), 'the copy');
    await opened.select(/Orders/);
    await opened.choose(/^Remove this folder$/);
    await opened.says(/Removed, with 4 requests/);
    await opened.press('discard');
    await opened.until(() => opened.nodes().some((each) => /Orders/.test(read(each))), 'it is back');
    await opened.select(/Ping/);
    await opened.type('#folder', 'orders');
    await opened.press('duplicate');
    await opened.press('save');
    await opened.says(/The collection is saved/);
    const { item = [] } = await collectionAt(office, uid);
    expect(item.map(({ name }) => name)).to.deep.equal(['Orders']);
    expect(item[0]?.item?.map(({ name }) => name)).to.deep.equal([
      'List orders',
      'Pay',
      'Ping',
      'Copy of Ping',
    ]);
    expect(new Set(item[0]?.item?.map(({ id }) => id)).size).to.equal(4);
  });

  it('is one step for Tab: arrows, Home, End, letters and Alt with an arrow lead through the tree', async () => {
    const office = await openOffice();
    const uid = await withCollection(office);
    const opened = await openCollection(office, uid);
    expect(opened.all('[role=treeitem][tabindex="0"]')).to.have.length(1);
    opened.node(/Shop/).focus();
    await opened.key('ArrowDown');
    expect(opened.at()).to.equal('Orders');
    expect(opened.root.activeElement?.ariaExpanded).to.equal('false');
    await opened.key('ArrowRight');
    await opened.key('ArrowRight');
    expect(opened.at()).to.match(/List orders/);
    await opened.key('p');
    expect(opened.at()).to.match(/Pay/);
    await opened.key('ArrowUp', { altKey: true });
    expect(opened.nodes().map(read)[2]).to.match(/Pay/);
    expect(opened.at()).to.match(/Pay/);
    await opened.key('Enter');
    await opened.until(() => opened.element.tab === 'pay', 'it is open');
    expect(opened.root.activeElement?.ariaSelected).to.equal('true');
    await opened.key('ArrowLeft');
    await opened.key('ArrowLeft');
    expect(opened.nodes()).to.have.length(3);
    await opened.key('End');
    expect(opened.at()).to.match(/Ping/);
    await opened.key('Home');
    expect(opened.at()).to.equal('Shop');
  });

  it('opens a collection of 500 requests, draws the rows on screen alone, and keeps all of it when it is saved', async () => {
    const office = await openOffice();
    const item = Array.from({ length: 500 }, (_, at) => ({
      id: `r${at}`,
      name: `Request ${at}`,
      request: { method: 'GET', url: `/r/${at}`, own: at },
    }));
    const uid = await withCollection(office, {
      info: { name: 'Large' },
      item: [{ id: 'all', name: 'All', item }],
    });
    const opened = await openCollection(office, uid);
    expect(opened.nodes()).to.have.length(2);
    await opened.select(/All/);
    // How many are on screen, the page and its browser decide.
    await opened.until(() => opened.nodes().length > 2, 'rows');
    expect(opened.nodes().length).to.be.below(150);
    expect(opened.nodes()[2]?.ariaSetSize).to.equal('500');
    opened.node(/All/).focus();
    await opened.key('End');
    await opened.until(() => /Request 499/.test(opened.at()), 'the last one');
    await opened.key('Enter');
    await opened.type('#item-name', 'The last');
    await opened.press('save');
    await opened.says(/The collection is saved/);
    const saved = (await collectionAt(office, uid)).item![0]!.item!;
    expect(saved.slice(0, 499)).to.deep.equal(item.slice(0, 499));
    expect(saved[499]).to.deep.equal({ ...item[499], name: 'The last' });
  });

  it('downloads it as a file that an import takes, with all that this library does not know', async () => {
    const office = await openOffice();
    const item = [{ id: 'r1', name: 'Ping', request: { method: 'GET', url: '/ping', own: { at: 1 } } }];
    const uid = await withCollection(office, { info: { name: 'Shop: orders' }, item, own: [2] });
    const opened = await openCollection(office, uid);
    const [saved] = await filesSavedBy(async () => {
      await opened.press('export');
      await opened.says(/The file is downloaded\. An import takes it/);
    });
    expect(saved?.name).to.equal('Shop- orders.json');
    const plan = await planOf((await saved?.file.text()) ?? '');
    expect('makes' in plan && plan.makes).to.deep.equal([
      { thing: 'collection', name: 'Shop: orders', count: 1 },
    ]);
    const { collections = [] } = await office.others.importExportedData('body' in plan ? plan.body : {});
    const again = await collectionAt(office, collections[0]?.uid ?? '');
    expect(again.item).to.deep.equal(item);
    expect((again as { own?: unknown }).own).to.deep.equal([2]);
  });

  it('sends nothing of more than 4 MB, and keeps what was typed', async () => {
    const office = await openOffice();
    const uid = await withCollection(office, { info: { name: 'Large' }, item: [] });
    const opened = await openCollection(office, uid);
    await opened.type('#description', 'ü'.repeat(2_200_000));
    await opened.press('save');
    await opened.says(/This is larger than 4 MB.*Nothing was sent/);
    expect(office.calls(/^PUT/)).to.have.length(0);
    expect(opened.element.isDirty).to.equal(true);
  });

  it('does not know after a lost answer, looks, and finds it saved', async () => {
    const office = await openOffice();
    const uid = await withCollection(office);
    const opened = await openCollection(office, uid, 'ping');
    await opened.type('#item-name', 'Pong');
    office.obstacle = (call, proceed) => (SAVE.test(call) ? proceed().then(lost) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    opened.part('save').click();
    expect(office.calls(SAVE)).to.have.length(1);
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/The collection is saved/);
    expect(opened.element.isDirty).to.equal(false);
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'collection', isNew: false, ending: 'unknown' },
    ]);
  });

  it('says which has no name, and sends nothing', async () => {
    const office = await openOffice();
    const uid = await withCollection(office);
    const opened = await openCollection(office, uid, 'ping');
    await opened.type('#item-name', ' ');
    await opened.select(/Orders/);
    await opened.press('save');
    await opened.focused('#item-name');
    await opened.says(/Enter a name/);
    expect(opened.element.tab).to.equal('ping');
    expect(office.calls(SAVE)).to.have.length(0);
  });

  it('names what goes with a collection before it is deleted', async () => {
    const office = await openOffice();
    const uid = await withCollection(office);
    await office.others.createMonitor({ monitor: { name: 'Hourly', collection: uid } });
    const { mock } = await office.others.createMock({ mock: { collection: uid } });
    const opened = await openCollection(office, uid);
    await opened.press('delete');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    const question = read(opened.root.querySelector('dialog'));
    expect(question).to.contain('Delete the collection Shop?');
    expect(question).to.contain('Monitor Hourly');
    expect(question).to.contain(mock?.mockUrl);
    await opened.confirm();
    await opened.state('empty');
    expect((await office.others.listMonitors({})).monitors).to.deep.equal([]);
    expect(opened.named('florin-workspace-deleted')).to.deep.equal([
      { thing: 'collection', ending: 'received' },
    ]);
  });
});
