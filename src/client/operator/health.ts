import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';

/** An interface of which rows are closed, because the proxy lacks an option. */
export const ClosedInterface = /*@__PURE__*/ once(() =>
  z.object({
    /** Name of the interface, for example `payout`. */
    interface: z.string(),
    /** Names of the options, for example `credentials.payout`; never their values. */
    missing: z.array(z.string()),
  }),
);
export type ClosedInterface = z.infer<ReturnType<typeof ClosedInterface>>;

/** What keeps the proxy from its work, and what it last heard of the platform. */
export const Health = /*@__PURE__*/ once(() =>
  z.object({
    /** When this was found out, ISO 8601 with offset. */
    takenAt: z.string(),
    /** `sandbox`, `test` or `live`. */
    environment: z.string(),
    /** Interfaces without their credential or address, in the order of the report of a start; empty where none is closed. */
    closed: z.array(ClosedInterface()),
    /** The platform's reports; absent where the proxy takes none. */
    notifications: z.optional(
      z.object({
        /** When the last of those that are kept arrived first, ISO 8601 with offset; absent where none is kept. */
        lastAt: z.optional(z.string()),
      }),
    ),
    /** Calls to the workspace; absent where it is closed. */
    workspace: z.optional(
      z.object({
        /** Calls that the platform takes in a minute, as it said with its last answer; absent before the first. */
        limit: z.optional(z.number()),
        /** How many of them are left, for all who share the key; absent where `limit` is. */
        left: z.optional(z.number()),
      }),
    ),
  }),
);
export type Health = z.infer<ReturnType<typeof Health>>;
