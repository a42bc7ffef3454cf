import type {
  assignTerminals,
  AssignTerminalsRequest,
  findTerminal as findRow,
} from '../../client/terminal-management/index.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import { terminalRecords } from './records.js';
import type { Place, Terminal } from './terminals.js';
import { daysUnheard, findTerminal, isOff, readScope, type Found } from './reading.js';
import { yesOrNo } from './yes-or-no.js';

/** Milliseconds that a terminal in use takes to be restarted where it goes. */
const RESTART = 5_000;
/** Milliseconds after which one calls home that was not heard of today. */
const CALL_HOME = 600_000;

/** `POST /assignTerminals`: a terminal that is not there fails alone. */
export const assign: Answering<typeof assignTerminals> = (state, { input }) => {
  const found = readScope(state, input);
  if (input.terminals.length === 0) throw invalid('000', "Required field 'terminals' is empty.");
  const to = placeOf(input, found);
  const results = input.terminals.map((id) => {
    const terminal = found.records.terminals.find((known) => known.id === id);
    return [id, terminal ? move(terminal, to, state.now()) : 'Error'];
  });
  return { results: Object.fromEntries(results) as Record<string, string> };
};

/** `POST /findTerminal`. */
export const find: Answering<typeof findRow> = (state, { input, version }) => {
  const records = terminalRecords(state);
  return whereIs(records.companyAccount, findTerminal(records, input.terminal), version);
};

/** The company, the terminal, and where it is for now. */
export const whereIs = (companyAccount: string, { id, place }: Terminal, version: number | undefined) => ({
  companyAccount,
  terminal: id,
  ...(place.account && {
    merchantAccount: place.account.name,
    merchantInventory: yesOrNo(place.inventory === true, version),
  }),
  ...(place.store && { store: place.store.store }),
});

function placeOf({ merchantInventory: inventory = false }: AssignTerminalsRequest, found: Found): Place {
  const { account, store } = found;
  if (inventory && (!account || store))
    throw invalid('000', "Field 'merchantInventory' goes with a merchant account and no store");
  return account ? { account, store, inventory } : {};
}

function move(terminal: Terminal, to: Place, now: number): string {
  const { place } = terminal;
  const isThere =
    place.account === to.account && place.store === to.store && !place.inventory === !to.inventory;
  const isInUse = place.account !== undefined && !place.inventory;
  terminal.move = undefined;
  if (isInUse && !isThere) {
    terminal.move = { to, at: now + waitOf(terminal, now) };
    return 'AssignmentScheduled';
  }
  terminal.place = to;
  return 'Done';
}

function waitOf(terminal: Terminal, now: number): number {
  if (isOff(terminal, now)) return Infinity;
  return daysUnheard(terminal, now) > 0 ? CALL_HOME : RESTART;
}
