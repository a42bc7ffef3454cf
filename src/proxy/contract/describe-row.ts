import type { Describer, JsonSchema } from '../../client/schema/json-schema.js';
import type { Operation, Schema } from '../../client/operation.js';
import * as z from '../../client/schema/schema.js';
import type { Rule } from '../policy/rule.js';
import { hasBody } from '../rows/read-fields.js';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema & { readonly pattern?: string };
}

interface Content {
  readonly 'application/json': { readonly schema: JsonSchema };
}

/** A call in the words of OpenAPI. */
export interface DescribedCall {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface RowToDescribe {
  readonly operationId: string;
  readonly tag: string;
  /** As a browser may call it. */
  readonly row: Operation;
  /** The rule's `me`, for an audience that it holds for: parameters that take that word alone. */
  readonly me?: Rule['me'];
  /** Statuses of the proxy's own success. */
  readonly success: readonly number[];
}

const content = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

/** The fields of an input by name; none where it is no object. */
const fieldsOf = (schema: Schema | undefined): [name: string, field: Schema][] =>
  z.isObject(schema) ? (Object.entries(z.shapeOf(schema)) as [string, Schema][]) : [];

const pathParameters = ({ row, me = {} }: RowToDescribe): Parameter[] =>
  [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name in me ? { type: 'string', enum: ['me'] } : { type: 'string', minLength: 1, maxLength: 320 },
  }));

/** Object fields that the body carries: what it lacks of them is refused, and so is every other. */
function bodyOf({ describe }: Describer, row: Operation, inBody: readonly string[]): JsonSchema | undefined {
  const input = row.input?.();
  if (!input || !hasBody(row)) return undefined;
  if (!z.isObject(input)) return describe(input);
  const fields = fieldsOf(input).filter(([name]) => inBody.includes(name));
  const described = describe(z.object(Object.fromEntries(fields) as z.Shape));
  return { ...described, additionalProperties: false } as unknown as JsonSchema;
}

/** Describes a row as a browser calls it: without what the proxy supplies, and with the statuses that the proxy answers. */
export function describeRow(describer: Describer, asked: RowToDescribe): DescribedCall {
  const { row } = asked;
  const fields = fieldsOf(row.input?.());
  const placeOf = (name: string): 'header' | 'query' | 'body' =>
    row.headers.includes(name) ? 'header' : hasBody(row) && !row.query.includes(name) ? 'body' : 'query';
  const isRequired = ([, field]: readonly [string, Schema]): boolean => field._zod.def.type !== 'optional';
  const parameters = fields.flatMap(([name, field]): Parameter[] => {
    const place = placeOf(name);
    if (place === 'body') return [];
    return [{ name, in: place, required: isRequired([name, field]), schema: describer.describe(field) }];
  });
  const inBody = fields.filter(([name]) => placeOf(name) === 'body');
  const body = bodyOf(
    describer,
    row,
    inBody.map(([name]) => name),
  );
  const key = {
    required: { $ref: '#/components/parameters/RequiredIdempotencyKey' },
    accepted: { $ref: '#/components/parameters/IdempotencyKey' },
    none: undefined,
  }[row.idempotency];
  const answer = row.output && { content: content(describer.describe(row.output())) };
  const answers = asked.success.map((status) => [String(status), { description: 'Done.', ...answer }]);
  return {
    operationId: asked.operationId,
    tags: [asked.tag],
    parameters: [...pathParameters(asked), ...parameters, ...(key ? [key] : [])],
    ...(body && { requestBody: { required: inBody.some(isRequired), content: content(body) } }),
    responses: { ...Object.fromEntries(answers), default: { $ref: '#/components/responses/Refused' } },
  };
}
