import type { CodeMethod } from '../../../client/shopper/short-forms.js';
import { bancontact, moMo, swish, upi, weChatPay } from './app-links.js';
import type { Asked } from './asked.js';
import { duitNow, payNow, pix, promptPay } from './bank-codes.js';

const CODES: Readonly<Record<CodeMethod, (asked: Asked) => string>> = {
  pix,
  swish,
  promptpay: promptPay,
  paynow: payNow,
  duitnow: duitNow,
  upi_qr: upi,
  wechatpay: weChatPay,
  wechatpayQR: weChatPay,
  bcmc_mobile: bancontact,
  bcmc_mobile_QR: bancontact,
  bcmc_mobile_app: bancontact,
  momo_wallet: moMo,
  momo_wallet_app: moMo,
};

/** The text of a method's code; undefined for one that has no code. */
export const codeOf = (method: string, asked: Asked): string | undefined =>
  Object.hasOwn(CODES, method) ? CODES[method as CodeMethod](asked) : undefined;
