import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { addCollection, openWorkspace, refusalOf, SCIM, sure } from './world.js';

const jo = {
  ...SCIM,
  userName: 'jo@shop.example',
  name: { givenName: 'Jo', familyName: 'Pine' },
  externalId: 'e-1',
};

describe('members of the team', () => {
  it('are added once, found, changed, closed out and let in again', async () => {
    const { ws, clock } = await openWorkspace();
    const { id, active, meta } = await ws.createUser(jo);
    const userId = sure(id);
    assert.deepEqual([active, meta?.resourceType], [true, 'User']);
    assert.equal(await refusalOf(ws.createUser({ ...jo, userName: 'JO@shop.example' })), '409');

    clock.now += 1000;
    await ws.updateUser({ ...SCIM, userId, Operations: [{ op: 'replace', value: { active: false } }] });
    const closed = await ws.getUser({ ...SCIM, userId });
    assert.deepEqual([closed.active, closed.meta?.created === closed.meta?.lastModified], [false, false]);
    await ws.updateUser({
      ...SCIM,
      userId,
      Operations: [{ op: 'replace', path: 'userName', value: 'jo.pine@shop.example' }],
    });
    await ws.replaceUser({
      ...SCIM,
      userId,
      userName: 'jo.pine@shop.example',
      name: { givenName: 'Joanna' },
      active: true,
    });
    const again = await ws.getUser({ ...SCIM, userId });
    assert.deepEqual(
      [again.userName, again.name, again.active],
      ['jo.pine@shop.example', { givenName: 'Joanna' }, true],
    );
    assert.equal(await refusalOf(ws.getUser({ ...SCIM, userId: 'none' })), '404');
  });

  it('are listed a page at a time, all or by a filter', async () => {
    const { ws } = await openWorkspace();
    await ws.createUser(jo);
    await ws.createUser({ ...SCIM, userName: 'al@shop.example' });
    const all = await ws.listUsers(SCIM);
    assert.deepEqual([all.totalResults, all.startIndex, all.itemsPerPage], [3, 1, 3]);
    const second = await ws.listUsers({ ...SCIM, startIndex: 2, count: 1 });
    assert.deepEqual(
      second.Resources?.map(({ userName }) => userName),
      ['jo@shop.example'],
    );
    assert.equal(second.totalResults, 3);
    const found = await ws.listUsers({ ...SCIM, filter: 'userName eq "al@shop.example"' });
    assert.deepEqual([found.totalResults, found.Resources?.length], [1, 1]);
    assert.equal(await refusalOf(ws.listUsers({ ...SCIM, filter: 'userName near "al"' })), '400');
  });

  it('have addresses of their own, and the owner of the key stays in', async () => {
    const { ws } = await openWorkspace();
    const { Resources = [] } = await ws.listUsers(SCIM);
    const userId = sure(Resources[0]?.id);
    await ws.createUser(jo);
    const Operations = [{ op: 'replace' as const, path: 'userName' as const, value: 'jo@shop.example' }];
    assert.equal(await refusalOf(ws.updateUser({ ...SCIM, userId, Operations })), '400');
    const off = [{ op: 'replace' as const, value: { active: false } }];
    assert.equal(await refusalOf(ws.updateUser({ ...SCIM, userId, Operations: off })), '403');
    assert.equal(await refusalOf(ws.updateUser({ ...SCIM, userId })), '400');
    assert.equal(await refusalOf(ws.createUser({ ...SCIM, userName: 'no-address' })), '400');
  });

  it('want a bearer token, and say what they can', async () => {
    const { ws } = await openWorkspace();
    assert.equal(await refusalOf(ws.listUsers({ Authorization: 'directory' })), '401');
    assert.deepEqual(
      (await ws.listResourceTypes(SCIM)).map(({ endpoint }) => endpoint),
      ['/Users'],
    );
    assert.equal((await ws.getServiceProviderConfig(SCIM)).patch?.supported, true);
  });
});

describe('the record of the team', () => {
  it('tells who did what, the latest first, by action, by day and by page', async () => {
    const { ws, clock } = await openWorkspace();
    const uid = await addCollection(ws, 'Shop');
    clock.now += DAY;
    await ws.createUser(jo);
    await ws.deleteCollection({ collectionUid: uid });
    const actions = async (query: Parameters<typeof ws.listAuditLogs>[0] = {}) =>
      (await ws.listAuditLogs(query)).trails?.map(({ action }) => action);
    const all = ['collection.deleted', 'user.created', 'collection.created'];
    assert.deepEqual(await actions(), all);
    assert.deepEqual(await actions({ orderBy: 'asc' }), all.toReversed());
    assert.deepEqual(await actions({ order_by: 'asc' }), all.toReversed());
    assert.deepEqual(await actions({ action: 'user.created' }), ['user.created']);
    assert.deepEqual(await actions({ until: '2026-05-04' }), ['collection.created']);
    assert.deepEqual(await actions({ since: '2026-05-05' }), all.slice(0, 2));
    assert.deepEqual(await actions({ userId: 1 }), []);
    const { trails = [] } = await ws.listAuditLogs({ limit: 1 });
    assert.deepEqual(await actions({ cursor: String(trails[0]?.id) }), all.slice(1));
    const { user } = await ws.getKeyOwner({});
    assert.equal(String(trails[0]?.data?.actor?.id), user?.id);
  });
});

describe('webhooks', () => {
  it('count for as long as their collection is there', async () => {
    const { ws } = await openWorkspace();
    const count = async () =>
      (await ws.getKeyOwner({})).operations?.find(({ name }) => name === 'webhooks')?.usage;
    const collection = await addCollection(ws, 'Shop');
    const { webhook } = await ws.createWebhook({ webhook: { name: 'On push', collection } });
    assert.equal(webhook?.collection, collection);
    assert.ok(webhook.webhookUrl?.startsWith('https://'));
    assert.equal(await count(), 1);
    assert.equal(
      await refusalOf(ws.createWebhook({ webhook: { name: 'A', collection: 'none' } })),
      '400 invalidParamError',
    );
    await ws.deleteCollection({ collectionUid: collection });
    assert.equal(await count(), 0);
  });
});
