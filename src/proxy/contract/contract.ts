import { opensSecrets } from '../edge/secret-rows.js';
import { IDEMPOTENCY_KEY_LENGTH, type Operation } from '../../client/index.js';
import { createDescriber } from '../../client/schema/json-schema.js';
import { operator } from '../../client/operator/index.js';
import { ConfigAnswer } from '../../client/shopper/config.js';
import { shopper } from '../../client/shopper/index.js';
import type { Caller } from '../edge/identity.js';
import type { ProxyOptions } from '../options.js';
import { opensToStaff } from '../operator/staff-rows.js';
import { offeredRows, operationOf, opensTo, rowOf } from '../rows/offered-rows.js';
import { describeRow, type DescribedCall } from './describe-row.js';
import { refusalSchema } from './refusals.js';
import { schemaNames } from './schema-names.js';

/** Counts up when a page or a proxy of the release before would be refused by one of the release after. */
const VERSION = '1';

const ABOUT = `The requests that a page may send to the merchant's proxy, for the audience that fetched this document.
Every answer of the proxy carries \`X-Request-Id\`, and every refusal has one shape.
A POST, PUT, PATCH or DELETE comes from a page of the proxy's own origin or of one that the merchant named, in \`Origin\`.
A body is \`application/json\`; it holds no field that is not described, and no card data in clear.
In an answer an enumeration may have grown: a word that is new reads \`unknown:\` and the word.`;

const idempotencyKey = (required: boolean) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description: 'One for each thing that is to happen once, the same with every resend of it.',
  schema: { type: 'string', pattern: `^[A-Za-z0-9_-]{1,${IDEMPOTENCY_KEY_LENGTH}}$` },
});

const html = (operationId: string, parameters: readonly object[]) => ({
  operationId,
  tags: ['frames'],
  parameters,
  responses: {
    200: {
      description: 'The document, with a content security policy of its own.',
      headers: { ETag: { schema: { type: 'string' } } },
      content: { 'text/html': { schema: { type: 'string' } } },
    },
    304: { description: 'The document that the browser has is this one.' },
    404: { description: 'A protocol that the proxy does not speak.' },
  },
});

const protocol = { name: 'protocol', in: 'path', required: true, schema: { type: 'string' } };

const components = (schemas: object) => ({
  schemas: { ...schemas, Refusal: refusalSchema() },
  parameters: { IdempotencyKey: idempotencyKey(false), RequiredIdempotencyKey: idempotencyKey(true) },
  responses: {
    Refused: {
      description: 'Refused; nothing is told of why but a code and the name of a field.',
      headers: {
        'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } },
        'WWW-Authenticate': {
          description: 'What an account holder’s device is to sign, where that is missing.',
          schema: { type: 'string' },
        },
        Allow: { schema: { type: 'string' } },
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
});

/** Definitions stand elsewhere in OpenAPI than in JSON Schema. A field may be called `$ref`, too: its value is no text. */
const moveDefinitions = (document: object): object =>
  JSON.parse(JSON.stringify(document), (name, value: unknown) =>
    name === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', '#/components/schemas/') : value,
  ) as object;

/** The shopper's own rows, which are open to every visitor, the ledger's for staff, and every offered row that is open. */
function* rowsFor(options: ProxyOptions, audience: Caller['audience']) {
  for (const [name, row] of Object.entries(shopper) as [string, Operation][])
    yield { path: row.path, row, operationId: name, tag: 'shopper', success: row.success, me: undefined };
  for (const [name, row] of Object.entries(operator) as [string, Operation][])
    if (opensToStaff(row, audience))
      yield { path: row.path, row, operationId: name, tag: 'operator', success: row.success, me: undefined };
  for (const offered of offeredRows()) {
    if (!opensTo(options, audience, offered)) continue;
    const { offer, row, rule } = offered;
    yield {
      path: `/${offer.name}${row.path}`,
      row: rowOf(offered, audience),
      operationId: operationOf(offered),
      tag: offer.name,
      success: [row.output ? (row.success[0] ?? 200) : 204],
      me: audience === 'operator' ? undefined : rule.me,
    };
  }
}

/** The proxy's own contract for one audience, as OpenAPI 3.1, produced from the tables that it answers by. */
export function describeContract(options: ProxyOptions, mount: string, audience: Caller['audience']): object {
  const describer = createDescriber(schemaNames());
  const json = (schema: object) => ({ description: 'Done.', content: { 'application/json': { schema } } });
  const paths: Record<string, Record<string, DescribedCall | object>> = {
    '/config': {
      get: {
        operationId: 'config',
        tags: ['shopper'],
        responses: { 200: json(describer.describe(ConfigAnswer())) },
      },
    },
    '/openapi.json': {
      get: { operationId: 'contract', tags: ['shopper'], responses: { 200: json({ type: 'object' }) } },
    },
    '/card-frame/{protocol}/frame.html': { get: html('cardFrame', [protocol]) },
    ...(opensSecrets(options) && {
      '/secret-frame/{protocol}/frame.html': { get: html('secretFrame', [protocol]) },
    }),
    '/action-frame/{protocol}': { get: html('actionFrame', [protocol]) },
  };
  for (const { path, ...asked } of rowsFor(options, audience))
    (paths[path] ??= {})[asked.row.method.toLowerCase()] = describeRow(describer, asked);
  return moveDefinitions({
    openapi: '3.1.0',
    info: { title: 'florin proxy', version: VERSION, description: ABOUT },
    servers: [{ url: mount }],
    paths,
    components: components(describer.definitions),
  });
}
