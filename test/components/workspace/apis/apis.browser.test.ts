import { expect, waitUntil } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { lost, openOffice, openWorkspace } from '../workspace-office.js';
import { apisAt, DESCRIPTION, withCollection, withSchema, withVersion } from './apis-office.js';

const refused = (field: string) => () =>
  Promise.resolve(Response.json({ error: { code: 'invalidParamError', field } }, { status: 422 }));

describe('<florin-workspace>, APIs', () => {
  afterEach(restorePage);

  it('makes the first API, a version of it and a schema, each once, and each opens', async () => {
    const office = await openOffice();
    const opened = await apisAt(office);
    await opened.state('empty');
    await opened.press('new');
    await opened.press('save');
    await opened.says(/Enter a name/);
    await opened.type('#new-name', 'Orders');
    await opened.type('#new-summary', 'All orders');
    await opened.press('save');
    opened.part('save').click();
    await opened.says(/No versions yet/);
    await opened.says(/All orders/);
    await opened.press('new');
    await opened.type('#new-name', '1.0');
    await opened.choose(/^Create$/);
    await opened.says(/No schema yet/);
    await opened.press('new-schema');
    await opened.focused('#schema-schema');
    await opened.choose(/^Create$/);
    await opened.says(/Enter the text of the schema/);
    await opened.type('#schema-schema', DESCRIPTION);
    await opened.says(/2 operations/);
    await opened.choose(/^Create$/);
    await opened.until(() => opened.part('generate'), 'the schema');
    expect(office.calls(/^POST/).map(({ call }) => call.replaceAll(/[\da-f-]{36}/g, 'id'))).to.deep.equal([
      'POST /apis',
      'POST /apis/id/versions',
      'POST /apis/id/versions/id/schemas',
    ]);
    const [apiId = '', apiVersionId = '', letter, schemaId = ''] = opened.element.item.split(':');
    expect(letter).to.equal('s');
    const { schema } = await office.others.getSchema({ apiId, apiVersionId, schemaId });
    expect([schema?.type, schema?.language]).to.deep.equal(['openapi3', 'json']);
    expect(opened.named('florin-workspace-saved')).to.deep.equal(
      ['api', 'version', 'schema'].map((thing) => ({ thing, isNew: true, ending: 'received' })),
    );
  });

  it('lists the APIs of one workspace, and opens one', async () => {
    const office = await openOffice();
    await withVersion(office);
    const { workspace } = await office.others.createWorkspace({ workspace: { name: 'Team', type: 'team' } });
    const id = workspace?.id ?? '';
    await office.others.createApi({ workspace: id, api: { name: 'Refunds' } });
    const opened = await openWorkspace(office, { room: 'apis', workspace: id });
    await opened.says(/Only the APIs of one workspace are shown/);
    expect(opened.all('[part=api]').map(read).join()).to.match(/^Refunds/);
    await opened.choose(/^Show all$/);
    await opened.open(/Orders/);
    await opened.open(/1\.0/);
    await opened.says(/No releases yet/);
    await opened.press('back');
    await opened.until(() => opened.part('versions'), 'the API');
    await opened.press('back');
    await opened.until(() => opened.part('apis'), 'the list');
  });

  it('keeps what another person changed of an API meanwhile, and asks where both changed the same', async () => {
    const office = await openOffice();
    const { apiId } = await withVersion(office);
    const opened = await apisAt(office, apiId);
    await opened.type('#texts-description', 'Mine');
    await office.others.updateApi({ apiId, api: { name: 'Orders 2' } });
    await opened.press('save');
    await opened.says(/Another person has changed Name since/);
    const kept = (await office.others.getApi({ apiId })).api;
    expect([kept?.name, kept?.description]).to.deep.equal(['Orders 2', 'Mine']);
    await opened.type('#texts-name', 'My orders');
    await office.others.updateApi({ apiId, api: { name: 'Their orders' } });
    await opened.press('save');
    await opened.focused('[part=conflict]');
    expect(office.calls(/^PUT/)).to.have.length(1);
    expect(opened.text('conflict')).to.match(/Yours: My orders Theirs: Their orders/);
    await opened.press('save');
    await opened.says(/Your changes are saved/);
    expect((await office.others.getApi({ apiId })).api?.name).to.equal('My orders');
  });

  it('does not know after a lost answer whether a version was renamed, looks, and finds it', async () => {
    const office = await openOffice();
    const { item, path } = await withVersion(office);
    const opened = await apisAt(office, item);
    await opened.type('#texts-name', '1.1');
    office.obstacle = (call, proceed) => (call.startsWith('PUT') ? proceed().then(lost) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    opened.part('save').click();
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/Your changes are saved/);
    expect(office.calls(/^PUT/)).to.have.length(1);
    expect((await office.others.getApiVersion(path)).version?.name).to.equal('1.1');
    expect(opened.element.isDirty).to.equal(false);
  });

  it('begins a version with what is chosen of an older one', async () => {
    const office = await openOffice();
    const { apiId, path } = await withSchema(office);
    await office.others.createRelations({ ...path, documentation: [await withCollection(office)] });
    const opened = await apisAt(office, apiId);
    await opened.press('new');
    await opened.type('#new-name', '2.0');
    await opened.type('#new-source', path.apiVersionId);
    opened.all('fieldset input')[1]!.click();
    await opened.choose(/^Create$/);
    await opened.until(() => opened.part('schemas'), 'the version');
    const { versions = [] } = await office.others.listApiVersions({ apiId });
    const next = { apiId, apiVersionId: versions.find(({ name }) => name === '2.0')?.id ?? '' };
    expect((await office.others.getApiVersion(next)).version?.schema).to.have.length(1);
    expect((await office.others.listDocumentation(next)).documentation).to.deep.equal([]);
  });

  it('says where a text is not JSON, and which field the platform refused; what is typed stays', async () => {
    const office = await openOffice();
    const { item, path, schemaId } = await withSchema(office);
    const opened = await apisAt(office, item);
    await opened.says(/The platform keeps the text and does not give it out/);
    await opened.press('save');
    await opened.says(/Enter the text of the schema/);
    await opened.type('#schema-schema', '{\n  "openapi": "3.0.0",\n  paths: {} }');
    await opened.press('save');
    await opened.says(/not JSON from line 3, column 3/);
    await opened.focused('#schema-schema');
    await opened.type('#schema-schema', '{}');
    await waitUntil(() => !opened.root.querySelector('[aria-invalid=true]'), 'the fault goes');
    office.obstacle = (call) => (call.startsWith('PUT') ? refused('schema.type')() : undefined);
    await opened.press('save');
    await opened.focused('#schema-type');
    await opened.says(/The platform refused this/);
    expect((opened.root.querySelector('#schema-schema') as HTMLTextAreaElement).value).to.equal('{}');
    office.obstacle = undefined;
    const before = (await office.others.getSchema({ ...path, schemaId })).schema?.updatedAt;
    await opened.type('#schema-language', 'yaml');
    await opened.press('save');
    await opened.says(/The schema is replaced/);
    const after = (await office.others.getSchema({ ...path, schemaId })).schema;
    expect(after?.language).to.equal('yaml');
    expect(after?.updatedAt).not.to.equal(before);
    expect(opened.element.isDirty).to.equal(false);
    expect((opened.root.querySelector('#schema-schema') as HTMLTextAreaElement).value).to.equal('{}');
  });

  it('asks before it replaces a schema that another person replaced meanwhile, and loses neither', async () => {
    const office = await openOffice();
    const { item, path, schemaId } = await withSchema(office);
    const opened = await apisAt(office, item);
    await opened.type('#schema-schema', '{"mine":1}');
    const theirs = { type: 'openapi2', language: 'json', schema: '{"theirs":1}' };
    await new Promise((done) => setTimeout(done, 5));
    await office.others.updateSchema({ ...path, schemaId, schema: theirs });
    await opened.press('save');
    await opened.focused('[part=conflict]');
    expect(office.calls(/^PUT/)).to.have.length(0);
    expect(opened.text('conflict')).to.match(/Yours: OpenAPI 3, JSON, lines: 1 Theirs: OpenAPI 2/);
    expect((opened.root.querySelector('#my-text') as HTMLTextAreaElement).value).to.equal('{"mine":1}');
    await opened.press('save');
    await opened.says(/The schema is replaced/);
    expect(office.calls(/^PUT/)).to.have.length(1);
    expect((await office.others.getSchema({ ...path, schemaId })).schema?.type).to.equal('openapi3');
  });

  it('gives up a text where the other person’s schema is chosen', async () => {
    const office = await openOffice();
    const { item, path, schemaId } = await withSchema(office);
    const opened = await apisAt(office, item);
    await opened.type('#schema-schema', '{"mine":1}');
    await new Promise((done) => setTimeout(done, 5));
    const theirs = { type: 'openapi2', language: 'json', schema: '{"theirs":1}' };
    await office.others.updateSchema({ ...path, schemaId, schema: theirs });
    await opened.press('save');
    await opened.focused('[part=conflict]');
    opened.all('[part=conflict] input[type=radio]')[1]!.click();
    await opened.press('save');
    await opened.says(/Your changes are discarded/);
    await waitUntil(() => !opened.part('conflict'), 'the question goes');
    expect(office.calls(/^PUT/)).to.have.length(0);
    expect(opened.element.isDirty).to.equal(false);
    expect(read(opened.root.querySelector('h2'))).to.match(/OpenAPI 2/);
  });

  it('cannot know after a lost answer whose text a schema has, says so, and asks before the next save', async () => {
    const office = await openOffice();
    const { item } = await withSchema(office);
    const opened = await apisAt(office, item);
    await opened.type('#schema-schema', '{"mine":1}');
    await new Promise((done) => setTimeout(done, 5));
    office.obstacle = (call, proceed) => (call.startsWith('PUT') ? proceed().then(lost) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/Whether that was your text, the platform does not say/);
    expect(opened.element.isDirty).to.equal(true);
    expect((opened.root.querySelector('#schema-schema') as HTMLTextAreaElement).value).to.equal('{"mine":1}');
    await opened.press('save');
    await opened.focused('[part=conflict]');
    expect(office.calls(/^PUT/)).to.have.length(1);
  });

  it('finds after a lost request that the schema is as it was', async () => {
    const office = await openOffice();
    const { item } = await withSchema(office);
    const opened = await apisAt(office, item);
    await opened.type('#schema-schema', '{"mine":1}');
    office.obstacle = (call) => (call.startsWith('PUT') ? Promise.reject(new TypeError('no')) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/It was not saved/);
    await opened.press('save');
    await opened.says(/The schema is replaced/);
  });

  it('makes a collection of a schema, linked as chosen, and leads to it', async () => {
    const office = await openOffice();
    const { item, path } = await withSchema(office);
    const opened = await apisAt(office, item);
    await opened.press('new');
    await opened.type('#new-name', 'Made');
    opened.all('[part=generate] fieldset input')[0]!.click();
    await opened.choose(/^Create$/);
    await opened.says(/The collection is made and linked/);
    const { documentation = [] } = await office.others.listDocumentation(path);
    expect(documentation.map(({ name }) => name)).to.deep.equal(['Made']);
    await opened.press('way');
    await opened.until(() => opened.part('tree'), 'the collection');
    expect(opened.element.room).to.equal('collections');
    expect(opened.element.item).to.equal(documentation[0]?.collectionId);
  });

  it('publishes a release, changes only what was changed of it, and deletes it', async () => {
    const office = await openOffice();
    const { item, path } = await withVersion(office);
    const opened = await apisAt(office, item);
    await opened.choose(/^New release$/);
    await opened.type('#new-name', 'May');
    await opened.choose(/^Publish$/);
    await opened.until(() => opened.root.querySelector('#texts-gitTag'), 'the release');
    const releaseId = opened.element.item.split(':')[3] ?? '';
    await opened.type('#texts-gitTag', 'v1');
    await opened.type('#texts-visibility', 'public');
    await office.others.updateRelease({ ...path, releaseId, release: { summary: 'Theirs' } });
    await opened.press('save');
    await opened.says(/Another person has changed Summary since/);
    expect(JSON.parse(office.calls(/^PATCH/)[0]!.body)).to.deep.equal({
      release: { gitTag: 'v1', visibility: 'public' },
    });
    const { release } = await office.others.getRelease({ ...path, releaseId });
    expect([release?.summary, release?.gitTag, release?.visibility]).to.deep.equal([
      'Theirs',
      'v1',
      'public',
    ]);
    await opened.press('delete');
    await opened.confirm();
    await opened.says(/No releases yet/);
    expect((await office.others.listReleases(path)).releases).to.deep.equal([]);
    expect(opened.named('florin-workspace-deleted')).to.deep.equal([
      { thing: 'release', ending: 'received' },
    ]);
  });

  it('names what goes with a version and with an API before they are deleted; what is linked stays', async () => {
    const office = await openOffice();
    const { apiId, path, version } = await withSchema(office);
    await office.others.createRelations({ ...path, documentation: [await withCollection(office)] });
    await office.others.createRelease({ ...path, release: { name: 'May', visibility: 'private' } });
    const opened = await apisAt(office, version);
    const victims = (): readonly string[] =>
      opened.all('dialog li').map((each) => read(each).replaceAll(/[\u2066-\u2069]/g, ''));
    const question = () => opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    await opened.press('delete');
    await question();
    expect(victims()).to.deep.equal([
      'Schema OpenAPI 3, JSON',
      'Release May',
      'Link to Docs (Documentation)',
    ]);
    await opened.press('leave');
    await opened.press('back');
    await opened.until(() => opened.part('versions'), 'the API');
    await opened.press('delete');
    await question();
    expect(victims()).to.deep.equal([
      'Version 1.0',
      'Schema OpenAPI 3, JSON, of version 1.0',
      'Release May, of version 1.0',
    ]);
    expect(office.calls(/^DELETE/)).to.have.length(0);
    await opened.press('leave');
    await opened.open(/1\.0/);
    await opened.until(() => opened.part('schemas'), 'the version');
    await opened.press('delete');
    await opened.confirm();
    await opened.says(/No versions yet/);
    expect((await office.others.listApiVersions({ apiId })).versions).to.deep.equal([]);
    await opened.press('delete');
    await question();
    expect(victims()).to.deep.equal([]);
    await opened.press('confirm');
    await opened.state('empty');
    expect((await office.others.listApis({})).apis).to.deep.equal([]);
    expect((await office.others.listCollections({})).collections).to.have.length(1);
  });
});
