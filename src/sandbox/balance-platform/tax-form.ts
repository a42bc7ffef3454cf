import type { AccountHolder, TaxFormRequest } from '../../client/balance-platform/index.js';
import type { State } from '../state.js';
import { moneyBook } from '../transfers/ledger.js';
import { balancePlatformBook, type Kept } from './book.js';

/** What came in on all accounts of a holder within a year, by currency. */
function received(state: State, holderId: string, year: number): Map<string, number> {
  const accounts = [...balancePlatformBook(state).balanceAccounts.values()]
    .filter(({ accountHolderId }) => accountHolderId === holderId)
    .map(({ id }) => id);
  const totals = new Map<string, number>();
  for (const { from, to, amount, entries } of moneyBook(state).movements) {
    const booked = entries.find(({ status, at }) => status === 'booked' && at <= state.now());
    const isWithin = booked !== undefined && new Date(booked.at).getUTCFullYear() === year;
    if (isWithin && accounts.includes(to) && !accounts.includes(from))
      totals.set(amount.currency, (totals.get(amount.currency) ?? 0) + amount.value);
  }
  return totals;
}

/** A document of one page with lines of text: the least that every reader of PDF opens. */
function pdf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[^\x20-\x7E]|[()\\]/g, '?')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 16 TL 72 770 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** The form of one year as a PDF in base64: who it is about, and what that one received from others. */
export function taxForm(
  state: State,
  holder: Kept<typeof AccountHolder>,
  formType: TaxFormRequest['formType'],
  year: number,
): string {
  const totals = [...received(state, holder.id, year)].map(
    ([currency, value]) => `Received in ${currency}, minor units: ${value}`,
  );
  return btoa(pdf([`Form ${formType} for ${year}`, `Account holder ${holder.id}`, ...totals]));
}
