import { DAY } from '../../../facts/instant.js';
import { TransferBook } from '../../parts/transfer/transfer-book.js';
import { hitsOf, type KnownHits } from '../rule/hits.js';
import type { RulesElement, RulesRecord } from './rules-record.js';

/** How far back hits are counted. */
export const HIT_DAYS = 30;

/** How often rules were triggered. */
export type Hits = TransferBook<KnownHits>;

/** Transfers of the platform tell of all its rules; those of a card are enough for the list of its rules. */
export const openHits = (record: RulesRecord, element: RulesElement, now: () => number): Hits =>
  new TransferBook<KnownHits>(record, {
    asked: () => (element.paymentInstrument ? { paymentInstrumentId: element.paymentInstrument } : {}),
    since: () => now() - HIT_DAYS * DAY,
    now,
    found: hitsOf,
  });
