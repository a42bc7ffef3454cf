import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';

import { elementIn, fitsNarrow, inside, inState, says } from '../../.storybook/play.js';
import type { Shop } from '../../.storybook/sandbox.js';
import { type InShop, narrowPage, page, shop } from '../../.storybook/shop.js';

const apis = () => html`<florin-workspace no-address room="apis"></florin-workspace>`;

const meta: Meta = {
  title: 'Operator/Workspace, APIs',
  component: 'florin-workspace',
  render: (_, context) => page(context, apis()),
};
export default meta;

const element = (canvas: HTMLElement) => elementIn(canvas, 'florin-workspace');

type Answer = Record<string, { id: string; uid: string }>;

async function send({ proxy, fetch }: Shop, method: string, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${proxy}/workspace${path}`, { method, headers, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

const DESCRIPTION = JSON.stringify(
  {
    openapi: '3.0.0',
    info: { title: 'Shop', version: '1.0' },
    paths: {
      '/paymentMethods': { post: { summary: 'List payment methods' } },
      '/payments': { post: { summary: 'Start a payment' }, get: { summary: 'List payments' } },
      '/payments/{id}/refunds': { post: { summary: 'Refund' } },
    },
  },
  undefined,
  2,
);

const request = (name: string, method: string, path: string) => ({
  name,
  request: { method, url: `{{baseUrl}}${path}` },
  response: [],
});

/** An API with two versions, the first of which has a schema, releases and links. */
async function fill(opened: Shop): Promise<void> {
  const post = (path: string, body: object) => send(opened, 'POST', path, body);
  const made = await post('/apis', { api: { name: 'Shop', summary: 'What partners may ask of the shop.' } });
  const versions = `/apis/${made['api']?.id}/versions`;
  const first = await post(versions, { version: { name: '1.0' } });
  await post(versions, { version: { name: '2.0, not finished' } });
  const at = `${versions}/${first['version']?.id}`;
  await post(`${at}/schemas`, { schema: { type: 'openapi3', language: 'json', schema: DESCRIPTION } });
  await post(`${at}/releases`, {
    release: { name: 'First partners', visibility: 'private', gitTag: 'v1.0' },
  });
  await post(`${at}/releases`, { release: { name: 'Spring', visibility: 'public', gitTag: 'v1.1' } });
  const item = [request('Start a payment', 'POST', '/payments'), request('Old search', 'GET', '/search')];
  const documentation = await post('/collections', { collection: { info: { name: 'Documentation' }, item } });
  const uid = documentation['collection']?.uid ?? '';
  const mock = await post('/mocks', { mock: { collection: uid } });
  await post(`${at}/relations`, { documentation: [uid], testsuite: [uid], mock: [mock['mock']?.uid] });
  await post('/monitors', { monitor: { name: 'Every morning', collection: uid } });
}

const filled = shop({ isOperator: true }, fill);

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  (await inside(element(canvas), selector)).click();
}

async function type(canvas: HTMLElement, selector: string, value: string): Promise<void> {
  const field = (await inside(element(canvas), selector)) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

async function openApi(canvas: HTMLElement): Promise<void> {
  await press(canvas, '[part=apis] .open');
  await inside(element(canvas), '[part=versions]');
}

async function openVersion(canvas: HTMLElement): Promise<void> {
  await openApi(canvas);
  const versions = await inside(element(canvas), '[part=versions]');
  // Both are made in the same moment, so either may be listed first.
  const ways = [...versions.querySelectorAll<HTMLElement>('.open')];
  ways.find(({ textContent }) => textContent?.trim() === '1.0')?.click();
  await inside(element(canvas), '[part=schemas]');
}

async function openSchema(canvas: HTMLElement): Promise<void> {
  await openVersion(canvas);
  await press(canvas, '[part=schemas] [part=way]');
  await inside(element(canvas), '[part=generate]');
}

async function openLinks(canvas: HTMLElement): Promise<void> {
  await openVersion(canvas);
  await press(canvas, '[part=linked] [part=way]');
  await inside(element(canvas), '[part=links]');
}

/** The APIs of the workspace. */
export const Apis: StoryObj = { tags: ['state:ready'], loaders: [filled] };

/** There is no API yet. */
export const NoApis: StoryObj = { tags: ['state:empty'], loaders: [shop({ isOperator: true })] };

/** One API with its versions. */
export const OneApi: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  play: async ({ canvasElement }) => {
    await openApi(canvasElement);
  },
};

/** One version with its schemas and releases. */
export const OneVersion: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  play: async ({ canvasElement }) => {
    await openVersion(canvasElement);
  },
};

/** The text of a schema is not JSON, and where. */
export const NotJson: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  play: async ({ canvasElement }) => {
    await openSchema(canvasElement);
    await type(canvasElement, '#schema-schema', DESCRIPTION.replace('"info"', 'info'));
    await press(canvasElement, '[part=save]');
    await says(element(canvasElement), /not JSON from line 3/);
  },
};

/** A schema that is typed, and the operations that it describes. */
export const Outline: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  play: async ({ canvasElement }) => {
    await openSchema(canvasElement);
    await type(canvasElement, '#schema-schema', DESCRIPTION);
    await press(canvasElement, '[part=outline] summary');
  },
};

/** Another person has replaced the schema meanwhile. */
export const SchemaConflict: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  play: async ({ canvasElement, loaded }) => {
    await openSchema(canvasElement);
    await type(canvasElement, '#schema-schema', DESCRIPTION);
    const [apiId, versionId, , schemaId] = element(canvasElement).item.split(':');
    const schema = { type: 'openapi3', language: 'yaml', schema: 'openapi: 3.0.0' };
    const path = `/apis/${apiId}/versions/${versionId}/schemas/${schemaId}`;
    await send((loaded as { shop: Shop }).shop, 'PUT', path, { schema });
    await press(canvasElement, '[part=save]');
    await inside(element(canvasElement), '[part=conflict]');
  },
};

/** What is linked to a version, by purpose. */
export const Links: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  play: async ({ canvasElement }) => {
    await openLinks(canvasElement);
  },
};

/** All requests of a collection are named before it is synced, and its name is typed. */
export const Sync: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  play: async ({ canvasElement }) => {
    await openLinks(canvasElement);
    await press(canvasElement, '[part=sync]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** All that goes with an API is named before it is deleted. */
export const DeleteApi: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  play: async ({ canvasElement }) => {
    await openApi(canvasElement);
    await press(canvasElement, '[part=delete]');
    await inside(element(canvasElement), 'dialog[open]');
  },
};

/** A version, from right to left. */
export const VersionRightToLeft: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  render: (_, context) => page(context, html`<div dir="rtl" lang="ar">${apis()}</div>`),
  play: async ({ canvasElement }) => {
    await openVersion(canvasElement);
  },
};

/** What is linked, on a phone of 320 px. */
export const NarrowLinks: StoryObj = {
  tags: ['state:ready'],
  loaders: [filled],
  render: (_, context) => narrowPage(context as unknown as InShop, apis()),
  play: async ({ canvasElement }) => {
    await inState(element(canvasElement), 'ready');
    await openLinks(canvasElement);
    fitsNarrow(canvasElement);
  },
};
