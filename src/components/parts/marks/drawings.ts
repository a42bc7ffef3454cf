import type { Drawing } from './drawing.js';

/** Every mark, each in a file of its own: a page loads those that it shows. Bundlers see each by its path. */
export const DRAWINGS = {
  afterpay: () => import('./brands/afterpay.js'),
  alipay: () => import('./brands/alipay.js'),
  'american-express': () => import('./own/american-express.js'),
  'apple-pay': () => import('./brands/apple-pay.js'),
  bank: () => import('./own/bank.js'),
  card: () => import('./own/card.js'),
  'cash-app': () => import('./brands/cash-app.js'),
  code: () => import('./own/code.js'),
  debit: () => import('./own/debit.js'),
  diners: () => import('./brands/diners.js'),
  discover: () => import('./brands/discover.js'),
  gift: () => import('./own/gift.js'),
  gojek: () => import('./brands/gojek.js'),
  'google-pay': () => import('./brands/google-pay.js'),
  jcb: () => import('./brands/jcb.js'),
  kakao: () => import('./brands/kakao.js'),
  klarna: () => import('./brands/klarna.js'),
  later: () => import('./own/later.js'),
  maestro: () => import('./own/maestro.js'),
  mastercard: () => import('./own/mastercard.js'),
  naver: () => import('./brands/naver.js'),
  paypal: () => import('./brands/paypal.js'),
  phone: () => import('./own/phone.js'),
  pix: () => import('./brands/pix.js'),
  sepa: () => import('./brands/sepa.js'),
  transfer: () => import('./own/transfer.js'),
  visa: () => import('./brands/visa.js'),
  voucher: () => import('./own/voucher.js'),
  wallet: () => import('./own/wallet.js'),
  wechat: () => import('./brands/wechat.js'),
} satisfies Readonly<Record<string, () => Promise<{ readonly drawing: Drawing }>>>;

export type DrawingName = keyof typeof DRAWINGS;
