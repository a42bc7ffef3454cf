import { post } from '../operation.js';
import { ScheduleAccountUpdaterRequest, ScheduleAccountUpdaterResult } from './account-updater.js';
import { NotifyShopperRequest, NotifyShopperResult } from './notification.js';
import {
  CreatePermitRequest,
  CreatePermitResult,
  DisablePermitRequest,
  DisablePermitResult,
} from './permit.js';
import {
  DisableRequest,
  DisableResult,
  RecurringDetailsRequest,
  RecurringDetailsResult,
} from './recurring-detail.js';

export * from './account-updater.js';
export * from './notification.js';
export * from './permit.js';
export * from './recurring-detail.js';
export * from './stored-detail.js';

/** Lists what a shopper has stored. */
export const listRecurringDetails = /*@__PURE__*/ post('/listRecurringDetails', {
  input: RecurringDetailsRequest,
  output: RecurringDetailsResult,
  idempotency: 'accepted',
  supplied: ['merchantAccount', 'shopperReference'],
});

/** Removes one stored detail of a shopper, or all of them. Nothing can be charged to it from then on, and it cannot be undone. */
export const disableRecurringDetail = /*@__PURE__*/ post('/disable', {
  input: DisableRequest,
  output: DisableResult,
  idempotency: 'required',
  supplied: ['merchantAccount', 'shopperReference'],
});

/** Lets partners charge a stored detail, each within limits and by a token of its own. */
export const createPermit = /*@__PURE__*/ post('/createPermit', {
  input: CreatePermitRequest,
  output: CreatePermitResult,
  idempotency: 'required',
  supplied: ['merchantAccount', 'shopperReference'],
});

/** Withdraws a permit. */
export const disablePermit = /*@__PURE__*/ post('/disablePermit', {
  input: DisablePermitRequest,
  output: DisablePermitResult,
  idempotency: 'accepted',
  supplied: ['merchantAccount'],
});

/** Has the issuer tell a shopper of a charge that is coming. */
export const notifyShopper = /*@__PURE__*/ post('/notifyShopper', {
  input: NotifyShopperRequest,
  output: NotifyShopperResult,
  idempotency: 'required',
  supplied: ['merchantAccount', 'shopperReference'],
});

/** Has the card schemes asked for newer data of a card. The answer comes later and changes the stored detail. */
export const scheduleAccountUpdater = /*@__PURE__*/ post('/scheduleAccountUpdater', {
  input: ScheduleAccountUpdaterRequest,
  output: ScheduleAccountUpdaterResult,
  idempotency: 'accepted',
  supplied: ['merchantAccount', 'shopperReference'],
});

/** Recurring, version 68: `/pal/servlet/Recurring/v68`. */
export const recurring = {
  listRecurringDetails,
  disableRecurringDetail,
  createPermit,
  disablePermit,
  notifyShopper,
  scheduleAccountUpdater,
};
