import { PAPER_LINES, type Paper } from '../../client/shopper/index.js';
import { checkUrl } from '../../client/url.js';
import { dropAbsent, matching, own } from './fields-of-answer.js';

/** What a till or a bank takes is short, seen, and no markup. */
const LINE = /^[^\p{C}\p{Zl}\p{Zp}<>]{1,140}$/u;

function amountOf(value: unknown): Paper['totalAmount'] {
  const [minor, currency] = [own(value, 'value'), matching(own(value, 'currency'), /^[A-Z]{3}$/)];
  return Number.isSafeInteger(minor) && currency !== undefined
    ? { value: minor as number, currency }
    : undefined;
}

/**
 * The lines of a voucher or a transfer. Whom it is for is left out: the shopper knows their name, email and telephone number,
 * and the ledger keeps none. A line or an address that is not safe is left out; a line that is left out may be one that the
 * shopper needs, so that without it nothing is shown.
 */
export function narrowPaper(action: unknown, allowLocalHttp: boolean): Paper | undefined {
  const lines = PAPER_LINES.map((name) => [name, own(action, name) ?? ''] as const).filter(
    ([, line]) => line !== '',
  );
  if (lines.some(([, line]) => matching(line, LINE) === undefined)) return undefined;
  // The instruction of a direct debit has no lines: its file is all there is. What a transfer has beside its lines is a page.
  const url = own(action, 'url');
  const file = own(action, 'downloadUrl') ?? (lines.length === 0 ? url : undefined);
  const instructions = own(action, 'type') === 'bankTransfer' ? url : own(action, 'instructionsUrl');
  const downloadUrl = checkUrl(file, { allowLocalHttp })?.href;
  if (lines.length === 0 && downloadUrl === undefined) return undefined;
  return dropAbsent({
    ...(Object.fromEntries(lines) as Paper),
    totalAmount: amountOf(own(action, 'totalAmount')),
    downloadUrl,
    instructionsUrl: checkUrl(instructions, { allowLocalHttp })?.href,
  });
}
