import type { Client } from '../../../client/index.js';
import { getTerminal, listTerminals } from '../../../client/terminal-management/index.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { MOST, single, unlessNone, type Found, type Source } from './source.js';

const listRow = /*@__PURE__*/ proxyRow('terminal-management', listTerminals);
const terminalRow = /*@__PURE__*/ proxyRow('terminal-management', getTerminal);

async function readIds(client: Client): Promise<readonly string[]> {
  const { inventoryTerminals = [], merchantAccounts = [] } = await client.call(listRow, {});
  return [
    ...inventoryTerminals,
    ...merchantAccounts.flatMap(({ inStoreTerminals = [], inventoryTerminals: stock = [], stores = [] }) => [
      ...inStoreTerminals,
      ...stock,
      ...stores.flatMap(({ inStoreTerminals: placed = [] }) => placed),
    ]),
  ];
}

const found = (id: string): Found => ({ kind: 'terminal', reference: id, title: id });

/**
 * Finds terminals by a part of their id, which ends with the serial number. The platform lists all at once, so they are read once
 * while the palette is open.
 */
export function listedTerminals(): Source {
  let reading: Promise<readonly string[]> | undefined;
  return {
    kind: 'terminal',
    row: 'terminal-management.listTerminals',
    async ask(client, text) {
      const forget = (error: unknown): never => {
        reading = undefined;
        throw error;
      };
      reading ??= readIds(client).catch(forget);
      const wanted = text.toLowerCase();
      const ids = [...new Set(await reading)].filter((id) => id.toLowerCase().includes(wanted));
      return { found: ids.slice(0, MOST).map(found), hasMore: ids.length > MOST };
    },
  };
}

/** Finds one terminal by its whole id: sellers may not list them all. */
export const namedTerminal: Source = {
  kind: 'terminal',
  row: 'terminal-management.getTerminal',
  takes: (text) => /^[\w+.]+-\d{5,}$/.test(text),
  ask: (client, terminal, options) =>
    unlessNone(client.call(terminalRow, { terminal }, options).then(({ terminal: id }) => single(found(id)))),
};
