import { collectionOf, request, SCIM } from '../../workspace/world.js';
import type { Sample } from '../family.js';
import { idIn, type Fields, type World } from '../world.js';

const collection = async ({ ask }: World): Promise<Fields> => ({
  collection: idIn(await ask('workspace.createCollection', collectionOf('Shop')), 'collectionUid'),
});

const mock = async (world: World): Promise<Fields> => ({
  mockUid: idIn(await world.ask('workspace.createMock', { mock: await collection(world) }), 'mockUid'),
});

const api = async ({ ask }: World): Promise<Fields> => ({
  apiId: idIn(await ask('workspace.createApi', { api: { name: 'Orders' } })),
});

async function version(world: World): Promise<Fields> {
  const path = await api(world);
  const made = await world.ask('workspace.createApiVersion', { ...path, version: { name: '1.0' } });
  return { ...path, apiVersionId: idIn(made) };
}

async function environment({ ask }: World): Promise<string> {
  return idIn(await ask('workspace.createEnvironment', { environment: { name: 'Test' } }), 'environmentUid');
}

const variables = (name: string, value: string) => ({
  environment: { name, values: [{ key: 'host', value }] },
});

let users = 0;

export const workspaceSamples: Readonly<Record<string, Sample>> = {
  'workspace.createWorkspace': {
    create: () => ({ workspace: { name: 'Payments', type: 'team', description: 'All of it' } }),
    changes: {
      'workspace.updateWorkspace': {
        send: () => ({ workspace: { name: 'Payouts', description: 'Half of it' } }),
      },
    },
  },
  'workspace.createCollection': {
    create: () => collectionOf('Shop', [request('GET', 'https://a.example/orders')]),
    changes: {
      'workspace.updateCollection': {
        send: () => collectionOf('Market', [request('POST', 'https://a.example/orders')]),
      },
    },
  },
  'workspace.createEnvironment': {
    create: () => variables('Test', 'a.example'),
    changes: { 'workspace.updateEnvironment': { send: () => variables('Live', 'b.example') } },
  },
  'workspace.createMock': {
    prepare: async (world) => ({ ...(await collection(world)), environment: await environment(world) }),
    create: ({ collection: of }) => ({ mock: { collection: of } }),
    changes: {
      'workspace.updateMock': { send: ({ environment: of }) => ({ mock: { environment: of } }) },
    },
  },
  'workspace.createMockResponse': {
    prepare: mock,
    create: () => ({ serverResponse: { name: 'Down', statusCode: 503, body: 'no' } }),
    shown: { name: 'Down', statusCode: 503, body: 'no' },
    changes: {
      'workspace.updateMockResponse': {
        send: () => ({ serverResponse: { name: 'Up', statusCode: 200 } }),
        shown: { name: 'Up', statusCode: 200, body: 'no' },
      },
    },
  },
  'workspace.createMonitor': {
    prepare: collection,
    create: ({ collection: of }) => ({
      monitor: { name: 'Hourly', collection: of, schedule: { cron: '0 * * * *', timezone: 'Europe/Paris' } },
    }),
    shown: { name: 'Hourly', schedule: { cron: '0 * * * *', timezone: 'Europe/Paris' } },
    changes: {
      'workspace.updateMonitor': {
        send: () => ({
          monitor: { name: 'Daily', schedule: { cron: '0 6 * * *', timezone: 'Europe/Rome' } },
        }),
      },
    },
  },
  'workspace.createApi': {
    create: () => ({ api: { name: 'Orders', summary: 'Of the shop', description: 'Long' } }),
    changes: {
      'workspace.updateApi': { send: () => ({ api: { name: 'Baskets', description: 'Longer' } }) },
    },
  },
  'workspace.createApiVersion': {
    prepare: api,
    create: () => ({ version: { name: '1.0' } }),
    changes: { 'workspace.updateApiVersion': { send: () => ({ version: { name: '1.1' } }) } },
  },
  'workspace.createSchema': {
    prepare: version,
    create: () => ({ schema: { type: 'openapi3', language: 'json', schema: '{}' } }),
    shown: { type: 'openapi3', language: 'json' },
    list: { row: 'workspace.getApiVersion' },
    changes: {
      'workspace.updateSchema': {
        send: () => ({ schema: { type: 'graphql', language: 'graphql', schema: 'type A { a: Int }' } }),
        shown: { type: 'graphql', language: 'graphql' },
      },
    },
  },
  'workspace.createRelease': {
    prepare: version,
    create: () => ({ release: { name: 'May', visibility: 'private', summary: 'The first' } }),
    changes: {
      'workspace.updateRelease': { send: () => ({ release: { name: 'June', visibility: 'public' } }) },
    },
  },
  'workspace.createUser': {
    prepare: () => Promise.resolve(SCIM),
    create: () => ({
      ...SCIM,
      userName: `jo-${++users}@shop.example`,
      name: { givenName: 'Jo', familyName: 'Pine' },
      externalId: `staff-${users}`,
    }),
    read: { row: 'workspace.getUser', by: 'userId' },
    list: { input: () => SCIM },
    changes: {
      'workspace.updateUser': {
        send: () => ({ ...SCIM, Operations: [{ op: 'replace', value: { active: false } }] }),
        shown: { active: false },
      },
      'workspace.replaceUser': {
        send: (_before, { userName }) => ({
          ...SCIM,
          userName,
          name: { givenName: 'Joanna', familyName: 'Pine' },
          active: true,
        }),
      },
    },
  },
};
