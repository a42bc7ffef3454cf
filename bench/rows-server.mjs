import { createClient } from '../dist/client/index.js';
import { listTransactions } from '../dist/client/transfers/index.js';
import { pages } from '../dist/client/index.js';
import { createSandbox } from '../dist/sandbox/index.js';
import { NOW, serveOffice } from './office-server.mjs';

const DAY = 86_400_000;
/** The list asks for what is booked while it is asked for, too. */
const END = NOW + 300_000;

/** All that the books of a platform say was booked, the oldest first. */
async function booked(sandbox) {
  const client = createClient({
    baseUrl: 'https://platform.example/btl/v4',
    headers: { 'x-api-key': 'sandbox' },
    fetch: sandbox.fetch,
  });
  const window = {
    createdSince: new Date(END - 180 * DAY).toISOString(),
    createdUntil: new Date(END).toISOString(),
    limit: 100,
  };
  const all = [];
  for await (const each of pages(client, listTransactions, window)) all.push(each);
  return all;
}

/** A platform with a history, and a page with the list of its transactions. */
export async function serveRows(root, history) {
  const sandbox = await createSandbox({
    origin: 'http://127.0.0.1:1',
    seed: 'rows',
    now: () => NOW,
    history,
  });
  const state = { refuseAt: undefined, calls: 0 };
  const { url, close } = await serveOffice(root, 'rows-page', sandbox, (pathname) =>
    pathname.endsWith('/transactions') && ++state.calls === state.refuseAt
      ? Response.json(
          { status: 429, errorCode: 'too-many' },
          { status: 429, headers: { 'retry-after': '1' } },
        )
      : undefined,
  );
  return {
    url,
    close,
    books: () => booked(sandbox),
    refuse: (at) => Object.assign(state, { refuseAt: at, calls: 0 }),
    calls: () => state.calls,
  };
}
