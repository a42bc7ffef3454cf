import { minorDigits } from 'florin/client';

/** Countries that the shop sells to: the currency of each, and units of it for one euro, at a rate of the shop's own. */
const COUNTRIES = {
  AT: { currency: 'EUR', rate: 1 },
  AU: { currency: 'AUD', rate: 1.7 },
  BE: { currency: 'EUR', rate: 1 },
  BH: { currency: 'BHD', rate: 0.43 },
  BR: { currency: 'BRL', rate: 6 },
  CA: { currency: 'CAD', rate: 1.6 },
  CH: { currency: 'CHF', rate: 0.95 },
  CN: { currency: 'CNY', rate: 8.2 },
  CZ: { currency: 'CZK', rate: 24.5 },
  DE: { currency: 'EUR', rate: 1 },
  DK: { currency: 'DKK', rate: 7.46 },
  EG: { currency: 'EGP', rate: 55 },
  ES: { currency: 'EUR', rate: 1 },
  FI: { currency: 'EUR', rate: 1 },
  FR: { currency: 'EUR', rate: 1 },
  GB: {
    currency: 'GBP',
    rate: 0.85,
    // Bacs is offered only where it is named, and then what is not named is not offered.
    allowed:
      'scheme applepay googlepay paypal klarna klarna_account trustly clearpay paysafecard neteller moneybookers karenmillen oasis ' +
      'warehouse paybybank directdebit_GB',
  },
  HK: { currency: 'HKD', rate: 9 },
  ID: { currency: 'IDR', rate: 19000 },
  IE: {
    currency: 'EUR',
    rate: 1,
    // Gift cards too are offered only where they are named, in a line for each brand.
    allowed: 'scheme giftcard givex svs applepay googlepay paypal klarna',
  },
  IN: { currency: 'INR', rate: 98 },
  IT: { currency: 'EUR', rate: 1 },
  JP: { currency: 'JPY', rate: 170 },
  KE: { currency: 'KES', rate: 150 },
  KR: { currency: 'KRW', rate: 1650 },
  KW: { currency: 'KWD', rate: 0.35 },
  MX: { currency: 'MXN', rate: 21 },
  MY: { currency: 'MYR', rate: 4.9 },
  NL: { currency: 'EUR', rate: 1 },
  NO: { currency: 'NOK', rate: 11.7 },
  NZ: { currency: 'NZD', rate: 2 },
  OM: { currency: 'OMR', rate: 0.44 },
  PH: { currency: 'PHP', rate: 66 },
  PL: { currency: 'PLN', rate: 4.3 },
  PT: { currency: 'EUR', rate: 1 },
  QA: { currency: 'QAR', rate: 4.2 },
  SA: { currency: 'SAR', rate: 4.3 },
  SE: { currency: 'SEK', rate: 11.1 },
  SG: { currency: 'SGD', rate: 1.5 },
  SK: { currency: 'EUR', rate: 1 },
  TH: { currency: 'THB', rate: 38 },
  US: { currency: 'USD', rate: 1.15 },
  VN: { currency: 'VND', rate: 30000 },
};

/** What is asked beside a card, by the shopper's country: where cards are paid in parts, and where banks compare the postal code. */
const BESIDE_CARDS = {
  BR: { installmentOptions: { card: { values: [2, 3, 6, 12] } } },
  GB: { cardBillingAddress: 'full' },
  JP: { installmentOptions: { card: { values: [3, 6, 12], plans: ['regular', 'revolving'] } } },
  MX: {
    installmentOptions: {
      card: {
        values: [3, 6, 12],
        plans: ['regular', 'nointeres_refund_prctg', 'with_interest'],
        percentages: { nointeres_refund_prctg: 10 },
      },
    },
  },
  US: { cardBillingAddress: 'postal-code' },
};

export const besideCards = (country) => BESIDE_CARDS[country] ?? {};

export const countryCodes = Object.keys(COUNTRIES);
/** The only payment methods of a country; undefined where the shop takes all that there are. */
export const methodsOf = (country) => COUNTRIES[country]?.allowed?.split(' ');
export const isSoldTo = (country) => Object.hasOwn(COUNTRIES, country);

/** An order with its prices in the currency of a country. The books of the shop are in euros. */
function pricedFor(order, country) {
  const { currency, rate } = COUNTRIES[country];
  const inCountry = ({ value, currency: own }) => {
    const steps = minorDigits(currency) - minorDigits(own);
    return { value: Math.max(1, Math.round(value * rate * 10 ** steps)), currency };
  };
  const lines = order.lines.map((line) => {
    const unitPrice = inCountry(line.unitPrice);
    return { ...line, unitPrice, total: { ...unitPrice, value: unitPrice.value * line.quantity } };
  });
  const total = { value: lines.reduce((sum, line) => sum + line.total.value, 0), currency };
  return { ...order, country, currency, lines, totals: { subtotal: total, total } };
}

/** What the shop remembers of the countries that its orders are sent to, in the database of its market. */
export function openCountries(connection) {
  let opening;
  const query = async (sql, parameters = []) => {
    opening ??= connection.query(
      'CREATE TABLE IF NOT EXISTS demo_order_countries (number text PRIMARY KEY, country text NOT NULL)',
      [],
    );
    await opening;
    return connection.query(sql, parameters);
  };
  return {
    /** The order as its shopper sees and pays it; in euros until they have named a country. */
    async priced(order) {
      const { rows } = await query('SELECT country FROM demo_order_countries WHERE number = $1', [
        order.number,
      ]);
      const country = rows[0]?.country;
      return isSoldTo(country) ? pricedFor(order, country) : order;
    },

    sendTo: (number, country) =>
      query(
        `INSERT INTO demo_order_countries (number, country) VALUES ($1, $2)
         ON CONFLICT (number) DO UPDATE SET country = excluded.country`,
        [number, country],
      ),
  };
}
