import { readFileSync } from 'node:fs';

import type { JsonSchema } from '../../../src/client/schema/json-schema.js';
import type { InterfaceName } from '../../../src/client/interfaces.js';

/** A schema of the facts: all that ours may say, and some more. */
export interface FactSchema extends Omit<
  JsonSchema,
  'type' | 'properties' | 'items' | 'additionalProperties' | 'anyOf'
> {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, FactSchema>>;
  readonly items?: FactSchema;
  readonly additionalProperties?: FactSchema | boolean;
  readonly anyOf?: readonly FactSchema[];
  readonly allOf?: readonly FactSchema[];
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: FactSchema;
}

/** What the platform publishes of one operation; schemas by their names. */
export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  /** Names in the path. */
  readonly parameters: readonly string[];
  readonly query: readonly Parameter[];
  readonly headers: readonly Parameter[];
  readonly request: string | null;
  /** Schema of the body by status; null where there is no body. */
  readonly success: Readonly<Record<string, string | null>>;
  readonly errors: Readonly<Record<string, string | null>>;
}

/** What `scripts/facts.mjs` keeps of an interface's published description. A valid JSON Schema by its `$defs`. */
export interface Facts {
  readonly interface: InterfaceName;
  /** Where the paths begin, below the platform's host. */
  readonly prefix: string;
  readonly operations: readonly OperationFacts[];
  readonly $defs: Readonly<Record<string, FactSchema>>;
}

export const factsOf = (name: InterfaceName): Facts =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Facts;
