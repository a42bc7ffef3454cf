import { getTerminal, type TerminalDetails } from '../../../client/terminal-management/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { RowBook, type RowBookOptions } from '../../parts/table/row-book.js';

const readTerminal = /*@__PURE__*/ proxyRow('terminal-management', getTerminal);

/** The details of terminals: each costs a call of its own. */
export class DetailBook extends RowBook<TerminalDetails> {
  constructor(options: Omit<RowBookOptions<TerminalDetails>, 'read'>) {
    super({
      ...options,
      read: (client, terminal, call) => client.call(readTerminal, { terminal }, call),
    });
  }
}
