import { get, type Fetch } from '../../../../src/client/index.js';
import { flag, list, text } from '../../../../src/client/schema/fields.js';
import { once } from '../../../../src/client/schema/once.js';
import * as z from '../../../../src/client/schema/schema.js';
import { integer } from '../../../../src/client/schema/values.js';

const Deed = once(() => z.object({ id: z.string(), name: z.string(), sum: integer(), state: z.string() }));
export type Deed = z.infer<ReturnType<typeof Deed>>;

const CursorQuery = once(() => z.object({ cursor: text() }));
const OffsetQuery = once(() => z.object({ offset: z.optional(integer()), limit: z.optional(integer()) }));
const ByOffset = once(() => z.object({ items: list(Deed()), hasNext: flag() }));
const ByCursor = once(() => z.object({ deeds: list(Deed()), nextCursor: text() }));
const Link = once(() => z.object({ href: z.string() }));
const ByLink = once(() =>
  z.object({ data: list(Deed()), _links: z.optional(z.object({ next: z.optional(Link()) })) }),
);

/** The three ways in which the platform's interfaces page. */
export const ROWS = {
  offset: get('/by-offset', { input: OffsetQuery, output: ByOffset }),
  cursor: get('/by-cursor', { input: CursorQuery, output: ByCursor }),
  link: get('/by-link', { input: CursorQuery, output: ByLink }),
} as const;
export type Kind = keyof typeof ROWS;

const STATES = ['open', 'done', 'failed'] as const;

/** So many deeds; their sums are in no order. */
export const deeds = (count: number): Deed[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `d-${at}`,
    name: `Deed ${at + 1}`,
    sum: (at * 7919) % 1000,
    state: STATES[at % 3]!,
  }));

/** A server with deeds, which gives so many at once. */
export interface Server {
  readonly asked: string[];
  readonly fetch: Fetch;
  /** Stands before the server until it is taken away. */
  obstacle: ((path: string) => Promise<Response> | undefined) | undefined;
}

export function serve(all: readonly Deed[], most = 50): Server {
  const answer = ({ pathname, searchParams }: URL): unknown => {
    if (pathname.endsWith('/config')) return { environment: 'sandbox', serverTime: String(Date.now()) };
    const from = Number(searchParams.get('offset') ?? searchParams.get('cursor') ?? 0);
    const page = all.slice(from, from + most);
    const next = from + most < all.length ? String(from + most) : undefined;
    if (pathname.endsWith('/by-offset')) return { items: page, hasNext: next !== undefined };
    if (pathname.endsWith('/by-cursor')) return { deeds: page, ...(next && { nextCursor: next }) };
    const href = `https://elsewhere.example/by-link?cursor=${next}`;
    return { data: page, ...(next && { _links: { next: { href } } }) };
  };
  const server: Server = {
    asked: [],
    obstacle: undefined,
    fetch: async (input) => {
      const address = new URL(input, location.href);
      server.asked.push(address.pathname.replace('/florin', '') + address.search);
      return (await server.obstacle?.(address.pathname)) ?? Response.json(answer(address));
    },
  };
  return server;
}
