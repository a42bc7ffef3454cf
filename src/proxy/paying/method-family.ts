import { isMethodType } from '../../client/checkout/methods/index.js';
import { DEBITS } from '../../client/shopper/debits.js';
import { INVOICES } from '../../client/shopper/invoices.js';
import { ISSUER_LISTS } from '../../client/shopper/issuers.js';
import { REDIRECT_METHODS, type MethodFamily } from '../../client/shopper/payment-methods.js';
import { SHORT_FORMS } from '../../client/shopper/short-forms.js';
import { WALLETS } from '../../client/shopper/wallets.js';
import { GIFT } from './gift-card.js';

const FAMILIES: ReadonlyMap<string, MethodFamily> = new Map([
  ['scheme', 'card'],
  [GIFT, 'gift-card'],
  ...REDIRECT_METHODS.map((type) => [type, 'redirect'] as const),
  ...Object.keys(DEBITS).map((type) => [type, 'direct-debit'] as const),
  ...Object.keys(SHORT_FORMS).map((type) => [type, 'short-form'] as const),
  ...Object.keys(WALLETS).map((type) => [type, 'wallet'] as const),
  ...Object.keys(INVOICES).map((type) => [type, 'invoice'] as const),
  ...Object.keys(ISSUER_LISTS).map((type) => [type, 'issuer-list'] as const),
]);

/** Types that no page is told of: those of tills, the platform's own bookkeeping, and tokens that only a server has. */
const HIDDEN: ReadonlySet<string> = new Set([
  'affirm_pos',
  'atome_pos',
  'zip_pos',
  'twint_pos',
  'wechatpay_pos',
  'balanceplatform',
  'networkToken',
]);

export const isHidden = (type: string): boolean => HIDDEN.has(type);

/** Whether the platform has added a type since the specification that this proxy was made for. */
export const isNewType = (type: string): boolean => /^[A-Za-z]\w{1,39}$/.test(type) && !isMethodType(type);

/**
 * How a page takes a method of the platform's list. A new type is one button: most need no more than their name, and the
 * platform says so where one does. Undefined for a type whose fields are known and that no family takes: the page tells its
 * developer, and offers the rest.
 */
export const familyOf = (type: string): MethodFamily | undefined =>
  FAMILIES.get(type) ?? (isNewType(type) ? 'redirect' : undefined);
