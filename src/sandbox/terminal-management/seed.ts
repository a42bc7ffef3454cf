import { DAY } from '../../facts/instant.js';
import type { State } from '../state/state.js';
import type { Account, KnownStore, Place, Terminal } from './terminals.js';

/** Milliseconds after which those terminals restart that are on their way when the sandbox opens. */
const ON_THE_WAY = 3_600_000;

const CITIES = [
  { city: 'Amsterdam', countryCode: 'NL', postalCode: '1011 PX', streetAddress: 'Kloveniersburgwal 1' },
  { city: 'Utrecht', countryCode: 'NL', postalCode: '3511 AB', streetAddress: 'Oudegracht 12' },
  { city: 'Antwerpen', countryCode: 'BE', postalCode: '2000', streetAddress: 'Meir 30' },
];

const hex = (state: State): string => state.random.uuid().slice(-12);

/** Stores and terminals of a company from the start. Codes of stores and numbers of terminals differ by seed. */
export function seedTerminals(
  state: State,
  [main, second]: readonly [Account, Account],
): { stores: readonly KnownStore[]; terminals: readonly Terminal[] } {
  const stores = CITIES.map((address, at): KnownStore => ({
    store: `${address.city}-${state.random.digits(4)}`,
    description: `Store in ${address.city}`,
    address,
    account: at < 2 ? main : second,
  }));
  const inStore = (at: number): Place => ({ account: stores[at]?.account, store: stores[at] });
  const stock: Place = { account: main, inventory: true };
  const places: readonly (readonly [model: string, place: Place, days?: number | undefined, to?: Place])[] = [
    ['V400m', inStore(0)],
    ['P400Plus', inStore(0)],
    ['S1F2', inStore(1)],
    ['P400Plus', inStore(1), 2],
    ['AMS1', { account: main }],
    ['V400m', stock, 1],
    ['S1F2', inStore(2)],
    ['AMS1', { account: second, inventory: true }],
    ['V400m', {}],
    ['P400Plus', inStore(2), 30],
    ['P400Plus', inStore(0)],
    ['V400m', inStore(0), 3],
    ['S1F2', inStore(0), 5],
    ['P400Plus', inStore(0), undefined, {}],
    ['V400m', inStore(1), 4],
    ['P400Plus', inStore(1), 6],
    ['AMS1', inStore(1), 7],
    ['S1F2', inStore(1), undefined, { account: second, inventory: true }],
    ['V400m', inStore(2)],
    ['S1F2', inStore(2), 10],
    ['P400Plus', inStore(2), undefined, inStore(1)],
    ['P400Plus', stock],
    ['AMS1', stock],
    ['V400m', stock],
    ['S1F2', {}],
    ['P400Plus', {}],
  ];
  const terminals = places.map(([model, place, days, to], at): Terminal => {
    const serialNumber = state.random.digits(9);
    return {
      id: `${model}-${serialNumber}`,
      model,
      serialNumber,
      permanentTerminalId: state.random.digits(8),
      ethernetMac: hex(state),
      wifiMac: hex(state),
      wifiIp: `192.0.2.${10 + at}`,
      place,
      heardAt: days === undefined ? 'on' : state.now() - days * DAY,
      move: to && { to, at: state.now() + ON_THE_WAY },
    };
  });
  return { stores, terminals };
}
