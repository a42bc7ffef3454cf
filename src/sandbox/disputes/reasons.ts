import type { REQUIREMENT_LEVELS } from '../../facts/dispute-documents.js';
import { DAY } from '../../facts/instant.js';

/** How much a defense needs a kind of document. Of those that say `OneOrMore`, any one will do. */
export type RequirementLevel = (typeof REQUIREMENT_LEVELS)[number];

/** A reason to defend by, and the kinds of document that it needs. */
export interface Defense {
  readonly code: string;
  readonly documents: Readonly<Record<string, RequirementLevel>>;
}

/** Why a shopper wants money back, and how a merchant can answer that. */
export interface DisputeReason {
  /** The scheme's own code. */
  readonly code: string;
  readonly defenses: readonly Defense[];
}

/** Milliseconds that a merchant has to answer a dispute. */
export const DEFENSE_PERIOD = 18 * DAY;

/** True of a payment that was refunded already. */
export const CREDIT_ISSUED: Defense = {
  code: 'CreditOrReversalProcessed',
  documents: { ProofOfRefund: 'Required' },
};

const SHIPPED: Defense = {
  code: 'MerchandiseReceived',
  documents: {
    ProofOfDelivery: 'Required',
    SignedDeliveryNote: 'OneOrMore',
    ShopperCorrespondence: 'OneOrMore',
    Invoice: 'Optional',
  },
};

/** What the merchant itself declares stands for all else, and a bank does not believe it. */
const RECOGNISED: Defense = {
  code: 'ShopperRecognised',
  documents: {
    PriorOrders: 'Required',
    IpAddressRecord: 'OneOrMore',
    DeviceRecord: 'OneOrMore',
    DeclarationOfMerchant: 'AlternativeRequired',
  },
};

export const DISPUTE_REASONS: readonly DisputeReason[] = [
  {
    code: '10.4',
    defenses: [RECOGNISED, CREDIT_ISSUED],
  },
  { code: '13.1', defenses: [SHIPPED, CREDIT_ISSUED] },
  {
    code: '13.3',
    defenses: [
      {
        code: 'MerchandiseAsDescribed',
        documents: { Invoice: 'Required', DescriptionOfGoods: 'Required', ShopperCorrespondence: 'Optional' },
      },
      CREDIT_ISSUED,
    ],
  },
  {
    code: '13.2',
    defenses: [
      {
        code: 'SubscriptionNotCancelled',
        documents: {
          CancellationPolicy: 'Required',
          ProofOfUse: 'OneOrMore',
          ShopperCorrespondence: 'OneOrMore',
        },
      },
      CREDIT_ISSUED,
    ],
  },
  {
    code: '12.6',
    defenses: [
      { code: 'SeparatePurchases', documents: { FirstInvoice: 'Required', SecondInvoice: 'Required' } },
    ],
  },
  // By those of Mastercard and of Discover: goods that did not come, and fraud.
  { code: '4853', defenses: [SHIPPED, CREDIT_ISSUED] },
  { code: 'UA02', defenses: [RECOGNISED, CREDIT_ISSUED] },
  // By Klarna's: a return that the shopper says was not refunded.
  { code: 'return', defenses: [CREDIT_ISSUED] },
  // Returned debits, by the codes of ISO 20022: too little on the account, and a refund that the shopper asked their bank for.
  { code: 'AM04', defenses: [] },
  { code: 'MD06', defenses: [] },
  // By those of Nacha: too little on the account, an account that is closed, and a debit that its owner did not authorise.
  { code: 'R01', defenses: [] },
  { code: 'R02', defenses: [] },
  { code: 'R10', defenses: [] },
  // By those of Payments Canada: too little on the account, and an account that is closed.
  { code: '901', defenses: [] },
  { code: '905', defenses: [] },
  // By Bacs: refer to payer.
  { code: 'ARUDD-0', defenses: [] },
];

/** What of a dispute says which kinds of document were handed in. */
interface Handed {
  readonly documents: ReadonlyMap<string, string>;
}

/** Whether a defense has all that it needs besides a document that stands for all others. */
export function hasEvidence({ documents }: Defense, { documents: given }: Handed): boolean {
  const kinds = Object.entries(documents);
  const isThere = ([kind]: readonly [string, string]): boolean => given.has(kind);
  const needed = kinds.filter(([, level]) => level === 'Required');
  const oneOf = kinds.filter(([, level]) => level === 'OneOrMore');
  return needed.every(isThere) && (oneOf.length === 0 || oneOf.some(isThere));
}

/** Whether all that a defense needs was handed in. A document that is an alternative stands for all others. */
export const isSatisfied = (defense: Defense, dispute: Handed): boolean =>
  hasEvidence(defense, dispute) ||
  Object.entries(defense.documents).some(
    ([kind, level]) => level === 'AlternativeRequired' && dispute.documents.has(kind),
  );
