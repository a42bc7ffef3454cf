import { getAccountHolder } from '../../../client/balance-platform/rows/account-holders.js';
import { getPaymentInstrument } from '../../../client/balance-platform/rows/payment-instruments.js';
import { getTransactionRule } from '../../../client/balance-platform/rows/transaction-rules.js';
import { getPaymentLink } from '../../../client/checkout/rows/sessions.js';
import { bareWord } from '../../../client/schema/values.js';
import { getGrant, getTransaction, getTransfer } from '../../../client/transfers/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { single, unlessNone, type Source } from './source.js';

const holderRow = /*@__PURE__*/ proxyRow('balance-platform', getAccountHolder);
const cardRow = /*@__PURE__*/ proxyRow('balance-platform', getPaymentInstrument);
const ruleRow = /*@__PURE__*/ proxyRow('balance-platform', getTransactionRule);
const linkRow = /*@__PURE__*/ proxyRow('checkout', getPaymentLink);
const transferRow = /*@__PURE__*/ proxyRow('transfers', getTransfer);
const transactionRow = /*@__PURE__*/ proxyRow('transfers', getTransaction);
const grantRow = /*@__PURE__*/ proxyRow('transfers', getGrant);

/** The platform's ids of a kind begin with two letters: others are not asked about. */
const beginsWith = (letters: string) => {
  const pattern = new RegExp(`^${letters}[\\dA-Z]{8,}$`);
  return (text: string): boolean => pattern.test(text);
};

/** Ids of money that moves begin with anything. */
const isBareId = (text: string): boolean => /^[\dA-Z]{12,40}$/.test(text);

/** What the platform finds by a whole id. */
export const PLATFORM: readonly Source[] = [
  {
    kind: 'account-holder',
    row: 'balance-platform.getAccountHolder',
    takes: beginsWith('AH'),
    ask: (client, id, options) =>
      unlessNone(
        client.call(holderRow, { id }, options).then(({ id, reference, status }) =>
          single({
            kind: 'account-holder',
            reference: id,
            title: reference ?? id,
            about: id,
            status: bareWord(status),
          }),
        ),
      ),
  },
  {
    kind: 'card',
    row: 'balance-platform.getPaymentInstrument',
    takes: beginsWith('PI'),
    ask: (client, id, options) =>
      unlessNone(
        client.call(cardRow, { id }, options).then(({ id, reference, status }) =>
          single({
            kind: 'card',
            reference: id,
            title: reference ?? id,
            about: id,
            status: bareWord(status),
          }),
        ),
      ),
  },
  {
    kind: 'rule',
    row: 'balance-platform.getTransactionRule',
    takes: beginsWith('TR'),
    ask: (client, transactionRuleId, options) =>
      unlessNone(
        client.call(ruleRow, { transactionRuleId }, options).then(({ transactionRule: rule }) =>
          rule?.id
            ? single({
                kind: 'rule',
                reference: rule.id,
                title: rule.reference,
                about: rule.id,
                status: rule.status,
              })
            : { found: [], hasMore: false },
        ),
      ),
  },
  {
    kind: 'payment-link',
    row: 'checkout.getPaymentLink',
    takes: beginsWith('PL'),
    ask: (client, linkId, options) =>
      unlessNone(
        client
          .call(linkRow, { linkId }, options)
          .then(({ id, reference, amount, status }) =>
            single({ kind: 'payment-link', reference: id, title: reference, about: id, amount, status }),
          ),
      ),
  },
  {
    kind: 'grant',
    row: 'transfers.getGrant',
    takes: beginsWith('GR'),
    ask: (client, id, options) =>
      unlessNone(
        client
          .call(grantRow, { id }, options)
          .then(({ id, amount }) => single({ kind: 'grant', reference: id, title: id, amount })),
      ),
  },
  {
    kind: 'transfer',
    row: 'transfers.getTransfer',
    takes: isBareId,
    ask: (client, asked, options) =>
      unlessNone(
        client
          .call(transferRow, { id: asked }, options)
          .then(({ id = asked, reference, amount, status }) =>
            single({ kind: 'transfer', reference: id, title: id, about: reference, amount, status }),
          ),
      ),
  },
  {
    kind: 'transaction',
    row: 'transfers.getTransaction',
    takes: isBareId,
    ask: (client, id, options) =>
      unlessNone(
        client
          .call(transactionRow, { id }, options)
          .then(({ id, amount, status }) =>
            single({ kind: 'transaction', reference: id, title: id, amount, status }),
          ),
      ),
  },
];
