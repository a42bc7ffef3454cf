import type { Operation } from '../../client/index.js';
import {
  operator,
  PaymentSearch,
  type DailyFilter,
  type DeedFilter,
  type DisputeFilter,
  type ErasureFilter,
  type PaymentFilter,
  type PaymentLinkFilter,
  type PayoutFilter,
  type PermitFilter,
  type SaleFilter,
  type SettlementRequest,
  type SummaryFilter,
  type UnsettledSearch,
} from '../../client/operator/index.js';
import { readQuery } from '../../client/wire/query.js';
import { strictly } from '../../client/schema/validate.js';
import type { Call, Services, Reply } from '../services.js';
import { getDailyFigures } from './summary/daily-figures.js';
import { getHealth } from './get-health.js';
import { getSummary } from './summary/summary.js';
import { listDeeds } from './list-deeds.js';
import { getDispute, listDisputes } from './list-disputes.js';
import { listErasures } from './list-erasures.js';
import { listOwnRows } from './list-own-rows.js';
import { listPaymentLinks } from './list-payment-links.js';
import { listPayouts } from './list-payouts.js';
import { listPermits } from './list-permits.js';
import { getSale, listSales } from './sales/list-sales.js';
import { getPayment, getPaymentTotals, listPayments, listUnsettled } from './operator-payments.js';
import { Refusal } from '../refusal.js';
import { checkPath, readInput, readKey } from '../edge/request-checks.js';
import { settleByHand } from './settle-by-hand.js';
import { opensToStaff } from './staff-rows.js';

type Parameters = Readonly<Record<string, string>>;

/** Answers one row of the operator's table. For all other callers the path does not exist. */
export async function answerOperator(
  services: Services,
  call: Call,
  row: Operation,
  parameters: Parameters,
): Promise<Reply> {
  if (!opensToStaff(row, call.caller.audience)) throw new Refusal('not-found');
  checkPath(call.request, parameters, ({ length }) => length <= 100);
  const { reference = '' } = parameters;
  if (row === operator.listOwnRows) return listOwnRows(services, call);
  if (row === operator.getHealth) return getHealth(services);
  if (row === operator.getPayment) return getPayment(services, reference);
  if (row === operator.getDispute) return getDispute(services, call, reference);
  if (row === operator.getSale) return getSale(services, call, reference);
  if (row === operator.settlePayment) {
    const key = readKey(row, call.request);
    const input = (await readInput(services.settings, row, call.request)) as SettlementRequest;
    return settleByHand(services, call, { ...input, reference, key });
  }
  const search = readQuery(row, new URL(call.request.url).searchParams);
  const { value, fault } = strictly((row.input ?? PaymentSearch)(), search);
  if (fault) throw new Refusal('invalid-request', { field: fault });
  if (row === operator.listDeeds) return listDeeds(services, call, value as DeedFilter);
  if (row === operator.listPayouts) return listPayouts(services, call, value as PayoutFilter);
  if (row === operator.listPaymentLinks) return listPaymentLinks(services, value as PaymentLinkFilter);
  if (row === operator.listPermits) return listPermits(services, value as PermitFilter);
  if (row === operator.listErasures) return listErasures(services, value as ErasureFilter);
  if (row === operator.listDisputes) return listDisputes(services, call, value as DisputeFilter);
  if (row === operator.listSales) return listSales(services, call, value as SaleFilter);
  if (row === operator.getPaymentTotals) return getPaymentTotals(services, value as PaymentFilter);
  if (row === operator.getSummary) return getSummary(services, call, value as SummaryFilter);
  if (row === operator.getDailyFigures) return getDailyFigures(services, value as DailyFilter);
  return row === operator.listUnsettled
    ? listUnsettled(services, value as UnsettledSearch)
    : listPayments(services, value as PaymentSearch);
}
