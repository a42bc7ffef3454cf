import { aTimeout, expect } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { lost, openOffice, openWorkspace, type Office } from '../workspace-office.js';

const EXAMPLE = { name: 'All orders', code: 200, body: '[{"shop":"{{shop}}"}]' };

async function withCollection({ others }: Office, name = 'Shop') {
  const item = [{ name: 'Orders', request: { method: 'GET', url: '{{host}}/orders' }, response: [EXAMPLE] }];
  const { collection } = await others.createCollection({ collection: { info: { name }, item } });
  return collection?.uid ?? '';
}

async function withMock(office: Office) {
  const collection = await withCollection(office);
  const { environment } = await office.others.createEnvironment({
    environment: { name: 'Test', values: [{ key: 'shop', value: 'Gulden' }] },
  });
  const { mock } = await office.others.createMock({ mock: { collection } });
  return {
    uid: mock?.uid ?? '',
    address: mock?.mockUrl ?? '',
    environment: environment?.uid ?? '',
    call: (path: string, init?: RequestInit) => office.call(`${mock?.mockUrl}${path}`, init),
  };
}

const openMock = async (office: Office, uid: string, more: object = {}) => {
  const opened = await openWorkspace(office, { room: 'mocks', item: uid, ...more });
  await opened.until(() => opened.part('calls'), 'the mock server');
  return opened;
};

/** Hides the page, or brings it back. */
function see(state?: 'hidden'): void {
  if (state) Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  else Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('<florin-workspace>, mock servers', () => {
  afterEach(restorePage);

  it('makes one of a collection, once, and shows where it answers', async () => {
    const office = await openOffice();
    await withCollection(office);
    const opened = await openWorkspace(office, { room: 'mocks' });
    await opened.state('empty');
    await opened.press('new');
    await opened.focused('#new-collection');
    await opened.press('save');
    opened.part('save')?.click();
    await opened.until(() => opened.part('address'), 'the address');
    expect(office.calls(/^POST \/mocks$/)).to.have.length(1);
    const { mocks } = await office.others.listMocks({});
    expect(opened.text('address')).to.equal(mocks?.[0]?.mockUrl);
    expect(opened.element.item).to.equal(mocks?.[0]?.uid);
    const answer = await office.call(`${opened.text('address')}/orders`);
    expect(await answer.text()).to.equal('[{"shop":"{{shop}}"}]');
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'mock', isNew: true, ending: 'received' },
    ]);
  });

  it('says that a collection is needed where there is none, and sends nothing', async () => {
    const office = await openOffice();
    const opened = await openWorkspace(office, { room: 'mocks' });
    await opened.state('empty');
    await opened.press('new');
    await opened.says(/Create a collection first/);
    await opened.press('save');
    expect(office.calls(/^POST/)).to.have.length(0);
  });

  it('lists those of one workspace’s collections by collection, environment and address', async () => {
    const office = await openOffice();
    const { address, environment, uid } = await withMock(office);
    await office.others.updateMock({ mockUid: uid, mock: { environment } });
    const other = await withCollection(office, 'Other');
    await office.others.createMock({ mock: { collection: other } });
    const { workspace } = await office.others.createWorkspace({
      workspace: { name: 'Second', type: 'team', collections: [{ uid: other }] },
    });
    const opened = await openWorkspace(office, { room: 'mocks' });
    await opened.until(() => opened.all('[part~=mock]').length === 2, 'both');
    expect(opened.text('mocks')).to.match(/Shop\s*.*Test/);
    expect(opened.text('mocks')).to.contain(address);
    opened.element.workspace = workspace?.id ?? '';
    await opened.until(() => opened.all('[part~=mock]').length === 1, 'one');
    expect(opened.text('mocks')).to.match(/Other/);
  });

  it('sends what was changed and nothing else, and says the name that the platform has now', async () => {
    const office = await openOffice();
    const { uid, environment, call } = await withMock(office);
    const opened = await openMock(office, uid);
    await opened.press('save');
    await opened.says(/Nothing is changed/);
    await opened.type('#mock-name', '  Shop front ');
    await opened.press('save');
    await opened.says(/Its name is .?Shop front.? now/);
    await opened.type('#mock-environment', environment);
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('save');
    await opened.says(/The mock server is saved\./);
    expect(office.calls(/^PUT/).map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal([
      { mock: { name: 'Shop front' } },
      { mock: { environment } },
    ]);
    expect(opened.element.isDirty).to.equal(false);
    expect(await (await call('/orders')).text()).to.equal('[{"shop":"Gulden"}]');
  });

  it('makes it private, and public only after the question', async () => {
    const office = await openOffice();
    const { uid, call } = await withMock(office);
    const opened = await openMock(office, uid);
    await opened.press('unpublish');
    await opened.says(/It is private now/);
    expect((await call('/orders')).status).to.equal(401);
    await opened.press('publish');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    expect(read(opened.root.querySelector('dialog')!)).to.match(/Make the mock server of .?Shop.? public\?/);
    await opened.press('leave');
    expect(office.calls(/publish$/)).to.have.length(1);
    await opened.press('publish');
    await opened.confirm();
    await opened.says(/It is public now/);
    expect((await call('/orders')).status).to.equal(200);
  });

  it('shows the calls that came, narrows them, pages through them, and has all of them in the file', async () => {
    const office = await openOffice();
    const { uid, call } = await withMock(office);
    const opened = await openMock(office, uid);
    await opened.says(/No call has come yet/);
    for (let at = 0; at < 103; at++) await call(`/calls/${at}`);
    await call('/orders', { method: 'GET', headers: { 'x-trace': 't-7' } });
    await opened.press('refresh');
    await opened.until(() => opened.all('[part=call]').length === 100, 'a page');
    expect(read(opened.all('[part=call]')[0]!)).to.match(/GET \/orders.*200.*All orders/s);
    expect(read(opened.all('[part=call]')[1]!)).to.match(/GET \/calls\/102.*404.*No example fits/s);
    await opened.press('more');
    await opened.until(() => opened.all('[part=call]').length === 104, 'all');
    await opened.type('#call-type', 'success');
    await opened.until(() => opened.all('[part=call]').length === 1, 'the one that was answered');
    await opened.type('#call-type', '');
    const leave = async (selector: string, value: string): Promise<void> => {
      await opened.type(selector, value);
      opened.root.querySelector(selector)!.dispatchEvent(new Event('change'));
      await opened.element.updateComplete;
    };
    await leave('#call-path', '/calls/7');
    await opened.until(() => opened.all('[part=call]').length === 1, 'one path');
    const before = office.calls(/call-logs/).length;
    await leave('#call-status', '9');
    await opened.says(/Enter a status of three digits/);
    expect(office.calls(/call-logs/)).to.have.length(before);
    await leave('#call-status', '200');
    await opened.says(/No call fits these filters/);
    await leave('#call-status', '');
    await leave('#call-path', '');
    await opened.until(() => opened.all('[part=call]').length === 100, 'a page again');
    await opened.press('download');
    await opened.says(/The file is downloaded\. Calls in it: 104\./);
  });

  it('shows a call that comes meanwhile by itself, and asks for none while the page is hidden', async () => {
    const office = await openOffice();
    const { uid, call } = await withMock(office);
    const opened = await openMock(office, uid);
    await opened.says(/New calls appear by themselves/);
    await call('/orders');
    await opened.until(() => opened.all('[part=call]').length === 1, 'the call');
    try {
      see('hidden');
      const before = office.calls(/call-logs/).length;
      await call('/orders');
      // Longer than the wait before the next look.
      await aTimeout(3000);
      expect(office.calls(/call-logs/)).to.have.length(before);
    } finally {
      see();
    }
    await opened.until(() => opened.all('[part=call]').length === 2, 'the call that came meanwhile');
  });

  it('asks for the calls again once the call log could not be read', async () => {
    const office = await openOffice();
    const { uid, call } = await withMock(office);
    office.obstacle = (sent) => (/call-logs/.test(sent) ? Promise.resolve().then(lost) : undefined);
    const opened = await openMock(office, uid);
    await opened.until(() => opened.root.querySelector('[part=calls] [part=error]'), 'why');
    office.obstacle = undefined;
    await call('/orders');
    await opened.press('refresh');
    await opened.until(() => opened.all('[part=call]').length === 1, 'the call');
  });

  it('deletes it once its server responses are named, and then nothing answers there', async () => {
    const office = await openOffice();
    const { uid, call, address } = await withMock(office);
    await office.others.createMockResponse({
      mockUid: uid,
      serverResponse: { name: 'Outage', statusCode: 503 },
    });
    const opened = await openMock(office, uid);
    await opened.press('delete');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    const question = read(opened.root.querySelector('dialog')!);
    expect(question).to.match(/Delete the mock server of .?Shop.?\?/);
    expect(question).to.contain(address);
    expect(question).to.match(/Server response .?Outage/);
    await opened.confirm();
    await opened.state('empty');
    expect((await call('/orders')).status).to.equal(404);
    expect(opened.named('florin-workspace-deleted')).to.deep.equal([{ thing: 'mock', ending: 'received' }]);
  });

  it('does not say that it was done where the answer was lost, and sends nothing more before the operator has looked', async () => {
    const office = await openOffice();
    const { uid, call } = await withMock(office);
    const opened = await openMock(office, uid);
    office.obstacle = (sent, proceed) => (sent.endsWith('unpublish') ? proceed().then(lost) : undefined);
    await opened.press('unpublish');
    await opened.focused('[part=doubt]');
    await opened.press('publish');
    await opened.press('unpublish');
    expect(office.calls(/publish$/)).to.have.length(1);
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/The platform does not tell a name, or whether it is public/);
    expect((await call('/orders')).status).to.equal(401);
    await opened.press('unpublish');
    await opened.says(/It is private now/);
  });

  it('sends nothing that the page prevents', async () => {
    const office = await openOffice();
    const { uid } = await withMock(office);
    const opened = await openMock(office, uid);
    for (const event of ['florin-before-workspace-save', 'florin-before-workspace-delete'])
      opened.element.addEventListener(event, (sent) => sent.preventDefault());
    await opened.press('unpublish');
    await opened.press('delete');
    await opened.confirm();
    expect(office.calls(/^(DELETE|PUT|POST)/)).to.have.length(0);
  });
});
