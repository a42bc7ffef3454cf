import { post } from '../operation.js';
import { PayoutRequest, PayoutResponse } from './instant.js';
import {
  ModifyRequest,
  ModifyResponse,
  StoreDetailAndSubmitRequest,
  StoreDetailRequest,
  StoreDetailResponse,
  SubmitRequest,
  SubmitResponse,
} from './third-party.js';

export * from './instant.js';
export * from './third-party.js';

/** Keeps a bank account or a card for later payouts. */
export const storePayoutDetail = /*@__PURE__*/ post('/storeDetail', {
  input: StoreDetailRequest,
  output: StoreDetailResponse,
  idempotency: 'accepted',
  supplied: ['fraudOffset', 'merchantAccount'],
});

/** Keeps the details and submits a payout to them, which waits until a reviewer confirms it. */
export const storeDetailAndSubmitPayout = /*@__PURE__*/ post('/storeDetailAndSubmitThirdParty', {
  input: StoreDetailAndSubmitRequest,
  output: SubmitResponse,
  idempotency: 'required',
  supplied: ['fraudOffset', 'merchantAccount'],
});

/** Submits a payout to details that are kept, which waits until a reviewer confirms it. */
export const submitPayout = /*@__PURE__*/ post('/submitThirdParty', {
  input: SubmitRequest,
  output: SubmitResponse,
  idempotency: 'required',
  supplied: ['fraudOffset', 'merchantAccount'],
});

/** Lets a submitted payout go. Only the reviewer's credential may; the one that submitted is refused. */
export const confirmPayout = /*@__PURE__*/ post('/confirmThirdParty', {
  input: ModifyRequest,
  output: ModifyResponse,
  idempotency: 'required',
  supplied: ['merchantAccount'],
});

/** Stops a submitted payout for good. Only the reviewer's credential may. */
export const declinePayout = /*@__PURE__*/ post('/declineThirdParty', {
  input: ModifyRequest,
  output: ModifyResponse,
  idempotency: 'accepted',
  supplied: ['merchantAccount'],
});

/** Pays out to a card at once, without review. */
export const createPayout = /*@__PURE__*/ post('/payout', {
  input: PayoutRequest,
  output: PayoutResponse,
  idempotency: 'required',
  supplied: ['fraudOffset', 'merchantAccount'],
});

/** Payout, version 68: `/pal/servlet/Payout/v68`. */
export const payout = {
  storePayoutDetail,
  storeDetailAndSubmitPayout,
  submitPayout,
  confirmPayout,
  declinePayout,
  createPayout,
};
