import type { DrawingName } from './drawings.js';

/** Types of methods and brands of cards, by the platform’s names, and the drawing of each. The first that fits counts. */
const NAMES: readonly (readonly [drawing: DrawingName, names: RegExp])[] = [
  ['visa', /^visa$/],
  ['mastercard', /^mc$/],
  ['maestro', /^maestro/],
  ['american-express', /^amex$/],
  ['diners', /^diners$/],
  ['discover', /^discover$/],
  ['jcb', /^jcb$/],
  ['paypal', /^paypal/],
  ['apple-pay', /^applepay/],
  ['google-pay', /^(?:googlepay|paywithgoogle)$/],
  ['cash-app', /^cashapp/],
  // The invoice for businesses goes by another name, Billie.
  ['klarna', /^klarna(?!_b2b)/],
  ['afterpay', /^(?:afterpaytouch|clearpay)$/],
  ['alipay', /^alipay/],
  ['wechat', /^wechatpay/],
  ['pix', /^pix$/],
  ['kakao', /^kakaopay$/],
  ['naver', /^kcp_naverpay$/],
  ['gojek', /^gopay_wallet$/],
  ['sepa', /^sepadirectdebit$/],
  ['debit', /^(?:ach|eft_|directdebit|ratepay_directdebit)/],
  ['transfer', /^banktransfer|_banktransfer$/i],
  ['card', /^(?:scheme|card|bcmc|unionpay|kcp_creditcard|mada|benefit|knet|omannet|naps|payu_IN_cashcard)$/],
  [
    'phone',
    /^(?:blik|mbway|vipps|swish|bizum|twint|mobilepay|bcmc_mobile|upi_(?:collect|intent)|payu_IN_upi|payto)/,
  ],
  ['code', /^(?:promptpay|paynow|duitnow|upi)/],
  [
    'wallet',
    /wallet|^(?:molpay_boost|touchngo|dana|gcash|truemoney|grabpay|kcp_payco|maybank2u_mae|neteller|moneybookers|cellulant|paytm|amazonpay|samsungpay|doku_ovo)/,
  ],
  [
    'later',
    /^(?:klarna_b2b|zip|alma|paypo|scalapay|walley|paybright|ikano|afterpay|openinvoice|ratepay|affirm|atome|oney|facilypay)/,
  ],
  ['gift', /^(?:giftcard|ancv|karenmillen|oasis|warehouse)/],
  [
    'voucher',
    /^(?:paysafecard|cashticket|multibanco|oxxo|boleto|primeiropay|doku|dragonpay_otc|econtext|konbini|fawry)/,
  ],
  ['bank', /bank|^(?:ideal|giropay|eps|trustly|molpay|fpx|nordea|dotpay|payu_IN_nb|billdesk_online)/i],
];

/** The drawing of a type of method or a brand of cards; a wallet where it is none that is known. */
export const drawingOf = (name: string): DrawingName =>
  NAMES.find(([, names]) => names.test(name))?.[0] ?? 'wallet';
