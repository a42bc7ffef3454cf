/** Rows that the page around the secret frame calls. */
const SECRET_ROWS = [
  'balance-platform.getPublicKey',
  'balance-platform.revealPaymentInstrument',
  'balance-platform.revealPin',
  'balance-platform.changePin',
];

/** Whether the merchant opened one of them: the frame is served where that is so. */
export const opensSecrets = ({ enable = [] }: { readonly enable?: readonly string[] | undefined }): boolean =>
  enable.some((name) => SECRET_ROWS.includes(name));
