export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js';
export { TEST_CARDS, type Step, type TestCard } from './cards.js';
export { TEST_GIFT_CARDS, type GiftCard } from './checkout/gift-cards.js';
export { ISSUER_ANSWERS, type IssuerAnswer, type IssuerAnswerName } from './issuer.js';
export type { BookEntry, HistoryEntry } from './books.js';
export type { EncryptedField, Opened } from './envelopes.js';
export type { Fault, FaultPlace, FaultPlan, Faults, SimpleFault } from './faults.js';
export type { IdempotencyRules } from './idempotency.js';
