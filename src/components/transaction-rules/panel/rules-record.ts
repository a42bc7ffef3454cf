import type { LitElement } from 'lit';

import type { TransactionRule } from '../../../client/balance-platform/index.js';
import {
  listPaymentInstrumentGroupRules,
  listPaymentInstrumentRules,
} from '../../../client/balance-platform/rows/payment-instruments.js';
import { getTransactionRule } from '../../../client/balance-platform/rows/transaction-rules.js';
import { browserRow, ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { listDeeds } from '../../../client/operator/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { ENDS_ALL, troubleOf } from '../../parts/resource/resource-state.js';
import type { KnownRows } from '../../parts/table/later-pages.js';

const deedsRow = /*@__PURE__*/ browserRow(listDeeds);
const ruleRow = /*@__PURE__*/ proxyRow('balance-platform', getTransactionRule);
const ofCardRow = /*@__PURE__*/ proxyRow('balance-platform', listPaymentInstrumentRules);
const ofGroupRow = /*@__PURE__*/ proxyRow('balance-platform', listPaymentInstrumentGroupRules);

/** What the journal calls the making of a rule. */
const ROW = 'balance-platform.createTransactionRule';
/** Each entry of the journal costs one more call. */
const PAGE = 25;
/** Calls at one time. */
const AT_ONCE = 4;

/** A rule in the list. Without `rule`, the platform did not say what it is. */
export interface RuleItem {
  readonly id: string;
  readonly rule?: TransactionRule | undefined;
}

/** Where the next page of the list begins. */
export interface PageStart {
  readonly cursor?: string | undefined;
}

export type KnownRules = KnownRows<RuleItem, PageStart>;

export type RulesRecord = RecordController<
  KnownRules,
  RecordView<KnownRules>,
  'florin-transaction-rules-failed'
>;

/** What the element says of itself. */
export interface RulesElement extends LitElement {
  transactionRule: string;
  paymentInstrument: string;
  paymentInstrumentGroup: string;
  readonly balancePlatform: string;
  readonly currency: string;
  readonly undoSeconds: number;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

export const isGone = (error: unknown): boolean => error instanceof ClientError && error.status === 404;

/** A rule as it is now. Rejects where there is none. */
export async function readRule(
  client: Client,
  id: string,
  options: CallOptions = {},
): Promise<TransactionRule> {
  const { transactionRule } = await client.call(ruleRow, { transactionRuleId: id }, options);
  if (!transactionRule) throw new Error('The platform answered without a rule.');
  return { ...transactionRule, id };
}

/** A rule that was deleted is left out; one that could not be read is named all the same. */
async function readOne(client: Client, id: string, options: CallOptions): Promise<RuleItem | undefined> {
  try {
    return { id, rule: await readRule(client, id, options) };
  } catch (error) {
    if (isGone(error)) return undefined;
    if (options.signal?.aborted || ENDS_ALL.has(troubleOf(error, navigator.onLine).cause)) throw error;
    return { id };
  }
}

async function readEach(
  client: Client,
  ids: readonly string[],
  options: CallOptions,
): Promise<readonly RuleItem[]> {
  const items: RuleItem[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE).map((id) => readOne(client, id, options));
    items.push(...(await Promise.all(some)).filter((item) => item !== undefined));
  }
  return items;
}

/** The rules that were made through this proxy, latest first, as they are now: the platform lists none of its own. */
async function readMade(client: Client, start: PageStart, options: CallOptions): Promise<KnownRules> {
  let { cursor } = start;
  for (;;) {
    const asked = { row: ROW, state: 'done', cursor, limit: PAGE } as const;
    const { deeds, nextCursor } = await client.call(deedsRow, asked, options);
    const ids = deeds.flatMap(({ answer }) => answer?.['id'] ?? []);
    const items = await readEach(client, ids, options);
    // A page whose rules are all deleted says nothing about those before it.
    if (items.length > 0 || nextCursor === undefined)
      return { items, next: nextCursor === undefined ? undefined : { cursor: nextCursor } };
    cursor = nextCursor;
  }
}

/** The rules of one card, or of one group of cards; else those that are known from the journal. */
export async function readRules(
  client: Client,
  {
    paymentInstrument,
    paymentInstrumentGroup,
  }: Pick<RulesElement, 'paymentInstrument' | 'paymentInstrumentGroup'>,
  start: PageStart,
  options: CallOptions,
): Promise<KnownRules> {
  if (!paymentInstrument && !paymentInstrumentGroup) return readMade(client, start, options);
  const { transactionRules = [] } = paymentInstrument
    ? await client.call(ofCardRow, { id: paymentInstrument }, options)
    : await client.call(ofGroupRow, { id: paymentInstrumentGroup }, options);
  return { items: transactionRules.map((rule) => ({ id: rule.id ?? '', rule })), next: undefined };
}

/** The list with a rule as it was read last: what is new stands first, what was deleted is gone. Nothing where the list stays. */
export function withRule(
  known: KnownRules,
  { paymentInstrument, paymentInstrumentGroup }: RulesElement,
  id: string,
  rule: TransactionRule | undefined,
): KnownRules | undefined {
  const others = known.items.filter((item) => item.id !== id);
  const isKnown = others.length < known.items.length;
  // The list of one card or group has its own rules alone.
  if (!isKnown && (!rule || paymentInstrument || paymentInstrumentGroup)) return undefined;
  if (!rule) return { ...known, items: others };
  const items = isKnown
    ? known.items.map((item) => (item.id === id ? { id, rule } : item))
    : [{ id, rule }, ...others];
  return { ...known, items };
}
