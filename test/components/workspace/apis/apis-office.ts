import { openWorkspace, type Office } from '../workspace-office.js';

/** Two operations. */
export const DESCRIPTION = JSON.stringify({
  openapi: '3.0.0',
  info: { title: 'Orders' },
  paths: { '/orders': { get: { summary: 'List orders' }, post: { summary: 'Create an order' } } },
});

/** An API with a version, as another person has made it. */
export async function withVersion(office: Office) {
  const { api } = await office.others.createApi({ api: { name: 'Orders', summary: 'All orders' } });
  const apiId = api?.id ?? '';
  const { version } = await office.others.createApiVersion({ apiId, version: { name: '1.0' } });
  const path = { apiId, apiVersionId: version?.id ?? '' };
  return { apiId, path, item: `${apiId}:${path.apiVersionId}` };
}

/** The same with a schema of two operations. */
export async function withSchema(office: Office) {
  const { item: version, ...made } = await withVersion(office);
  const { schema } = await office.others.createSchema({
    ...made.path,
    schema: { type: 'openapi3', language: 'json', schema: DESCRIPTION },
  });
  const schemaId = schema?.id ?? '';
  return { ...made, schemaId, version, item: `${version}:s:${schemaId}`, links: `${version}:l` };
}

const request = (method: string, url: string) => ({
  name: `${method} ${url}`,
  request: { method, url: `{{baseUrl}}${url}` },
  response: [],
});

/** A collection with a request of the schema, and one that the schema does not have; resolves to its uid. */
export async function withCollection(office: Office, name = 'Docs'): Promise<string> {
  const item = [{ name: 'All', item: [request('GET', '/orders')] }, request('GET', '/old')];
  const { collection } = await office.others.createCollection({ collection: { info: { name }, item } });
  return collection?.uid ?? '';
}

/** The room with what the address names in it. */
export const apisAt = (office: Office, item = '') => openWorkspace(office, { room: 'apis', item });
