import { expect } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { lost, openOffice, openWorkspace, type Office } from '../workspace-office.js';

async function withResponse(office: Office) {
  const { collection } = await office.others.createCollection({
    collection: { info: { name: 'Shop' }, item: [] },
  });
  const { mock } = await office.others.createMock({ mock: { collection: collection?.uid } });
  const uid = mock?.uid ?? '';
  const serverResponse = {
    name: 'Outage',
    statusCode: 503,
    headers: [{ key: 'Retry-After', value: '30' }],
    language: 'json' as const,
    body: '{"down":true}',
  };
  const { id = '' } = await office.others.createMockResponse({ mockUid: uid, serverResponse });
  return {
    uid,
    id,
    call: () => office.call(`${mock?.mockUrl}/orders`),
    now: () => office.others.getMockResponse({ mockUid: uid, serverResponseId: id }),
    change: (changes: object) =>
      office.others.updateMockResponse({ mockUid: uid, serverResponseId: id, serverResponse: changes }),
  };
}

const openResponse = async (office: Office, item: string, tab: string) => {
  const opened = await openWorkspace(office, { room: 'mocks', item, tab });
  await opened.until(() => opened.root.querySelector('#response-status'), 'the server response');
  return opened;
};

describe('<florin-workspace>, server responses', () => {
  afterEach(restorePage);

  it('makes one with all its fields, once, which every call gets from then on', async () => {
    const office = await openOffice();
    const { uid, id, call } = await withResponse(office);
    await office.others.deleteMockResponse({ mockUid: uid, serverResponseId: id });
    const opened = await openWorkspace(office, { room: 'mocks', item: uid });
    await opened.until(() => opened.part('responses'), 'the mock server');
    await opened.press('new');
    await opened.focused('#new-name');
    await opened.type('#new-name', 'Too many');
    await opened.type('#response-status', '42');
    await opened.type('#response-headers', 'Retry-After 30');
    const save = () => opened.root.querySelector<HTMLElement>('.step [part=save]')!;
    save().click();
    await opened.says(/Enter a status from 200 to 599/);
    await opened.says(/Write each header as a name, a colon and a value/);
    expect(office.calls(/^POST/)).to.have.length(0);
    await opened.focused('#response-status');
    await opened.type('#response-status', '429');
    await opened.type('#response-headers', 'Retry-After: 30\n\nX-Shop:  a: b');
    await opened.type('#response-language', 'text');
    await opened.type('#response-body', 'slow down');
    save().click();
    save().click();
    await opened.until(() => opened.element.tab, 'the server response is open');
    expect(office.calls(/^POST/).map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal([
      {
        serverResponse: {
          name: 'Too many',
          statusCode: 429,
          language: 'text',
          headers: [
            { key: 'Retry-After', value: '30' },
            { key: 'X-Shop', value: 'a: b' },
          ],
          body: 'slow down',
        },
      },
    ]);
    const answer = await call();
    expect([answer.status, answer.headers.get('x-shop'), await answer.text()]).to.deep.equal([
      429,
      'a: b',
      'slow down',
    ]);
  });

  it('opens from the list and by its address, and sends the changed fields alone', async () => {
    const office = await openOffice();
    const { uid, call, now } = await withResponse(office);
    const opened = await openWorkspace(office, { room: 'mocks', item: uid });
    await opened.until(() => opened.part('responses'), 'the mock server');
    await opened.choose(/^Outage$/);
    await opened.until(() => opened.root.querySelector('#response-status'), 'the server response');
    expect((opened.root.querySelector('#response-headers') as HTMLTextAreaElement).value).to.equal(
      'Retry-After: 30',
    );
    await opened.type('#response-name', '');
    await opened.press('save');
    await opened.says(/Enter a name/);
    await opened.type('#response-name', 'Broken');
    await opened.type('#response-status', '500');
    await opened.press('save');
    opened.part('save').click();
    await opened.says(/The server response is saved/);
    expect(office.calls(/^PUT/).map(({ body }) => JSON.parse(body) as unknown)).to.deep.equal([
      { serverResponse: { name: 'Broken', statusCode: 500 } },
    ]);
    expect((await call()).status).to.equal(500);
    expect((await now()).body).to.equal('{"down":true}');
    await opened.press('back');
    await opened.until(() => opened.part('responses'), 'the mock server');
    await opened.says(/Broken/);
  });

  it('keeps what another person changed, and asks about what both changed', async () => {
    const office = await openOffice();
    const { uid, id, now, change } = await withResponse(office);
    const opened = await openResponse(office, uid, id);
    await opened.type('#response-status', '500');
    await change({ body: 'theirs' });
    await opened.press('save');
    await opened.says(/Another person has changed Body since/);
    expect([(await now()).statusCode, (await now()).body]).to.deep.equal([500, 'theirs']);
    await opened.type('#response-status', '502');
    await change({ statusCode: 504, name: 'Gateway' });
    await opened.press('save');
    await opened.until(() => opened.part('conflict'), 'the question');
    expect(office.calls(/^PUT/)).to.have.length(1);
    expect(opened.text('conflict')).to.match(/502.*504/s);
    opened.all('[part=conflict] input')[1]!.click();
    await opened.press('save');
    await opened.until(() => !opened.element.isDirty, 'what was chosen is saved');
    expect([(await now()).statusCode, (await now()).name]).to.deep.equal([504, 'Gateway']);
  });

  it('finds out whether it was saved where the answer was lost', async () => {
    const office = await openOffice();
    const { uid, id } = await withResponse(office);
    const opened = await openResponse(office, uid, id);
    await opened.type('#response-status', '500');
    office.obstacle = (sent, proceed) => (sent.startsWith('PUT') ? proceed().then(lost) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    await opened.press('save');
    expect(office.calls(/^PUT/)).to.have.length(1);
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/The server response is saved/);
    await opened.type('#response-status', '501');
    office.obstacle = (sent) => (sent.startsWith('PUT') ? Promise.resolve().then(lost) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/It was not saved/);
    expect((opened.root.querySelector('#response-status') as HTMLInputElement).value).to.equal('501');
  });

  it('is deleted after the question, and the examples answer again; one that is gone is said so', async () => {
    const office = await openOffice();
    const { uid, id, call } = await withResponse(office);
    const opened = await openResponse(office, uid, id);
    await opened.press('delete');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    expect(read(opened.root.querySelector('dialog')!)).to.match(/Delete the server response .?Outage/);
    await opened.confirm();
    await opened.until(() => opened.element.tab === '' && opened.part('responses'), 'the mock server');
    await opened.until(() => opened.all('[part=response]').length === 0, 'none is listed');
    expect((await call()).status).to.equal(404);
    expect(opened.named('florin-workspace-deleted')).to.deep.equal([
      { thing: 'mock-response', ending: 'received' },
    ]);
    opened.element.tab = id;
    await opened.says(/This server response is not there any more/);
  });
});
