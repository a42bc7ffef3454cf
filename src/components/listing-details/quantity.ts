/** The most of one thing that an order takes. */
const MOST = 999;

/** How many pieces can be chosen of so many that are left. */
export const mostOf = (stock: number): number => Math.max(1, Math.min(MOST, Math.floor(stock) || 1));

/** The quantity that was meant: a whole number from one up to what is left; what is no number is as it was. */
export function quantityOf(typed: string, stock: number, before: number): number {
  const digits = typed.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const quantity = /^\d{1,6}$/.test(digits) ? Number(digits) : before;
  return Math.min(Math.max(quantity, 1), mostOf(stock));
}
