const PATHS = {
  method: '/bank/3ds/method',
  methodNotification: '/bank/3ds/method-notification',
  challenge: '/bank/3ds/challenge',
  challengeAnswer: '/bank/3ds/challenge-answer',
  challengeNotification: '/bank/3ds/challenge-notification',
  redirect: '/bank/redirect',
  redirectAnswer: '/bank/redirect-answer',
  app: '/bank/app',
  appAnswer: '/bank/app-answer',
  till: '/bank/till',
  tillAnswer: '/bank/till-answer',
  refundAccount: '/bank/refund-account',
  paper: '/bank/paper',
  charity: '/bank/charity',
  charityPicture: '/bank/charity.svg',
  styles: '/bank/bank.css',
  submitScript: '/bank/submit.js',
  tellParentScript: '/bank/tell-parent.js',
} as const;
export type BankPage = keyof typeof PATHS;

/** Where each page of the simulated bank lives. */
export const addresses = (base: string): Readonly<Record<BankPage, string>> =>
  Object.fromEntries(Object.entries(PATHS).map(([page, path]) => [page, `${base}${path}`])) as Record<
    BankPage,
    string
  >;

/** Which page a path below the base asks for. */
export const pageAt = (path: string): BankPage | undefined =>
  (Object.keys(PATHS) as BankPage[]).find((page) => PATHS[page] === path);
