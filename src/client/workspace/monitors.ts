import * as z from '../schema/schema.js';
import { flag, text } from '../schema/fields.js';
import { listOfAnything, number, object, objectOfTexts, part, parts, textFields } from './fields.js';

/** When a monitor runs: a cron line, read in a time zone such as `Europe/Amsterdam`. */
export const MonitorSchedule = /*@__PURE__*/ objectOfTexts('cron', 'timezone');
export type MonitorSchedule = z.infer<ReturnType<typeof MonitorSchedule>>;

const changeable = () => ({ name: text(), schedule: z.optional(MonitorSchedule()) });

/** What can be changed of a monitor. */
export const MonitorUpdate = /*@__PURE__*/ object(changeable);
export type MonitorUpdate = z.input<ReturnType<typeof MonitorUpdate>>;

/** Names the collection that shall be run, and the environment to fill it from, by uid. */
export const MonitorRequest = /*@__PURE__*/ object(() => ({
  ...changeable(),
  ...textFields('collection', 'environment'),
}));
export type MonitorRequest = z.input<ReturnType<typeof MonitorRequest>>;

/** How many there were, and how many of them failed. */
export const Tally = /*@__PURE__*/ object(() => ({ total: number(), failed: number() }));
export type Tally = z.infer<ReturnType<typeof Tally>>;

const recipients = () => parts({ email: text() });

/** Runs a collection by the clock and tells people when something is wrong. */
export const Monitor = /*@__PURE__*/ object(() => ({
  ...textFields('id', 'name', 'uid', 'owner', 'collectionUid', 'environmentUid'),
  options: part({
    strictSSL: flag(),
    followRedirects: flag(),
    /** Milliseconds, or none. */
    requestTimeout: number(),
    /** Milliseconds. */
    requestDelay: number(),
  }),
  notifications: part({ onError: recipients(), onFailure: recipients() }),
  distribution: listOfAnything(),
  schedule: part(textFields('cron', 'timezone', 'nextRun')),
  lastRun: part({
    ...textFields('status', 'startedAt', 'finishedAt'),
    stats: part({
      assertions: z.optional(Tally()),
      requests: part({ total: number() }),
    }),
  }),
}));
export type Monitor = z.infer<ReturnType<typeof Monitor>>;
