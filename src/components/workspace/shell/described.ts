import { PATH_OPERATIONS } from '../../../facts/workspace-words.js';

export type Fields = Readonly<Record<string, unknown>>;

/** One operation of an API, as a description of it says. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

const METHODS: ReadonlySet<string> = new Set(PATH_OPERATIONS);

/** The fields of an object; none where it is something else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The operations of an OpenAPI description. */
export const operationsOf = (description: Fields): readonly Operation[] =>
  Object.entries(fieldsOf(description['paths'])).flatMap(([path, methods]) =>
    Object.entries(fieldsOf(methods))
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => {
        const { summary } = fieldsOf(operation) as { readonly summary?: unknown };
        return { method: method.toUpperCase(), path, summary: typeof summary === 'string' ? summary : '' };
      }),
  );
