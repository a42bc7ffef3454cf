/** An issuer's answer to an authorisation, with the platform's words and codes for it. */
export interface IssuerAnswer {
  readonly resultCode: 'Authorised' | 'Refused' | 'Cancelled' | 'Error' | 'Pending';
  readonly code: string;
  readonly reason: string;
  readonly raw: string;
}

const refused = (code: string, reason: string, raw: string): IssuerAnswer => ({
  resultCode: 'Refused',
  code,
  reason,
  raw,
});

/**
 * Every answer the simulated issuer can give. A holder name equal to one of these names brings that answer with any
 * card, and so does `additionalData.RequestedTestAcquirerResponseCode` with its code: both are the platform's own test
 * triggers.
 */
export const ISSUER_ANSWERS = {
  APPROVED: { resultCode: 'Authorised', code: '1', reason: '', raw: 'AUTHORISED' },
  DECLINED: refused('2', 'Refused', '05 : Do not honor'),
  REFERRAL: refused('3', 'Referral', '01 : Refer to card issuer'),
  ERROR: { resultCode: 'Error', code: '4', reason: 'Acquirer Error', raw: '96 : System malfunction' },
  BLOCK_CARD: refused('5', 'Blocked Card', '43 : Stolen card, pick up'),
  CARD_EXPIRED: refused('6', 'Expired Card', '54 : Expired card'),
  INVALID_AMOUNT: refused('7', 'Invalid Amount', '13 : Invalid amount'),
  INVALID_CARD: refused('8', 'Invalid Card Number', '14 : Invalid card number'),
  ISSUER_UNAVAILABLE: refused('9', 'Issuer Unavailable', '91 : Issuer or switch inoperative'),
  NOT_SUPPORTED: refused('10', 'Not supported', '57 : Function not supported'),
  NOT_3D_AUTHENTICATED: refused('11', '3D Not Authenticated', '3D authentication failed'),
  NOT_ENOUGH_BALANCE: refused('12', 'Not enough balance', '51 : Insufficient funds'),
  PENDING: { resultCode: 'Pending', code: '13', reason: '', raw: 'PENDING' },
  ACQUIRER_FRAUD: refused('14', 'Acquirer Fraud', '59 : Suspected fraud'),
  CANCELLED: { resultCode: 'Cancelled', code: '15', reason: 'Cancelled', raw: 'CANCELLED' },
  SHOPPER_CANCELLED: { resultCode: 'Cancelled', code: '16', reason: 'Shopper Cancelled', raw: 'CANCELLED' },
  FRAUD: refused('20', 'FRAUD', '59 : Suspected fraud'),
  TRANSACTION_NOT_PERMITTED: refused('23', 'Transaction Not Permitted', '57 : Transaction not permitted'),
  CVC_DECLINED: refused('24', 'CVC Declined', 'N7 : CVC mismatch'),
  RESTRICTED_CARD: refused('25', 'Restricted Card', '62 : Restricted card'),
  REVOCATION_OF_AUTH: refused('26', 'Revocation Of Auth', 'R0 : Stop payment order'),
  DECLINED_NON_GENERIC: refused('27', 'Declined Non Generic', '05 : Do not honor'),
  WITHDRAWAL_AMOUNT_EXCEEDED: refused('28', 'Withdrawal amount exceeded', '61 : Exceeds amount limit'),
  WITHDRAWAL_COUNT_EXCEEDED: refused('29', 'Withdrawal count exceeded', '65 : Exceeds count limit'),
  ISSUER_SUSPECTED_FRAUD: refused('31', 'Issuer Suspected Fraud', '59 : Suspected fraud'),
  AVS_DECLINED: refused('32', 'AVS Declined', '05 : Address mismatch'),
  AUTHENTICATION_REQUIRED: refused('38', 'Authentication required', '1A : Authentication required'),
  RREQ_NOT_RECEIVED: refused('39', 'RReq not received from DS', 'No authentication result'),
} as const satisfies Record<string, IssuerAnswer>;

export type IssuerAnswerName = keyof typeof ISSUER_ANSWERS;

const names = (): IssuerAnswerName[] => Object.keys(ISSUER_ANSWERS) as IssuerAnswerName[];

/** The answer a holder name or a requested code asks for, if either does. */
export function requestedAnswer(holderName: unknown, code: unknown): IssuerAnswerName | undefined {
  return names().find((name) => name === holderName || ISSUER_ANSWERS[name].code === code);
}
