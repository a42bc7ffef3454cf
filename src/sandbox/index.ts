export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js';
export { TEST_CARDS, type Step, type TestCard } from './cards.js';
export { TEST_GIFT_CARDS } from './checkout/gift-cards.js';
export type { GiftCard } from './payment.js';
export { ISSUER_ANSWERS, type IssuerAnswer, type IssuerAnswerName } from './issuer.js';
export type { MarketplaceOrders } from './listings/shop.js';
export type { MarketplaceOptions } from './listings/marketplace-options.js';
export { schemasOf } from '../database/schemas.js';
export type { BookEntry, DisputeEntry, HistoryEntry } from './books.js';
export type { EncryptedField } from '../facts/encrypted-fields.js';
export type { Opened } from './envelopes.js';
export type { Fault, FaultPlace, FaultPlan, Faults, SimpleFault } from './faults.js';
export {
  FAULT_WORDS,
  readFaults,
  rehearse,
  type FaultLeg,
  type FaultWord,
  type RehearsedFault,
  type RehearseOptions,
} from './rehearsal.js';
export type { NotificationAttempt, NotificationOptions, Notifications } from './notifications/options.js';
export type { IdempotencyRules } from './idempotency.js';
