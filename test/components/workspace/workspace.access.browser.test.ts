import { expect } from '@open-wc/testing';

import { restorePage } from '../known-seller.js';
import { apisAt, DESCRIPTION, withCollection, withSchema } from './apis/apis-office.js';
import { openOffice, openWorkspace } from './workspace-office.js';

describe('<florin-workspace>, for every operator', () => {
  afterEach(() => {
    document.documentElement.style.colorScheme = document.body.style.background = '';
    restorePage();
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels: workspaces, environments, collections and mock servers`, async () => {
      const { documentElement: whole, body } = document;
      whole.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      const office = await openOffice();
      const { environment } = await office.others.createEnvironment({
        environment: {
          name: 'Live',
          values: [
            { key: 'host', value: 'shop.example', type: 'default', enabled: true },
            { key: 'token', value: 's3cret', type: 'secret', enabled: false },
          ],
        },
      });
      await office.others.createEnvironment({ environment: { name: 'Test', values: [] } });
      const opened = await openWorkspace(office);
      const looks = async (): Promise<void> => {
        for (const [dir, width] of [
          ['ltr', '900px'],
          ['rtl', '320px'],
        ] as const) {
          Object.assign(opened.element.style, { display: 'block', inlineSize: width });
          opened.element.dir = dir;
          await expect(opened.element).to.be.accessible();
          expect(opened.element.scrollWidth).to.be.at.most(opened.element.clientWidth);
        }
      };
      await opened.until(() => opened.part('environments'), 'the list');
      await looks();
      await opened.press('new');
      await opened.press('save');
      await looks();
      await opened.press('cancel');
      await opened.open(/Live/);
      await opened.until(() => opened.part('variables'), 'the variables');
      await opened.press('reveal');
      await opened.press('compare');
      await opened.until(() => opened.all('#compare option')[1], 'another environment');
      await opened.type('#compare', opened.all('#compare option')[1]!.getAttribute('value') ?? '');
      await opened.until(() => opened.part('differences'), 'the comparison');
      await looks();
      await opened.choose(/^Text$/);
      await looks();
      await opened.press('delete');
      await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
      await looks();
      expect(environment?.uid).to.equal(opened.element.item);
      await opened.press('leave');
      opened.element.item = '';
      opened.element.room = 'home';
      await opened.until(() => opened.part('usage'), 'the workspaces');
      await looks();
      await opened.press('import');
      await opened.type(
        '#import',
        '{"openapi":"3.0.0","info":{"title":"Pets"},"paths":{"/pets":{"get":{}}}}',
      );
      await opened.press('save');
      await opened.until(() => opened.part('plan'), 'the plan');
      await looks();
      await opened.press('cancel');
      await opened.open(/My workspace/);
      await opened.until(() => opened.part('contents'), 'the workspace');
      await looks();
      const request = (name: string, url: string) => ({
        id: 'pay',
        name,
        request: { method: 'GET', url, header: [{ key: 'Accept', value: '*/*' }] },
      });
      const shop = (name: string, url: string) => ({
        info: { name: 'Shop' },
        item: [{ id: 'all', name: 'All', item: [request(name, url)] }],
      });
      const made = await office.others.createCollection({ collection: shop('Pay', '/pay?a=1') });
      const uid = made.collection?.uid ?? '';
      await office.others.createCollection({ collection: shop('Pay later', '/later') });
      Object.assign(opened.element, { room: 'collections', item: '', tab: '' });
      await opened.until(() => opened.part('collections'), 'the collections');
      await looks();
      Object.assign(opened.element, { item: uid, tab: 'pay' });
      await opened.until(() => opened.root.querySelector('#url'), 'the request');
      await looks();
      await opened.press('merge');
      await opened.until(() => opened.all('#destination option')[1], 'another collection');
      await opened.type('#destination', opened.all('#destination option')[1]!.getAttribute('value') ?? '');
      await opened.until(() => opened.part('differences'), 'what differs');
      await looks();
      await opened.type('#item-name', 'Mine');
      await office.others.updateCollection({ collectionUid: uid, collection: shop('Theirs', '/pay') });
      await opened.press('save');
      await opened.until(() => opened.part('conflict'), 'the conflict');
      await looks();
      await opened.press('discard');
      const { mock } = await office.others.createMock({ mock: { collection: uid } });
      const mockUid = mock?.uid ?? '';
      const long = `${mock?.mockUrl}/${'long'.repeat(30)}`;
      for (const address of [`${mock?.mockUrl}/pay`, long])
        await office.call(address, { method: 'POST', body: 'x'.repeat(300), headers: { 'x-trace': '1' } });
      const serverResponse = { name: 'Outage', statusCode: 503, body: 'later' };
      const outage = await office.others.createMockResponse({ mockUid, serverResponse });
      Object.assign(opened.element, { room: 'mocks', item: '', tab: '' });
      await opened.until(() => opened.part('mocks'), 'the mock servers');
      await looks();
      opened.element.item = mockUid;
      await opened.until(() => opened.all('[part=call]')[1], 'the calls');
      opened.all('[part=call] summary')[0]!.click();
      await opened.press('new');
      await opened.type('#response-status', '1');
      opened.root.querySelector<HTMLElement>('.step [part=save]')!.click();
      await opened.says(/Enter a status from 200 to 599/);
      await looks();
      opened.element.tab = outage.id ?? '';
      await opened.until(
        () => opened.root.querySelector('[part=form] #response-name'),
        'the server response',
      );
      await looks();
    });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels: monitors`, async () => {
      const { documentElement: whole, body } = document;
      whole.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      const office = await openOffice();
      const collection = await withCollection(office);
      const schedule = { cron: '0 7 * * *', timezone: 'Pacific/Chatham' };
      await office.others.createMonitor({ monitor: { name: 'Mornings', collection, schedule } });
      const { monitor } = await office.others.createMonitor({ monitor: { name: 'By hand', collection } });
      const opened = await openWorkspace(office, { room: 'monitors' });
      const looks = async (): Promise<void> => {
        for (const [dir, width] of [
          ['ltr', '900px'],
          ['rtl', '320px'],
        ] as const) {
          Object.assign(opened.element.style, { display: 'block', inlineSize: width });
          opened.element.dir = dir;
          await expect(opened.element).to.be.accessible();
          expect(opened.element.scrollWidth).to.be.at.most(opened.element.clientWidth);
        }
      };
      await opened.until(() => opened.part('monitors'), 'the list');
      await opened.press('read-all');
      await opened.says(/It has not run yet/);
      await opened.press('new');
      await opened.type('#new-cron', '0 7 * *');
      await opened.press('save');
      await looks();
      await opened.press('cancel');
      opened.element.item = monitor?.uid ?? '';
      await opened.until(() => opened.part('history'), 'the monitor');
      await opened.type('#texts-cron', '30 6 L * *');
      await opened.press('run');
      await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
      await looks();
      await opened.press('confirm');
      await opened.until(() => opened.part('this-run'), 'the run');
      await opened.until(() => opened.part('past-run'), 'the run in the journal');
      await looks();
    });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels: the team`, async () => {
      const { documentElement: whole, body } = document;
      whole.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      const office = await openOffice();
      const { id = '' } = await office.others.createUser({
        Authorization: 'Bearer directory',
        userName: `${'long-'.repeat(12)}jo@shop.example`,
      });
      const opened = await openWorkspace(office, { room: 'team' });
      const looks = async (): Promise<void> => {
        for (const [dir, width] of [
          ['ltr', '900px'],
          ['rtl', '320px'],
        ] as const) {
          Object.assign(opened.element.style, { display: 'block', inlineSize: width });
          opened.element.dir = dir;
          await expect(opened.element).to.be.accessible();
          expect(opened.element.scrollWidth).to.be.at.most(opened.element.clientWidth);
        }
      };
      const go = async (item: string, part: string): Promise<void> => {
        opened.element.item = item;
        await opened.until(() => opened.part(part), part);
      };
      await opened.until(() => opened.part('members'), 'the members');
      await opened.press('new');
      await opened.press('save');
      await looks();
      await opened.press('cancel');
      await go(id, 'access');
      await opened.press('deactivate');
      await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
      await looks();
      await opened.confirm();
      await opened.until(() => opened.part('access-notice'), 'how the member stands');
      await looks();
      await go('audit', 'event');
      await opened.type('#audit-since', '2099-01-02');
      await opened.type('#audit-until', '2099-01-01');
      await looks();
      await go('directory', 'ability');
      await looks();
    });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels: APIs`, async () => {
      const { documentElement: whole, body } = document;
      whole.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      const office = await openOffice();
      const { item, path, links, version, apiId } = await withSchema(office);
      await office.others.createRelease({ ...path, release: { name: 'May', visibility: 'public' } });
      await office.others.createRelations({ ...path, documentation: [await withCollection(office)] });
      const opened = await apisAt(office);
      const looks = async (): Promise<void> => {
        for (const [dir, width] of [
          ['ltr', '900px'],
          ['rtl', '320px'],
        ] as const) {
          Object.assign(opened.element.style, { display: 'block', inlineSize: width });
          opened.element.dir = dir;
          await expect(opened.element).to.be.accessible();
          expect(opened.element.scrollWidth).to.be.at.most(opened.element.clientWidth);
        }
      };
      const go = async (place: string, part: string): Promise<void> => {
        opened.element.item = place;
        await opened.until(() => opened.part(part), part);
      };
      await opened.until(() => opened.part('apis'), 'the list');
      await opened.press('new');
      await opened.press('save');
      await looks();
      await go(apiId, 'versions');
      await opened.press('new');
      await opened.type('#new-source', path.apiVersionId);
      await looks();
      await go(version, 'releases');
      await opened.press('new-schema');
      await opened.type('#schema-schema', DESCRIPTION);
      opened.part('outline').setAttribute('open', '');
      await looks();
      await opened.press('delete');
      await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
      await looks();
      await opened.press('leave');
      await go(links, 'links');
      await opened.press('link');
      await opened.until(() => opened.root.querySelector('#link-kind'), 'the form');
      await looks();
      await opened.press('sync');
      await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
      await looks();
      await opened.press('leave');
      await go(item, 'generate');
      await opened.press('new');
      await opened.type('#schema-schema', '{oh}');
      await opened.press('save');
      await looks();
      await opened.type('#schema-schema', '{}');
      const schema = { type: 'openapi2', language: 'json', schema: '{}' };
      await office.others.updateSchema({ ...path, schemaId: item.split(':')[3] ?? '', schema });
      await opened.press('save');
      await opened.until(() => opened.part('conflict'), 'the conflict');
      await looks();
    });
});
