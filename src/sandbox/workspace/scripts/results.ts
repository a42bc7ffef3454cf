import { text } from '../../../client/schema/fields.js';
import { once } from '../../../client/schema/once.js';
import * as z from '../../../client/schema/schema.js';
import { strictly } from '../../../client/schema/validate.js';
import { only } from '../../../client/schema/variants.js';
import { MOST_MESSAGE, MOST_NAME, MOST_TESTS, MOST_VALUE, SCOPES } from './asked.js';

/** Characters of a script's results: more than all of its tests and variables can have. */
const MOST_TEXT = 3_000_000;

const Results = /*@__PURE__*/ once(() =>
  z.object({
    /** A test without a message has passed. */
    tests: z.array(z.object({ name: z.string(), message: text() })),
    /** Whether there were more tests, which were not run. */
    hasMore: z.boolean(),
    problem: z.optional(z.object({ name: z.string(), message: z.string() })),
    changes: z.array(
      z.object({
        scope: only(...SCOPES),
        key: z.string(),
        /** Null takes the variable away. */
        value: z.nullable(z.string()),
      }),
    ),
  }),
);
export type Results = z.output<ReturnType<typeof Results>>;
export type Change = Results['changes'][number];

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Reads what a script says of itself. Undefined where it is not what the prelude writes: the script has changed that. */
export function readResults(json: string): Results | undefined {
  if (json.length > MOST_TEXT) return undefined;
  const { value, fault } = strictly(Results(), parse(json));
  if (fault !== undefined) return undefined;
  const { tests, changes, ...rest } = value as Results;
  const isWithin =
    tests.length <= MOST_TESTS &&
    changes.length <= MOST_TESTS &&
    tests.every(({ name, message = '' }) => name.length <= MOST_NAME && message.length <= MOST_MESSAGE) &&
    changes.every(({ key, value: text }) => key.length <= MOST_NAME && (text ?? '').length <= MOST_VALUE);
  return isWithin ? { tests, changes, ...rest } : undefined;
}
