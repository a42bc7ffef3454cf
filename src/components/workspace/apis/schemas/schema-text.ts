import { operationsOf, fieldsOf, type Operation } from '../../shell/described.js';
import { MOST_BYTES } from '../../shell/writing.js';
import { jsonFault, type PlaceInText } from './json-fault.js';
import type { SchemaText } from './schema-rows.js';

/** The fields of a schema, as the platform names them when it refuses one. */
export const SCHEMA_FIELDS = ['type', 'language', 'schema'] as const;
export type SchemaField = (typeof SCHEMA_FIELDS)[number];

/** Why a schema cannot be sent, or was refused, and where. */
export type SchemaFault =
  | { readonly kind: 'text-missing' | 'too-large'; readonly field: 'schema' }
  | { readonly kind: 'not-json'; readonly field: 'schema'; readonly place: PlaceInText }
  | { readonly kind: 'refused-field'; readonly field: SchemaField };

/** What can be seen before the schema is sent. The platform may refuse more. */
export function faultOf(schema: SchemaText): SchemaFault | undefined {
  const { text, language } = schema;
  if (text.trim() === '') return { kind: 'text-missing', field: 'schema' };
  const bytes = new TextEncoder().encode(JSON.stringify({ schema })).length;
  if (bytes > MOST_BYTES) return { kind: 'too-large', field: 'schema' };
  const place = language === 'json' ? jsonFault(text) : undefined;
  return place && { kind: 'not-json', field: 'schema', place };
}

/** The field that the platform's refusal is about. */
export function refusedFieldOf(field: string | undefined): SchemaFault | undefined {
  const last = field?.split('.').at(-1);
  const known = SCHEMA_FIELDS.find((name) => name === last);
  return known && { kind: 'refused-field', field: known };
}

/** The operations that a schema in JSON describes. */
export function outlineOf({ language, text }: SchemaText): readonly Operation[] {
  if (language !== 'json') return [];
  try {
    return operationsOf(fieldsOf(JSON.parse(text)));
  } catch {
    return [];
  }
}
