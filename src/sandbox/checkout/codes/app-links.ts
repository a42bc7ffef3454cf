import type { Asked } from './asked.js';
import { inUnits } from './merchant-presented.js';

/* Codes that one app reads: a token, or an address of the app's own scheme. */

const token = ({ id }: Asked): string => id.replaceAll('-', '').toUpperCase();

/** Sweden: "Guide Swish QR code specification". `D` stands before the token of a request for payment. */
export const swish = (asked: Asked): string => `D${token(asked)}`;

/** India: "UPI Linking Specifications" of NPCI. */
export function upi({ amount, merchant, reference }: Asked): string {
  const fields = {
    pa: 'shop@florinbank',
    pn: merchant,
    mc: '5999',
    tr: reference,
    am: inUnits(amount),
    cu: amount.currency,
  };
  const written = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${written.join('&')}`;
}

/** China: "Native Pay" of WeChat Pay, whose code is its `code_url`. */
export const weChatPay = (asked: Asked): string =>
  `weixin://wxpay/bizpayurl?pr=${token(asked).slice(0, 9).toLowerCase()}zz`;

/** Belgium: the app of Bancontact takes a transaction by its number. */
export const bancontact = (asked: Asked): string =>
  `BEPGenApp://DoTx?TransId=${token(asked).slice(0, 24)}STGFLORIN`;

/** Vietnam: the `qrCodeUrl` of MoMo. */
export const moMo = (asked: Asked): string =>
  `momo://app?action=payWithApp&isScanQR=true&serviceType=qr&sid=${token(asked)}&v=3.0`;
