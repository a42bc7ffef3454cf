const NO_TILL = 'For tills only. A page never offers it.';
const NO_SCRIPT = "Needs the owner's script, which Florin does not load.";
const NO_ACCOUNT = 'Version 71 of Checkout has no field for the account.';
const ENDED = 'Its owner has ended it.';

/** Why no page takes a type of the specification. */
export const NOT_HERE = {
  networkToken: 'For servers only. A page never has one.',
  balanceplatform: "The platform's own bookkeeping.",
  affirm_pos: NO_TILL,
  atome_pos: NO_TILL,
  twint_pos: NO_TILL,
  wechatpay_pos: NO_TILL,
  zip_pos: NO_TILL,
  card: 'Another name for `scheme`, which Florin sends.',
  bcmc: 'Shoppers type Bancontact cards like all cards: the proxy makes it the first brand of `scheme`.',
  ach_plaid: `${NO_SCRIPT} \`ach\` debits the same accounts.`,
  amazonpay: NO_SCRIPT,
  cashapp: NO_SCRIPT,
  sepadirectdebit_amazonpay: 'Comes with `amazonpay`.',
  androidpay: `${ENDED} \`googlepay\` has replaced it.`,
  masterpass: ENDED,
  visacheckout: ENDED,
  afterpay_directdebit: NO_ACCOUNT,
  ratepay_directdebit: NO_ACCOUNT,
};

/** Types that pages take and no test pays in Chromium: why, and the test that stands for it. */
export const NOT_IN_CHROMIUM = {
  paywithgoogle: ['an older name of `googlepay`', 'test/proxy/paying/wallet.test.ts'],
  samsungpay: [
    "only with its owner's script, which a test cannot load; an adapter replaces it",
    'test/components/parts/wallet/which-sheet.browser.test.ts',
  ],
  giropay: [
    'its scheme ended on 31 December 2024, so the sandbox lists it only if `allowedPaymentMethods` names it',
    'test/sandbox/checkout/redirect-methods.test.ts',
  ],
  directEbanking: [
    'Sofort is being closed, so the sandbox lists it only if `allowedPaymentMethods` names it; `klarna_paynow` replaces it',
    'test/sandbox/checkout/redirect-methods.test.ts',
  ],
  upi_collect: ['opt-in, which the demo does not use', 'test/proxy/paying/short-form.test.ts'],
  payu_IN_upi: ['opt-in, which the demo does not use', 'test/proxy/paying/short-form.test.ts'],
};

/** Types with the same row as one that the demo offers. */
export const SAME_AS = {
  bcmc_mobile_QR: 'bcmc_mobile',
  bcmc_mobile_app: 'bcmc_mobile',
  momo_wallet_app: 'momo_wallet',
  wechatpay: 'wechatpayQR',
  wechatpayMiniProgram: 'wechatpayWeb',
  wechatpaySDK: 'wechatpayWeb',
};
