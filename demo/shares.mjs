import { bind, createClient } from 'florin/client';
import { balancePlatform } from 'florin/client/balance-platform';
import { createLegalEntity } from 'florin/client/legal-entity';

/** The shop keeps a tenth of each sale. */
const COMMISSION = 0.1;

/**
 * Who gets which part of an order: each seller has a balance account at the platform, opened when they sell for the first
 * time, and the shop keeps a commission. What the payment costs, a seller pays who sells all of it, else the shop. The one whom the seller's page acts for has had an account before. The sandbox forgets
 * with the process, and so does this list.
 */
export function openShares({ sandbox, ownSeller }) {
  const clientOf = (path) =>
    createClient({
      baseUrl: `https://sandbox.florin.invalid${path}`,
      fetch: sandbox.fetch,
      headers: { 'x-api-key': 'sandbox' },
    });
  const people = clientOf('/lem/v3');
  const platform = bind(clientOf('/bcl/v2'), balancePlatform);
  /** By the market's id of a seller. */
  const accounts = new Map();

  async function open({ name }, currency) {
    const [firstName, ...rest] = name.split(' ');
    const { id: legalEntityId } = await people.call(createLegalEntity, {
      type: 'individual',
      individual: {
        name: { firstName, lastName: rest.join(' ') || firstName },
        residentialAddress: { country: 'NL' },
      },
    });
    // One for each seller, and one key for each: the legal entity is new.
    const holder = await platform.createAccountHolder(
      { legalEntityId, description: name },
      { idempotencyKey: `holder-${legalEntityId}` },
    );
    const account = { accountHolderId: holder.id, defaultCurrencyCode: currency, description: name };
    const { id } = await platform.createBalanceAccount(account, { idempotencyKey: `account-${holder.id}` });
    return { id, name };
  }

  /** The platform itself comes first. */
  const everyHolder = async () =>
    (await platform.listAccountHolders({ id: 'FlorinPlatform' })).accountHolders;
  const holders = async () => (await everyHolder()).slice(1);

  async function find(seller, currency) {
    const { userId } = await ownSeller();
    if (seller.id !== userId) return open(seller, currency);
    const [{ primaryBalanceAccount: id }] = await holders();
    return { id, name: seller.name };
  }

  const accountOf = (seller, currency) => {
    if (!accounts.has(seller.id)) accounts.set(seller.id, find(seller, currency));
    return accounts.get(seller.id);
  };

  return {
    /** What each seller of an order gets of it, and what is left for the shop. */
    async of({ number, lines, totals: { total } }) {
      const sold = new Map();
      for (const { seller, total: line } of lines)
        if (seller) sold.set(seller.id, { seller, value: (sold.get(seller.id)?.value ?? 0) + line.value });
      const splits = await Promise.all(
        [...sold.values()].map(async ({ seller, value }) => ({
          type: 'BalanceAccount',
          account: (await accountOf(seller, total.currency)).id,
          amount: { value: value - Math.round(value * COMMISSION) },
          reference: `${number}-${seller.id}`.slice(0, 80),
        })),
      );
      const left = total.value - splits.reduce((sum, { amount }) => sum + amount.value, 0);
      const [first, ...others] = splits;
      const fee = { type: 'PaymentFee', ...(others.length === 0 && { account: first?.account }) };
      return [...splits, fee, { type: 'Commission', amount: { value: left }, reference: `${number}-shop` }];
    },

    /** The account holder of the marketplace itself. */
    async platform() {
      return (await everyHolder())[0].id;
    },

    /** The account holder that the demonstration's seller and its office look at: one that has earned something. */
    async holder() {
      return (await holders())[0].id;
    },

    /** That account holder, or the other one that the platform has from the start, with the legal entity whose bank accounts it is paid out to. */
    async person(isOther) {
      const { id, legalEntityId } = (await holders())[isOther ? 1 : 0];
      return { holder: id, entity: legalEntityId };
    },

    /** What each seller has by now, in the order in which they first sold. */
    async balances() {
      const known = await Promise.all(accounts.values());
      return Promise.all(
        known.map(async ({ id, name }) => {
          const { balances } = await platform.getBalanceAccount({ id });
          return { name, balances: balances.map(({ currency, balance }) => ({ currency, value: balance })) };
        }),
      );
    },
  };
}
