/**
 * The merchant's proxy: `createProxy(options)` gives a fetch handler for Node, Deno, Bun and edge workers that holds the
 * platform's keys and lets a page pay for an order, once.
 */
export type { Erased, Erasure } from './policy/erase.js';
export { createProxy, type ProxyContext, type ProxyHandler } from './proxy.js';
export type { Charge, Charged } from './paying/charge.js';
export { printReport, type InterfaceReport } from './contract/report.js';
export { ProxyStartError } from './start-checks.js';
export { memoryLedger } from './ledger/memory.js';
export { sqlLedger } from './ledger/sql.js';
export type { SqlConnection } from '../database/connection.js';
export { pgliteLedger } from './ledger/pglite.js';
export type { NotificationAdapter, ReportedEvent } from './notifications/adapter.js';
export {
  platformNotifications,
  type PlatformNotificationsOptions,
} from './notifications/platform-notifications.js';
export type { CloseOptions } from './operating/close.js';
export type { HookOptions } from './work/hooks.js';
export type { LogEntry, LogLevel, ProxyEvent } from './telemetry/proxy-event.js';
export type { Telemetry, TelemetrySpan } from './telemetry/telemetry.js';
export type {
  Environment,
  ListingsCapabilities,
  ListingsService,
  PayingLimits,
  PlatformOptions,
  ProxyOptions,
  RawAnswer,
  ReversedPayment,
  SettledAttempt,
  Suspicion,
  UnsettledAttempt,
  UnsettledOptions,
  CardHintOptions,
  DonationOptions,
  UpkeepOptions,
} from './options.js';
export type { CardFont } from '../frame/card-font.js';
export type { FrameOptions } from './edge/frame-options.js';
export type { Consent, Creditor } from '../client/shopper/debits.js';
export type { Delivery, ShippingOption } from '../client/shopper/deliveries.js';
export type { MerchantOrder } from './platform/merchant-order.js';
export type { RefusalCode } from './refusal.js';
export { postgresLedger } from './ledger/postgres.js';
export type { DeedKind, DeedState, NewDeed, Payee } from './ledger/deed.js';
export type {
  Deed,
  DeedEnd,
  DeedSearch,
  JournalEntry,
  JournalHead,
  JournalSpan,
  JournalStore,
} from './ledger/journal.js';
export type { Counted, CountStore, OpenEndSearch } from './ledger/count.js';
export type { JournalWindow } from './ledger/journal-export.js';
export { verifyJournal, type JournalFault, type JournalVerdict } from './ledger/verify-journal.js';
export type {
  BegunIntent,
  Intent,
  IntentStore,
  IntentEnd,
  IntentRefusal,
  IntentState,
  NewIntent,
  Receipt,
} from './ledger/intent.js';
export type {
  Backlog,
  NewReversal,
  Telling,
  TellingStore,
  TellingEnd,
  TellingSearch,
  ToldHook,
} from './ledger/telling.js';
export type { Addition, Count, TryStore, UsedEnvelopes } from './ledger/tries.js';
export type {
  DisputeSearch,
  EventStore,
  EventKind,
  PlatformEvent,
  ReportedDispute,
  ToldFacts,
} from './ledger/event.js';
export type { AttemptFilter, AttemptSearch, AttemptWords } from './ledger/attempt-search.js';
export type {
  Begun,
  DetailsCall,
  KnownDetails,
  Ledger,
  OrderStanding,
  Reservation,
  Settlement,
} from './ledger/ledger.js';
export type { Attempt, Facts, NewAttempt, Rejection } from './ledger/attempt.js';
export type { Audience, Identity } from './audience.js';
