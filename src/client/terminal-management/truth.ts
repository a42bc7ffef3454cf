import * as z from '../schema/schema.js';

/**
 * A yes or no of an answer, which may be missing. Under a path with a version the platform writes it as `"true"` or
 * `"false"`, without one as JSON: both are read as a boolean.
 */
export const truth = () =>
  z.optional(
    z.unknown(Object.assign(read, { facts: { type: 'boolean' } })) as z.Type as z.Type<
      boolean,
      boolean | 'true' | 'false'
    >,
  );

function read(payload: z.Payload): void {
  const { value: input, issues } = payload;
  if (input === 'true' || input === 'false') payload.value = input === 'true';
  else if (typeof input !== 'boolean') issues.push({ code: 'custom', input });
}
