import { expect } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { lost, openOffice, openWorkspace, type Office } from '../workspace-office.js';

const openHome = (office: Office, item = '') => openWorkspace(office, { room: 'home', item });

async function withWorkspace(office: Office, name = 'Payments') {
  const { collection } = await office.others.createCollection({
    collection: { info: { name: 'Checkout' }, item: [] },
  });
  const { environment } = await office.others.createEnvironment({
    environment: { name: 'Live', values: [] },
  });
  const uid = collection?.uid ?? '';
  const { workspace } = await office.others.createWorkspace({
    workspace: { name, type: 'team', collections: [{ uid }], environments: [{ uid: environment?.uid }] },
  });
  return { id: workspace?.id ?? '', collection: uid };
}

const DESCRIPTION = JSON.stringify({
  openapi: '3.0.0',
  info: { title: 'Swagger Petstore', version: '1.0.0' },
  paths: { '/pets': { get: { summary: 'List all pets' }, post: { summary: 'Create a pet' } } },
});

describe('<florin-workspace>, workspaces', () => {
  afterEach(restorePage);

  it('lists workspaces, whose key it is and how much is used; makes one, once', async () => {
    const office = await openOffice();
    const opened = await openHome(office);
    await opened.until(() => opened.part('usage'), 'the use');
    expect(opened.text('usage')).to.match(/key of Robin Keeper/);
    expect(opened.text('usage')).to.match(/Calls \d of 10,000/);
    await opened.press('new');
    await opened.type('#new-name', 'Payments');
    await opened.press('save');
    opened.part('save')?.click();
    await opened.until(() => opened.part('contents'), 'the workspace');
    expect(office.calls(/^POST \/workspaces/)).to.have.length(1);
    expect(opened.text('status')).to.equal('The whole team');
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'workspace', isNew: true, ending: 'received' },
    ]);
    expect(JSON.stringify(opened.events)).not.to.match(/Payments|robin/i);
  });

  it('renames one; what another person changed in it since stays', async () => {
    const office = await openOffice();
    const { id } = await withWorkspace(office);
    const opened = await openHome(office, id);
    await opened.type('#workspace-name', 'Money');
    await office.others.updateWorkspace({ workspaceId: id, workspace: { description: 'Ours' } });
    await opened.press('save');
    await opened.says(/The workspace is saved/);
    const { workspace } = await office.others.getWorkspace({ workspaceId: id });
    expect([workspace?.name, workspace?.description]).to.deep.equal(['Money', 'Ours']);
    expect(workspace?.collections).to.have.length(1);
    await opened.type('#workspace-name', 'Mine');
    await office.others.updateWorkspace({ workspaceId: id, workspace: { name: 'Theirs' } });
    await opened.press('save');
    await opened.says(/Another person has changed the same to “Theirs”\. Nothing was sent/);
    expect(office.calls(/^PUT/)).to.have.length(1);
    await opened.press('save');
    await opened.until(async () => office.calls(/^PUT/).length === 2, 'the second save');
  });

  it('names all that goes with one before it is deleted, and asks for its name', async () => {
    const office = await openOffice();
    const { id, collection } = await withWorkspace(office);
    const { mock } = await office.others.createMock({ mock: { collection } });
    await office.others.createMonitor({ monitor: { name: 'Hourly', collection } });
    await office.others.createApi({ workspace: id, api: { name: 'Orders' } });
    const opened = await openHome(office, id);
    await opened.press('delete');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    const question = read(opened.root.querySelector('dialog'));
    for (const words of [
      'Collection Checkout',
      'Environment Live',
      `Mock server ${mock?.mockUrl}`,
      'Monitor Hourly',
      'API Orders',
    ])
      expect(question).to.contain(words);
    await opened.press('confirm');
    await opened.says(/This is not the name of the workspace/);
    expect(office.calls(/^DELETE/)).to.have.length(0);
    await opened.type('#confirm-typed', 'Payments');
    await opened.press('confirm');
    await opened.until(() => opened.part('usage'), 'the list');
    expect(office.calls(/^DELETE/)).to.have.length(1);
    expect(opened.named('florin-workspace-deleted')).to.deep.equal([
      { thing: 'workspace', ending: 'received' },
    ]);
  });

  it('says why the first workspace cannot be deleted: nothing was done', async () => {
    const office = await openOffice();
    const { workspaces } = await office.others.listWorkspaces({});
    const opened = await openHome(office, workspaces?.[0]?.id);
    await opened.press('delete');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    await opened.type('#confirm-typed', 'My workspace');
    await opened.press('confirm');
    await opened.until(() => opened.part('error'), 'the refusal');
    expect(opened.named('florin-workspace-deleted')).to.have.length(1);
    expect(opened.text('contents')).to.contain('Nothing is in it yet');
  });

  it('makes a webhook and shows its address until the workspace is left', async () => {
    const office = await openOffice();
    const { id } = await withWorkspace(office);
    const opened = await openHome(office, id);
    await opened.until(() => opened.part('new'), 'the way to a webhook');
    await opened.press('new');
    await opened.type('#new-name', 'On deploy');
    opened.part('new')?.click();
    opened.root.querySelector<HTMLElement>('form.step [part=save]')!.click();
    await opened.until(() => opened.part('address'), 'the address');
    const address = opened.text('address');
    expect(address).to.match(/^https:\/\/hooks\./);
    expect(JSON.stringify([opened.events, { ...sessionStorage }, { ...localStorage }])).not.to.contain(
      address,
    );
    await opened.press('back');
    await opened.open(/Payments/);
    await opened.until(() => opened.part('contents'), 'the workspace');
    expect(read(opened.root)).not.to.contain(address);
  });

  it('shows what an import would make before it is sent, from a file that is dropped, and sends it once', async () => {
    const office = await openOffice();
    const opened = await openHome(office);
    await opened.press('import');
    await opened.type('#import', 'openapi: 3.0.0\ninfo: [');
    await opened.press('save');
    await opened.says(/Line 2 is neither JSON nor YAML/);
    const dropped = new DataTransfer();
    dropped.items.add(new File([DESCRIPTION], 'petstore.json', { type: 'application/json' }));
    opened.part('drop').dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
    await opened.until(() => opened.part('plan'), 'the plan');
    expect(opened.text('plan')).to.contain('Swagger Petstore collection, 2 requests');
    expect(office.calls(/^POST/)).to.have.length(0);
    await opened.press('save');
    opened.part('save')?.click();
    await opened.until(() => opened.named('florin-workspace-imported').length > 0, 'the import');
    expect(office.calls(/^POST \/import\/openapi/)).to.have.length(1);
    expect(opened.named('florin-workspace-imported')).to.deep.equal([
      { kind: 'openapi', count: 1, ending: 'received' },
    ]);
    const { collections } = await office.others.listCollections({});
    expect(collections?.map(({ name }) => name)).to.deep.equal(['Swagger Petstore']);
  });

  it('sends a file in YAML as JSON has it', async () => {
    const office = await openOffice();
    const opened = await openHome(office);
    await opened.press('import');
    const dropped = new DataTransfer();
    const text =
      'openapi: 3.0.0\ninfo: { title: Shop }\npaths:\n  /orders:\n    get: &all { summary: All }\n    head: *all\n';
    dropped.items.add(new File([text], 'shop.yaml', { type: 'application/yaml' }));
    opened.part('drop').dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
    await opened.until(() => opened.part('plan'), 'the plan');
    expect(opened.text('plan')).to.contain('Shop collection, 2 requests');
    await opened.press('save');
    await opened.until(() => opened.named('florin-workspace-imported').length > 0, 'the import');
    const [call] = office.calls(/^POST \/import\/openapi/);
    expect(JSON.parse(call?.body ?? '')).to.deep.equal({
      type: 'json',
      input: {
        openapi: '3.0.0',
        info: { title: 'Shop' },
        paths: { '/orders': { get: { summary: 'All' }, head: { summary: 'All' } } },
      },
    });
  });

  it('does not know after a lost answer to an import, and sends nothing more before the operator has looked', async () => {
    const office = await openOffice();
    const opened = await openHome(office);
    await opened.press('import');
    await opened.type('#import', JSON.stringify({ collections: [{ info: { name: 'Shop' }, item: [] }] }));
    await opened.press('save');
    await opened.until(() => opened.part('plan'), 'the plan');
    office.obstacle = (call, proceed) => (call.startsWith('POST /import') ? proceed().then(lost) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    opened.part('save').click();
    expect(office.calls(/^POST \/import/)).to.have.length(1);
    expect(opened.named('florin-workspace-imported')).to.deep.equal([
      { kind: 'exported', count: 1, ending: 'unknown' },
    ]);
  });
});
