import { expect } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { openOffice, openWorkspace, type Office } from '../workspace-office.js';

const ping = (url: string) => ({ id: 'ping', name: 'Ping', request: { method: 'GET', url } });
const shop = (url: string) => ({ info: { name: 'Shop' }, item: [ping(url)] });

async function withFork(office: Office) {
  const { collection } = await office.others.createCollection({ collection: shop('/one') });
  const parent = collection?.uid ?? '';
  const opened = await openWorkspace(office, { room: 'collections', item: parent });
  await opened.until(() => opened.part('tree'), 'the tree');
  await opened.press('new');
  await opened.type('#new-name', 'mine');
  opened.all('[part=form] [part=save]').at(-1)!.click();
  await opened.until(() => opened.element.item !== parent, 'the fork');
  await opened.until(() => opened.part('tree'), 'its tree');
  return { parent, fork: opened.element.item, opened };
}

const urlOf = async (office: Office, collectionUid: string) =>
  (await office.others.getCollection({ collectionUid })).collection?.item?.[0]?.request?.url;

async function compare(
  opened: Awaited<ReturnType<typeof openWorkspace>>,
  destination: string,
): Promise<void> {
  await opened.press('merge');
  await opened.focused('#destination');
  await opened.type('#destination', destination);
  await opened.until(() => opened.part('differences'), 'what differs');
}

describe('<florin-workspace>, forks', () => {
  afterEach(restorePage);

  it('makes a fork, shows what it would change, and merges it', async () => {
    const office = await openOffice();
    const { parent, fork, opened } = await withFork(office);
    await opened.says(/The fork is made/);
    await office.others.updateCollection({ collectionUid: fork, collection: shop('/two') });
    await opened.element.refresh();
    await compare(opened, parent);
    expect(opened.text('differences')).to.match(/Differs Ping URL \/one \/two/);
    opened.part('merging').querySelector<HTMLElement>('[part=merge]')!.click();
    await opened.confirm();
    await opened.says(/The collections are merged/);
    expect(await urlOf(office, parent)).to.equal('/two');
    expect(await urlOf(office, fork)).to.equal('/two');
    expect(opened.named('florin-workspace-saved').at(-1)).to.deep.equal({
      thing: 'merge',
      isNew: false,
      ending: 'received',
    });
  });

  it('says why nothing was merged where both changed', async () => {
    const office = await openOffice();
    const { parent, fork, opened } = await withFork(office);
    await office.others.updateCollection({ collectionUid: fork, collection: shop('/two') });
    await office.others.updateCollection({ collectionUid: parent, collection: shop('/three') });
    await opened.element.refresh();
    await compare(opened, parent);
    opened.part('merging').querySelector<HTMLElement>('[part=merge]')!.click();
    await opened.confirm();
    await opened.says(/Both were changed since the fork was made/);
    expect(await urlOf(office, parent)).to.equal('/three');
  });

  it('names what goes with a fork that is deleted once it is merged', async () => {
    const office = await openOffice();
    const { parent, fork, opened } = await withFork(office);
    await office.others.updateCollection({ collectionUid: fork, collection: shop('/two') });
    await office.others.createMonitor({ monitor: { name: 'Hourly', collection: fork } });
    await opened.element.refresh();
    await compare(opened, parent);
    (opened.root.querySelector('[value=deleteSource]') as HTMLElement).click();
    await opened.element.updateComplete;
    opened.part('merging').querySelector<HTMLElement>('[part=merge]')!.click();
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    expect(read(opened.root.querySelector('dialog'))).to.contain('Monitor Hourly');
    await opened.confirm();
    await opened.says(/The collections are merged/);
    const { collections = [] } = await office.others.listCollections({});
    expect(collections.map(({ uid }) => uid)).to.deep.equal([parent]);
    await opened.until(() => opened.element.item === parent, 'the other is open');
  });
});
