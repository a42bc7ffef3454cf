import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { Amount } from '../schema/values.js';

const line = () => z.optional(z.string());

/** What a shopper pays by elsewhere: the lines of a voucher or of a bank transfer, each as it is typed there. */
export const Paper = /*@__PURE__*/ once(() =>
  z.object({
    beneficiary: line(),
    iban: line(),
    bic: line(),
    accountNumber: line(),
    sortCode: line(),
    routingNumber: line(),
    bankCode: line(),
    branchCode: line(),
    collectionInstitutionNumber: line(),
    entity: line(),
    reference: line(),
    alternativeReference: line(),
    /** What is to be paid, where that is not the amount of the attempt: with what the till takes for itself. */
    totalAmount: z.optional(Amount()),
    /** A file to keep, and a page that says how to pay. Addresses of the platform's choice: a page opens them on a click alone. */
    downloadUrl: line(),
    instructionsUrl: line(),
  }),
);
export type Paper = z.infer<ReturnType<typeof Paper>>;

/** Lines of it in the order that a till or a bank asks for them. */
export const PAPER_LINES = [
  'beneficiary',
  'iban',
  'bic',
  'accountNumber',
  'sortCode',
  'routingNumber',
  'bankCode',
  'branchCode',
  'collectionInstitutionNumber',
  'entity',
  'reference',
  'alternativeReference',
] as const satisfies readonly (keyof Paper)[];
export type PaperLine = (typeof PAPER_LINES)[number];
