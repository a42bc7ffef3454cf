import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { Shop } from '../../.storybook/sandbox.js';
import type { SandboxSettings } from '../../.storybook/sandbox-messages.js';
import { BROKEN, type InShop, narrowPage, page, shop, SIGNED_OUT } from '../../.storybook/shop.js';
import type { WorkspaceRoom } from '../../src/components/workspace/workspace.js';

interface Args {
  readonly room: WorkspaceRoom;
  readonly revealSeconds: number;
}

const workspace = ({ room, revealSeconds }: Args) =>
  html`<florin-workspace no-address room=${room} reveal-seconds=${revealSeconds}></florin-workspace>`;

const meta: Meta<Args> = {
  title: 'Operator/Workspace',
  component: 'florin-workspace',
  args: { room: 'environments', revealSeconds: 20 },
  render: (args, context) => page(context, workspace(args)),
};
export default meta;

type Story = StoryObj<Args>;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-workspace');

async function post(
  { proxy, fetch }: Shop,
  path: string,
  body: object,
): Promise<Record<string, { uid: string }>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${proxy}/workspace${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, { uid: string }>;
}

const variable = (key: string, value: string, type = 'default', enabled = true) => ({
  key,
  value,
  type,
  enabled,
});

const request = (id: string, name: string, method: string, path: string, more: object = {}) => ({
  id,
  name,
  request: { method, url: `{{baseUrl}}${path}`, ...more },
});

const CHECKOUT = {
  info: { name: 'Checkout', description: 'What the shop sends when a shopper pays.' },
  item: [
    {
      id: 'payments',
      name: 'Payments',
      item: [
        request('methods', 'List payment methods', 'POST', '/paymentMethods'),
        {
          ...request('pay', 'Start a payment', 'POST', '/payments?trace=1', {
            header: [
              { key: 'Content-Type', value: 'application/json' },
              { key: 'Idempotency-Key', value: '{{key}}', disabled: true },
            ],
            body: {
              mode: 'raw',
              raw: JSON.stringify({ amount: { value: 1000, currency: 'EUR' } }, undefined, 2),
            },
            description: 'Once for each attempt.',
          }),
          event: [{ listen: 'test', script: { type: 'text/javascript', exec: 'pm.test("paid", () => {})' } }],
        },
        {
          id: 'later',
          name: 'Modifications',
          item: [request('refund', 'Refund', 'POST', '/payments/{{id}}/refunds')],
        },
      ],
    },
    {
      ...request('ping', 'Health', 'GET', '/health'),
      response: [{ name: 'All is well', code: 200, body: '{"status":"up"}' }],
    },
  ],
};

/** Two environments, one of which a mock server and a monitor use. */
async function fill(opened: Shop): Promise<void> {
  const environmentOf = async (name: string, values: readonly object[]) =>
    (await post(opened, '/environments', { environment: { name, values } }))['environment']?.uid;
  const live = await environmentOf('Live', [
    variable('baseUrl', 'https://shop.example'),
    variable('apiKey', 'AQE-92ab4e', 'secret'),
    variable('debug', 'true', 'default', false),
  ]);
  await environmentOf('Test', [variable('baseUrl', 'https://test.example'), variable('trace', '1')]);
  const made = await post(opened, '/collections', { collection: CHECKOUT });
  const collection = made['collection']?.uid;
  const { mock } = await post(opened, '/mocks', { mock: { collection, environment: live } });
  const outage = { name: 'Outage', statusCode: 503, body: '{"status":"down"}', language: 'json' };
  await post(opened, `/mocks/${mock?.uid}/server-responses`, { serverResponse: outage });
  await post(opened, '/monitors', { monitor: { name: 'Every morning', collection, environment: live } });
}

const filled = (settings: SandboxSettings = {}) => shop({ isOperator: true, ...settings }, fill);
const office = (settings: SandboxSettings = {}) => shop({ isOperator: true, ...settings });

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await inside(element(canvas), selector)).click();
}

async function type(canvas: HTMLElement, selector: string, value: string): Promise<void> {
  const field = (await inside(element(canvas), selector)) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

async function openFirst(canvas: HTMLElement): Promise<void> {
  await press(canvas, '.open');
  await inside(element(canvas), '[part=variables]');
}

/** The environments of the workspace, and what is left of the minute's calls. */
export const Ready: Story = { tags: ['state:ready'], loaders: [filled()] };

/** Variables that requests use and this environment does not have, with the collections that use them. */
export const MissingVariables: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await press(canvasElement, '[part=find-missing]');
    await inside(element(canvasElement), '[part=give]');
  },
};

/** One environment in rows: a secret is masked, and one variable is out of use. */
export const Variables: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
  },
};

/** A secret is shown for some seconds. */
export const Revealed: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await press(canvasElement, '[part=reveal]');
    await inside(element(canvasElement), '[part=reveal][aria-pressed=true]');
  },
};

/** The same as a text. */
export const AsText: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await press(canvasElement, '[part=mode] button:last-child');
    await inside(element(canvasElement), '[part=bulk]');
  },
};

/** A key is there twice, and a value has no key. */
export const Faults: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await type(canvasElement, '#key-0', 'apiKey');
    await type(canvasElement, '#key-2', '');
    await press(canvasElement, '[part=save]');
    await says(element(canvasElement), /This key is there twice/);
  },
};

/** Another person has changed the same variable. */
export const Conflict: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  play: async ({ canvasElement, loaded }) => {
    await openFirst(canvasElement);
    const { item } = element(canvasElement);
    await type(canvasElement, '[part=variable] td:nth-child(3) input', 'https://mine.example');
    const { proxy, fetch } = (loaded as { shop: Shop }).shop;
    await fetch(`${proxy}/workspace/environments/${item}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        environment: { name: 'Live', values: [variable('baseUrl', 'https://theirs.example')] },
      }),
    });
    await press(canvasElement, '[part=save]');
    await inside(element(canvasElement), '[part=conflict]');
  },
};

/** Two environments beside each other. */
export const Compared: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await press(canvasElement, '[part=compare]');
    const other = (await inside(element(canvasElement), '#compare option:last-child')) as HTMLOptionElement;
    await type(canvasElement, '#compare', other.value);
    await inside(element(canvasElement), '[part=differences]');
  },
};

/** What uses an environment is named before it is deleted. */
export const Delete: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    await press(canvasElement, '[part=delete]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

const TOO_MANY = { status: 429, body: '{"error":{"code":"rate-limited"}}' };

/** Workspaces, and how much of each allowance is used. */
export const Home: Story = {
  tags: ['state:ready'],
  args: { room: 'home' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[part=usage]');
  },
};

/** One workspace with what is in it. */
export const OneWorkspace: Story = {
  tags: ['state:ready'],
  args: { room: 'home' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '.open');
    await inside(element(canvasElement), '[part=contents]');
  },
};

/** What an import would make is shown before anything is sent. */
export const Import: Story = {
  tags: ['state:ready'],
  args: { room: 'home' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=import]');
    const paths = { '/pets': { get: { summary: 'List all pets' }, post: { summary: 'Create a pet' } } };
    const description = { openapi: '3.0.0', info: { title: 'Swagger Petstore', version: '1.0.0' }, paths };
    await type(canvasElement, '#import', JSON.stringify(description, undefined, 2));
    await press(canvasElement, '[part=save]');
    await inside(element(canvasElement), '[part=plan]');
  },
};

async function openCollection(canvas: HTMLElement, tab = ''): Promise<void> {
  await press(canvas, '.open');
  await inside(element(canvas), '[part=tree]');
  if (tab) element(canvas).tab = tab;
}

/** Collections of requests. */
export const Collections: Story = {
  tags: ['state:ready'],
  args: { room: 'collections' },
  loaders: [filled()],
};

/** One collection: its tree, and a request in it. */
export const OneRequest: Story = {
  tags: ['state:ready'],
  args: { room: 'collections' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openCollection(canvasElement, 'pay');
    await inside(element(canvasElement), '#url');
  },
};

/** Another person has changed the same field of the same request. */
export const CollectionConflict: Story = {
  tags: ['state:ready'],
  args: { room: 'collections' },
  loaders: [filled()],
  play: async ({ canvasElement, loaded }) => {
    await openCollection(canvasElement, 'ping');
    await type(canvasElement, '#url', '{{baseUrl}}/health?mine');
    const { proxy, fetch } = (loaded as { shop: Shop }).shop;
    const item = [CHECKOUT.item[0], request('ping', 'Is it up?', 'GET', '/health?theirs')];
    await fetch(`${proxy}/workspace/collections/${element(canvasElement).item}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ collection: { ...CHECKOUT, item } }),
    });
    await press(canvasElement, '[part=save]');
    await inside(element(canvasElement), '[part=conflict]');
  },
};

/** What a merge would change, before it is sent. */
export const MergePreview: Story = {
  tags: ['state:ready'],
  args: { room: 'collections' },
  loaders: [
    shop({ isOperator: true }, async (opened) => {
      await fill(opened);
      const item = [
        request('ping', 'Health', 'HEAD', '/health'),
        request('new', 'Version', 'GET', '/version'),
      ];
      await post(opened, '/collections', { collection: { info: { name: 'Checkout 2' }, item } });
    }),
  ],
  play: async ({ canvasElement }) => {
    await openCollection(canvasElement);
    await press(canvasElement, '[part=merge]');
    const other = (await inside(
      element(canvasElement),
      '#destination option:last-child',
    )) as HTMLOptionElement;
    await type(canvasElement, '#destination', other.value);
    await inside(element(canvasElement), '[part=differences]');
  },
};

/** All that goes with a collection is named before it is deleted. */
export const DeleteCollection: Story = {
  tags: ['state:ready'],
  args: { room: 'collections' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openCollection(canvasElement);
    await press(canvasElement, '[part=delete]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** A request, from right to left. */
export const RequestRightToLeft: Story = {
  tags: ['state:ready'],
  args: { room: 'collections' },
  loaders: [filled()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${workspace(args)}</div>`),
  play: async ({ canvasElement }) => {
    await openCollection(canvasElement, 'pay');
    await inside(element(canvasElement), '#url');
  },
};

/** A request on a phone of 320 px. */
export const NarrowRequest: Story = {
  tags: ['state:ready'],
  args: { room: 'collections' },
  loaders: [filled()],
  render: (args, context) => narrowPage(context as unknown as InShop, workspace(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await openCollection(canvasElement, 'pay');
    await inside(element(canvasElement), '#url');
    fitsNarrow(canvasElement);
  },
};

async function openMock(canvas: HTMLElement): Promise<void> {
  await press(canvas, '.open');
  await inside(element(canvas), '[part=empty-calls]');
}

/** Mock servers, by the collections that they answer with. */
export const Mocks: Story = { tags: ['state:ready'], args: { room: 'mocks' }, loaders: [filled()] };

/** One mock server: its address, who may call it, and what it answers. */
export const OneMock: Story = {
  tags: ['state:ready'],
  args: { room: 'mocks' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openMock(canvasElement);
  },
};

/** Callers without a key could call it from then on, so the element asks first. */
export const Publish: Story = {
  tags: ['state:ready'],
  args: { room: 'mocks' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openMock(canvasElement);
    await press(canvasElement, '[part=publish]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** One server response, which every call gets. */
export const ServerResponse: Story = {
  tags: ['state:ready'],
  args: { room: 'mocks' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openMock(canvasElement);
    await press(canvasElement, '[part=response] button');
    await type(canvasElement, '#response-status', '600');
    await press(canvasElement, '[part=save]');
    await says(element(canvasElement), /Enter a status from 200 to 599/);
  },
};

/** One mock server, from right to left. */
export const MockRightToLeft: Story = {
  tags: ['state:ready'],
  args: { room: 'mocks' },
  loaders: [filled()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${workspace(args)}</div>`),
  play: async ({ canvasElement }) => {
    await openMock(canvasElement);
  },
};

/** One mock server on a phone of 320 px. */
export const NarrowMock: Story = {
  tags: ['state:ready'],
  args: { room: 'mocks' },
  loaders: [filled()],
  render: (args, context) => narrowPage(context as unknown as InShop, workspace(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await openMock(canvasElement);
    fitsNarrow(canvasElement);
  },
};

async function openMonitor(canvas: HTMLElement): Promise<void> {
  await press(canvas, '.open');
  await inside(element(canvas), '[part=history]');
}

async function runMonitor(canvas: HTMLElement): Promise<void> {
  await openMonitor(canvas);
  await press(canvas, '[part=run]');
  await inside(element(canvas), 'dialog[open]');
  await press(canvas, '[part=confirm]');
}

/** Monitors by name; schedules and last runs are read when they are asked for. */
export const Monitors: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=read-all]');
    await says(element(canvasElement), /Only when you run it/);
  },
};

/** One monitor: its schedule in words, the next three runs, and its last run. */
export const OneMonitor: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openMonitor(canvasElement);
    await type(canvasElement, '#texts-cron', '0 7 * * MON-FRI');
    await inside(element(canvasElement), '[part=runs]');
  },
};

/** A schedule that cannot be read is named before anything is sent. */
export const MonitorFault: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openMonitor(canvasElement);
    await type(canvasElement, '#texts-cron', '0 7 * *');
    await press(canvasElement, '[part=save]');
    await says(element(canvasElement), /Enter five fields/);
  },
};

/** Its requests go to the addresses that they name, so that is asked first. */
export const RunMonitor: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await openMonitor(canvasElement);
    await press(canvasElement, '[part=run]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** A run that was started here: each request, and what failed. */
export const MonitorRan: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [filled()],
  play: async ({ canvasElement }) => {
    await runMonitor(canvasElement);
    await inside(element(canvasElement), '[part=this-run]');
    await says(element(canvasElement), /The run failed/);
  },
};

/** A mock server that answers, and a monitor of its collection, whose request has a script. */
async function fillScripted(opened: Shop): Promise<void> {
  const health = {
    name: 'Health',
    request: { method: 'GET', url: '{{baseUrl}}/health' },
    response: [{ name: 'All is well', code: 200, body: '{"status":"up"}' }],
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: 'pm.test("is up", () => {})' } }],
  };
  const made = await post(opened, '/collections', {
    collection: { info: { name: 'Health' }, item: [health] },
  });
  const collection = made['collection']?.uid;
  const mocked = await post(opened, '/mocks', { mock: { collection } });
  const { mockUrl = '' } = (mocked['mock'] ?? {}) as { mockUrl?: string };
  const environment = { name: 'Mock', values: [variable('baseUrl', mockUrl)] };
  const uid = (await post(opened, '/environments', { environment }))['environment']?.uid;
  await post(opened, '/monitors', { monitor: { name: 'Health check', collection, environment: uid } });
}

/** The request was answered, and its script was not run: neither passed nor failed, with the reason. */
export const MonitorScriptNotRun: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [shop({ isOperator: true }, fillScripted)],
  play: async ({ canvasElement }) => {
    await runMonitor(canvasElement);
    await inside(element(canvasElement), '[part=request-notice]');
    await says(element(canvasElement), /Scripts not run/);
  },
};

/** The answer of a run was lost: nothing more is sent until the person has looked at it. */
export const MonitorRunUnknown: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [filled()],
  play: async ({ canvasElement, loaded }) => {
    await openMonitor(canvasElement);
    await (loaded as { shop: Shop }).shop.change({ proxyAnswers: { status: 504, body: '' } });
    await press(canvasElement, '[part=run]');
    await inside(element(canvasElement), 'dialog[open]');
    await press(canvasElement, '[part=confirm]');
    await inside(element(canvasElement), '[part=doubt]');
  },
};

/** One monitor that ran, from right to left. */
export const MonitorRightToLeft: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [filled()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${workspace(args)}</div>`),
  play: async ({ canvasElement }) => {
    await runMonitor(canvasElement);
    await inside(element(canvasElement), '[part=this-run]');
  },
};

/** One monitor that ran, on a phone of 320 px. */
export const NarrowMonitor: Story = {
  tags: ['state:ready'],
  args: { room: 'monitors' },
  loaders: [filled()],
  render: (args, context) => narrowPage(context as unknown as InShop, workspace(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await runMonitor(canvasElement);
    await inside(element(canvasElement), '[part=this-run]');
    fitsNarrow(canvasElement);
  },
};

async function invite(opened: Shop): Promise<void> {
  await fill(opened);
  const name = { givenName: 'Jo', familyName: 'Smit' };
  await post(opened, '/scim/v2/Users', { userName: 'jo@shop.example', name });
  await post(opened, '/scim/v2/Users', { userName: 'left@shop.example', active: false });
}

const team = () => shop({ isOperator: true }, invite);

async function openMember(canvas: HTMLElement, at: number): Promise<void> {
  await press(canvas, `tbody tr:nth-child(${at}) .open`);
  await inside(element(canvas), '[part=access]');
}

async function openPlace(canvas: HTMLElement, at: number): Promise<void> {
  await inside(element(canvas), '[part=members]');
  await press(canvas, `[part=place]:nth-child(${at})`);
}

/** Members of the team, and whether they may sign in. */
export const Team: Story = { tags: ['state:ready'], args: { room: 'team' }, loaders: [team()] };

/** An invitation begins with an email address. */
export const Invite: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [team()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=new]');
    await type(canvasElement, '#new-userName', 'jo@shop.example');
    await press(canvasElement, '[part=save]');
    await says(element(canvasElement), /There is a member with this email address/);
  },
};

/** One member: email address, name and access. */
export const OneMember: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [team()],
  play: async ({ canvasElement }) => {
    await openMember(canvasElement, 2);
  },
};

/** The effect is said before a member is kept out. */
export const Deactivate: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [team()],
  play: async ({ canvasElement }) => {
    await openMember(canvasElement, 2);
    await press(canvasElement, '[part=deactivate]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** What members did, the latest first. */
export const Audit: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [team()],
  play: async ({ canvasElement }) => {
    await openPlace(canvasElement, 2);
    await inside(element(canvasElement), '[part=event]');
  },
};

/** No event fits the filters. */
export const AuditNarrowed: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [team()],
  play: async ({ canvasElement }) => {
    await openPlace(canvasElement, 2);
    await type(canvasElement, '#audit-since', '2099-01-01');
    await inside(element(canvasElement), '[part=empty-events]');
  },
};

/** What a directory can do with members here. */
export const Directory: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [team()],
  play: async ({ canvasElement }) => {
    await openPlace(canvasElement, 3);
    await inside(element(canvasElement), '[part=ability]');
  },
};

/** Members cannot be read, and the audit log can be opened all the same. */
export const MembersClosed: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [office({ faults: [{ place: 'workspace.listUsers', fault: '500-before' }] })],
  play: async ({ canvasElement }) => {
    await says(element(canvasElement), /The members could not be read/);
  },
};

/** The audit log, from right to left. */
export const AuditRightToLeft: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [team()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${workspace(args)}</div>`),
  play: async ({ canvasElement }) => {
    await openPlace(canvasElement, 2);
    await inside(element(canvasElement), '[part=event]');
  },
};

/** The team on a phone of 320 px. */
export const NarrowTeam: Story = {
  tags: ['state:ready'],
  args: { room: 'team' },
  loaders: [team()],
  render: (args, context) => narrowPage(context as unknown as InShop, workspace(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await openPlace(canvasElement, 2);
    await inside(element(canvasElement), '[part=event]');
    fitsNarrow(canvasElement);
  },
};

/** All calls of this minute are used. */
export const AllCallsUsed: Story = {
  tags: ['state:error'],
  loaders: [office({ proxyAnswers: TOO_MANY })],
  play: async ({ canvasElement }) => {
    await inside(element(canvasElement), '[part=retry]');
  },
};

/** Something is being sent. */
export const Busy: Story = {
  tags: ['state:busy'],
  loaders: [filled()],
  play: async ({ canvasElement, loaded }) => {
    await press(canvasElement, '[part=new]');
    await type(canvasElement, '#new-name', 'Stage');
    await (loaded as { shop: Shop }).shop.change({ proxyAnswers: 'silent' });
    await press(canvasElement, '[part=save]');
    await inState(element(canvasElement), 'busy');
  },
};

/** There is no environment yet. */
export const Empty: Story = { tags: ['state:empty'], loaders: [office()] };

/** A new environment begins with its name. */
export const New: Story = {
  tags: ['state:empty'],
  loaders: [office()],
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part=new]');
    await press(canvasElement, '[part=save]');
    await says(element(canvasElement), /Enter a name/);
  },
};

/** The session is a shopper's: to it there is no workspace. */
export const ClosedByPolicy: Story = {
  tags: ['state:unauthorised'],
  loaders: [shop({ shopperReference: 'shopper-1' })],
};

/** The session has ended. */
export const SignedOut: Story = { tags: ['state:unauthorised'], loaders: [office(SIGNED_OUT)] };

/** The room is on its way. */
export const Loading: Story = { tags: ['state:loading'], loaders: [office({ proxyAnswers: 'silent' })] };

/** The proxy has a problem. */
export const Broken: Story = { tags: ['state:error'], loaders: [office(BROKEN)] };

/** The device is offline. */
export const Offline: Story = {
  tags: ['state:offline'],
  loaders: [office({ offline: true })],
  parameters: { docs: { story: { inline: false } } },
};

/** From right to left. */
export const RightToLeft: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  render: (args, context) => page(context, html`<div dir="rtl" lang="ar">${workspace(args)}</div>`),
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
  },
};

/** On a phone of 320 px. */
export const Narrow: Story = {
  tags: ['state:ready'],
  loaders: [filled()],
  render: (args, context) => narrowPage(context as unknown as InShop, workspace(args)),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    fitsNarrow(canvasElement);
    await openFirst(canvasElement);
    fitsNarrow(canvasElement);
  },
};
