import { SWEEP_SCHEDULES } from '../../facts/sweeps.js';
import * as z from '../schema/schema.js';
import { list, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { priority, reason } from '../transfers/words.js';
import { Amount, oneOf } from '../schema/values.js';
import { pageFields } from './pages.js';

/** The other end of a sweep. A sweep that pulls from outside names the merchant account that charges it. */
export const SweepCounterparty = /*@__PURE__*/ once(() =>
  z.object({
    balanceAccountId: text(),
    merchantAccount: text(),
    transferInstrumentId: text(),
  }),
);
export type SweepCounterparty = z.infer<ReturnType<typeof SweepCounterparty>>;

/** When a sweep runs: at set times, by a `cron` expression, or as soon as the `balance` calls for it. */
export const SweepSchedule = /*@__PURE__*/ once(() =>
  z.object({
    cronExpression: text(),
    type: oneOf(...SWEEP_SCHEDULES),
  }),
);
export type SweepSchedule = z.infer<ReturnType<typeof SweepSchedule>>;

const sweepFields = () => ({
  category: word('bank', 'internal', 'platformPayment'),
  description: text(),
  priorities: list(priority()),
  reason: reason(),
  reference: text(80),
  referenceForBeneficiary: text(80),
  status: word('active', 'inactive'),
  sweepAmount: z.optional(Amount()),
  targetAmount: z.optional(Amount()),
  triggerAmount: z.optional(Amount()),
  type: word('pull', 'push'),
});

/**
 * A new sweep: what moves money out of a balance account (`push`) or into it (`pull`) by itself. It moves `sweepAmount`,
 * or what leaves `targetAmount`, or all; `triggerAmount` is the balance at which it starts.
 */
export const CreateSweepConfiguration = /*@__PURE__*/ once(() =>
  z.object({
    ...sweepFields(),
    counterparty: SweepCounterparty(),
    currency: z.string(),
    schedule: SweepSchedule(),
  }),
);
export type CreateSweepConfiguration = z.input<ReturnType<typeof CreateSweepConfiguration>>;

/** What changes of a sweep. */
export const UpdateSweepConfiguration = /*@__PURE__*/ once(() =>
  z.object({
    ...sweepFields(),
    counterparty: z.optional(SweepCounterparty()),
    currency: text(),
    id: text(),
    schedule: z.optional(SweepSchedule()),
  }),
);
export type UpdateSweepConfiguration = z.input<ReturnType<typeof UpdateSweepConfiguration>>;

/** A sweep of a balance account. */
export const SweepConfiguration = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(CreateSweepConfiguration()), id: z.string() }),
);
export type SweepConfiguration = z.infer<ReturnType<typeof SweepConfiguration>>;

export const SweepConfigurationPage = /*@__PURE__*/ once(() =>
  z.object({ ...pageFields(), sweeps: z.array(SweepConfiguration()) }),
);
export type SweepConfigurationPage = z.infer<ReturnType<typeof SweepConfigurationPage>>;
