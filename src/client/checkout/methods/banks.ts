import * as z from '../../schema/schema.js';
import { text, word } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { only } from '../../schema/variants.js';
import { storable, tracked } from './stored.js';

/** A bank account in the United States. */
export const AchDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('ach', 'ach_plaid'),
    ...storable(),
    bankAccountNumber: text(),
    bankAccountType: word('balance', 'checking', 'deposit', 'general', 'other', 'payment', 'savings'),
    bankLocationId: text(),
    encryptedBankAccountNumber: text(),
    encryptedBankLocationId: text(),
    ownerName: text(),
    transferInstrumentId: text(),
  }),
);
export type AchDetails = z.input<ReturnType<typeof AchDetails>>;

/** Holiday vouchers of ANCV. */
export const AncvDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('ancv'),
    ...storable(),
    beneficiaryId: text(),
  }),
);
export type AncvDetails = z.input<ReturnType<typeof AncvDetails>>;

/** Direct debit in the United Kingdom. */
export const BacsDirectDebitDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('directdebit_GB'),
    ...storable(),
    bankAccountNumber: text(),
    bankLocationId: text(),
    holderName: text(),
    transferInstrumentId: text(),
  }),
);
export type BacsDirectDebitDetails = z.input<ReturnType<typeof BacsDirectDebitDetails>>;

/** BillDesk. */
export const BillDeskDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('billdesk_online', 'billdesk_wallet'),
    ...tracked(),
    issuer: z.string(),
  }),
);
export type BillDeskDetails = z.input<ReturnType<typeof BillDeskDetails>>;

/** BLIK. */
export const BlikDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('blik'),
    ...storable(),
    blikCode: text(),
  }),
);
export type BlikDetails = z.input<ReturnType<typeof BlikDetails>>;

/** Cellulant. */
export const CellulantDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('cellulant'),
    ...tracked(),
    issuer: text(),
  }),
);
export type CellulantDetails = z.input<ReturnType<typeof CellulantDetails>>;

/** Dotpay. */
export const DotpayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('dotpay'),
    ...tracked(),
    issuer: z.string(),
  }),
);
export type DotpayDetails = z.input<ReturnType<typeof DotpayDetails>>;

/** Direct debit in Canada. */
export const EftDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('eft_directdebit_CA'),
    ...storable(),
    bankAccountNumber: text(),
    bankCode: text(),
    bankLocationId: text(),
    ownerName: text(),
  }),
);
export type EftDetails = z.input<ReturnType<typeof EftDetails>>;

/** Online banking where the shopper picks a bank. */
export const GenericIssuerPaymentMethodDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('onlineBanking_PL', 'eps', 'onlineBanking_SK', 'onlineBanking_CZ'),
    ...storable(),
    issuer: z.string(),
  }),
);
export type GenericIssuerPaymentMethodDetails = z.input<ReturnType<typeof GenericIssuerPaymentMethodDetails>>;

/** giropay. */
export const GiropayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('giropay'),
    ...storable(),
  }),
);
export type GiropayDetails = z.input<ReturnType<typeof GiropayDetails>>;

/** iDEAL. */
export const IdealDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('ideal'),
    ...storable(),
    issuer: text(),
  }),
);
export type IdealDetails = z.input<ReturnType<typeof IdealDetails>>;

/** Online banking in Malaysia and Thailand. */
export const MolPayDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('molpay_ebanking_fpx_MY', 'molpay_ebanking_TH'),
    ...tracked(),
    issuer: z.string(),
  }),
);
export type MolPayDetails = z.input<ReturnType<typeof MolPayDetails>>;

/** Pay by Bank. */
export const PayByBankDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('paybybank'),
    ...tracked(),
    issuer: text(),
  }),
);
export type PayByBankDetails = z.input<ReturnType<typeof PayByBankDetails>>;

/** PayTo. */
export const PayToDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('payto'),
    ...tracked(),
    shopperAccountIdentifier: text(),
  }),
);
export type PayToDetails = z.input<ReturnType<typeof PayToDetails>>;

/** SEPA direct debit. */
export const SepaDirectDebitDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('sepadirectdebit', 'sepadirectdebit_amazonpay'),
    ...storable(),
    iban: z.string(),
    ownerName: z.string(),
    transferInstrumentId: text(),
  }),
);
export type SepaDirectDebitDetails = z.input<ReturnType<typeof SepaDirectDebitDetails>>;
