import type { getTerminal, TerminalDetails } from '../../client/terminal-management/index.js';
import type { NewWord } from '../../client/schema/values.js';
import type { Answering } from '../rows/simulation.js';
import { terminalRecords } from './records.js';
import type { Place, Terminal } from './terminals.js';
import { shownStore } from './lists.js';
import { whereIs } from './places.js';
import { daysUnheard, findTerminal, isOff } from './reading.js';
import { yesOrNo } from './yes-or-no.js';

/** Days after which the platform no longer says when a terminal was last heard of. */
const FORGOTTEN_AFTER = 14;
/** Milliseconds between the last payment and the last sign of life. */
const SINCE_PAYMENT = 25 * 60_000;
/** Models that may go out of a shop, with a SIM card. */
const PORTABLE: readonly string[] = ['V400m', 'S1F2'];

type Status = Exclude<NonNullable<TerminalDetails['terminalStatus']>, NewWord>;

/** `POST /getTerminalDetails`. */
export const details: Answering<typeof getTerminal> = (state, { input, version }) => {
  const records = terminalRecords(state);
  const terminal = findTerminal(records, input.terminal);
  const { model, serialNumber, permanentTerminalId, ethernetMac, wifiMac, wifiIp, place } = terminal;
  const heardAt = terminal.heardAt === 'on' ? state.now() : terminal.heardAt;
  const isRemembered = daysUnheard(terminal, state.now()) <= FORGOTTEN_AFTER;
  return {
    ...whereIs(records.companyAccount, terminal, version),
    ...(place.store && {
      country: place.store.address.countryCode ?? '',
      storeDetails: shownStore(place.store),
      displayLabel: place.store.description,
    }),
    deviceModel: model,
    serialNumber: serialNumber.replace(/(\d{3})(?=\d)/g, '$1-'),
    permanentTerminalId,
    firmwareVersion: 'florin-sandbox 1.0',
    dhcpEnabled: yesOrNo(true, version),
    ethernetMac: octets(ethernetMac),
    wifiMac: octets(wifiMac),
    ...(PORTABLE.includes(model)
      ? { wifiIp, iccid: `893144${serialNumber}0000`, simStatus: 'ACTIVE' }
      : { ethernetIp: wifiIp }),
    linkNegotiation: 'auto',
    ...(isRemembered && { lastActivityDateTime: new Date(heardAt).toISOString() }),
    ...(place.store && { lastTransactionDateTime: new Date(heardAt - SINCE_PAYMENT).toISOString() }),
    terminalStatus: statusOf(terminal, state.now()),
  };
};

const octets = (hex: string): string => hex.match(/../g)?.join(':') ?? '';

/** A move that waits for a restart counts for more than when the terminal was heard of. */
function statusOf(terminal: Terminal, now: number): Status {
  if (terminal.move) return pendingMove(terminal.move.to);
  const days = daysUnheard(terminal, now);
  if (isOff(terminal, now)) return 'SwitchedOff';
  if (days === 0) return 'OnlineToday';
  return (days === 1 ? 'OnlineLast1Day' : `OnlineLast${days}Days`) as Status;
}

function pendingMove({ account, inventory }: Place): Status {
  if (!account) return 'ReAssignToInventoryPending';
  return inventory ? 'ReAssignToMerchantInventoryPending' : 'ReAssignToStorePending';
}
