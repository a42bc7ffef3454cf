import type {
  balancePlatform,
  NetworkToken,
  PaymentInstrument,
} from '../../../client/balance-platform/index.js';
import { invalidField, notPossible } from '../../refusals/rest-error.js';
import type { Answers } from '../../rows/simulation.js';
import type { State } from '../../state/state.js';
import { balancePlatformRecords } from '../platform-records.js';
import type { Kept, NetworkTokenRecord } from '../records.js';
import { found } from '../lookup.js';

/** Milliseconds that a card scheme takes to change a token. */
const CHANGE_TIME = 2000;

/**
 * Where a new card is soon found: in the wallet of a telephone, for which the card scheme is asked first, and with a merchant
 * that keeps cards on file.
 */
const PLACES = [
  {
    type: 'wallet',
    device: { deviceName: 'Telephone', formFactor: 'phone', osName: 'simulated' },
    status: 'inactive',
  },
  { type: 'cardOnFile', status: 'active' },
] as const;

const tokensOf = (state: State, paymentInstrumentId: string): NetworkTokenRecord[] =>
  [...balancePlatformRecords(state).networkTokens.values()].filter(
    ({ token }) => token.paymentInstrumentId === paymentInstrumentId,
  );

/** Gives a card its tokens when it is active for the first time. */
export function provisionTokens(state: State, { id, card }: Kept<typeof PaymentInstrument>): void {
  if (!card || tokensOf(state, id).length > 0) return;
  for (const place of PLACES) {
    const tokenId = `NT${state.random.reference()}`;
    const token = {
      ...place,
      id: tokenId,
      brandVariant: card.brandVariant,
      creationDate: new Date(state.now()).toISOString(),
      paymentInstrumentId: id,
      tokenLastFour: state.random.digits(4),
    };
    const change = { status: 'active' as const, at: state.now() + CHANGE_TIME };
    balancePlatformRecords(state).networkTokens.set(tokenId, {
      token,
      ...(place.status === 'inactive' && { change }),
    });
  }
}

/** A closed card takes its tokens with it. */
export function closeTokens(state: State, paymentInstrumentId: string): void {
  for (const { token } of tokensOf(state, paymentInstrumentId))
    balancePlatformRecords(state).networkTokens.set(token.id ?? '', {
      token: { ...token, status: 'closed' },
    });
}

/** A token as the card scheme has it now. */
const tokenNow = (state: State, { token, change }: NetworkTokenRecord): Kept<typeof NetworkToken> =>
  change && state.now() >= change.at ? { ...token, status: change.status } : token;

export const networkTokenAnswers = {
  listNetworkTokens(state, { input: { id } }) {
    found(balancePlatformRecords(state).paymentInstruments, id, 'Payment instrument');
    return { networkTokens: tokensOf(state, id).map((record) => tokenNow(state, record)) };
  },

  getNetworkToken: (state, { input: { networkTokenId } }) => ({
    token: tokenNow(
      state,
      found(balancePlatformRecords(state).networkTokens, networkTokenId, 'Network token'),
    ),
  }),

  updateNetworkToken(state, { input: { networkTokenId, status } }) {
    const { networkTokens } = balancePlatformRecords(state);
    const token = tokenNow(state, found(networkTokens, networkTokenId, 'Network token'));
    if (status === undefined) throw invalidField('status', 'Says what shall become of the token');
    if (token.status === 'closed') throw notPossible('A closed network token stays closed');
    networkTokens.set(networkTokenId, { token, change: { status, at: state.now() + CHANGE_TIME } });
    return undefined;
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
