import { expect } from '@open-wc/testing';

import { restorePage } from '../known-seller.js';
import { openOffice, openWorkspace } from './workspace-office.js';

describe('<florin-workspace>, for everybody', function () {
  this.timeout(60_000);
  afterEach(() => {
    document.documentElement.style.colorScheme = document.body.style.background = '';
    restorePage();
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels: workspaces, environments and collections`, async () => {
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
    });
});
