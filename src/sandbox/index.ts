export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js';
export { TEST_CARDS, type Step, type TestCard, type TestCardId } from './cards/cards.js';
export { TEST_ACCOUNTS, type TestAccount } from './checkout/debit-methods.js';
export { TEST_GIFT_CARDS } from './checkout/gift-cards.js';
export type { GiftCard } from './cards/payment.js';
export { ISSUER_ANSWERS, type IssuerAnswer, type IssuerAnswerName } from './cards/issuer.js';
export type { MarketplaceOrders } from './listings/shop.js';
export type { HistoryOptions } from './state/history-options.js';
export type { MarketplaceOptions } from './state/marketplace-options.js';
export { schemasOf } from '../database/schemas.js';
export type { BookEntry, DisputeEntry, HistoryEntry } from './platform/books.js';
export type { EncryptedField } from '../facts/encrypted-fields.js';
export type { Opened } from './cards/envelopes.js';
export type { Fault, FaultPlace, FaultPlan, Faults, SimpleFault } from './faults/faults.js';
export {
  FAULT_WORDS,
  readFaults,
  rehearse,
  type FaultLeg,
  type FaultWord,
  type RehearsedFault,
  type RehearseOptions,
} from './faults/rehearsal.js';
export type { NotificationAttempt, NotificationOptions, Notifications } from './notifications/options.js';
export type { IdempotencyRules } from './platform/idempotency.js';
