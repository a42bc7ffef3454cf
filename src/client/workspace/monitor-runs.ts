import * as z from '../schema/schema.js';
import { list, text, texts } from '../schema/fields.js';
import { anyOf } from '../schema/variants.js';
import { number, object, part, textFields } from './fields.js';
import { Tally } from './monitors.js';

const sizes = () => ({ contentLength: number() });

/** One request that a run sent, and the measures of its answer: bytes and milliseconds. */
export const Execution = /*@__PURE__*/ object(() => ({
  id: number(),
  item: part(textFields('id', 'name')),
  request: part({
    ...textFields('method', 'url', 'timestamp'),
    headers: z.optional(z.record(z.string(), anyOf(z.string(), z.number()))),
    body: part({ ...sizes(), mode: text() }),
  }),
  response: part({
    code: number(),
    headers: texts(),
    body: part(sizes()),
    responseSize: number(),
    responseTime: number(),
  }),
}));
export type Execution = z.infer<ReturnType<typeof Execution>>;

/** What a run found wrong; `assertion` has the name of the test as its key. */
export const RunFailure = /*@__PURE__*/ object(() => ({
  ...textFields('name', 'message'),
  executionId: number(),
  assertion: z.optional(z.record(z.string(), z.boolean())),
}));
export type RunFailure = z.infer<ReturnType<typeof RunFailure>>;

/** One run of a monitor, from its first request to its last. */
export const MonitorRun = /*@__PURE__*/ object(() => ({
  info: part(textFields('jobId', 'monitorId', 'collectionUid', 'name', 'status', 'startedAt', 'finishedAt')),
  stats: part({ assertions: z.optional(Tally()), requests: z.optional(Tally()) }),
  executions: list(Execution()),
  failures: list(RunFailure()),
}));
export type MonitorRun = z.infer<ReturnType<typeof MonitorRun>>;
