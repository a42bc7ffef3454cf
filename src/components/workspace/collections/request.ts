import type { CollectionItem } from '../../../client/workspace/index.js';
import { addressText } from '../../../facts/collection-format.js';

/** A header or a parameter. What it has beyond these is kept with it. */
export interface Pair {
  readonly [field: string]: unknown;
  readonly key?: string | undefined;
  readonly value?: string | undefined;
  readonly disabled?: unknown;
}

type Request = NonNullable<CollectionItem['request']>;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isOn = ({ disabled }: Pair): boolean => disabled !== true;

/** Switched on, a pair does not say so: that is how it comes. */
export function switched(pair: Pair, on: boolean): Pair {
  const { disabled: _, ...rest } = pair;
  return on ? rest : { ...rest, disabled: true };
}

const ADDRESS = /^(?:([a-z][\w+.-]*):\/\/)?([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

const pairsIn = (query: string | undefined): Pair[] =>
  (query ?? '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? { key: part } : { key: part.slice(0, at), value: part.slice(at + 1) };
    });

const queryText = (pairs: readonly Pair[]): string =>
  pairs
    .filter((pair) => isOn(pair) && (pair.key || pair.value))
    .map(({ key = '', value }) => (value === undefined ? key : `${key}=${value}`))
    .join('&');

/** Parameters of an address, in their order; those that are switched off are in an address of parts alone. */
export function queryOf({ url }: Request): readonly Pair[] {
  const told: unknown = isFields(url) ? url['query'] : undefined;
  if (Array.isArray(told)) return told.filter(isFields);
  return pairsIn(ADDRESS.exec(addressText(url))?.[4]);
}

/** Keeps what is known of parameters that are still the same, and those that are switched off. */
function told(pairs: readonly Pair[], known: readonly Pair[]): Pair[] {
  const left = [...known];
  const kept = pairs.map((pair) => {
    const same = (each: Pair): boolean => isOn(each) && each.key === pair.key;
    const found = left.findIndex((each) => same(each) && each.value === pair.value);
    const at = found < 0 ? left.findIndex(same) : found;
    const [before] = at < 0 ? [] : left.splice(at, 1);
    return { ...before, ...pair };
  });
  return [...kept, ...left.filter((each) => !isOn(each))];
}

/** An address in parts says all of them of the new text, and keeps what else it has. */
function inParts(url: Fields, text: string, query: readonly Pair[]): Fields {
  const [, protocol, authority = '', path = '', , hash] = ADDRESS.exec(text) ?? [];
  const [, host = authority, port] = /^(.*?):(\d+)$/.exec(authority) ?? [];
  const { protocol: _, host: __, port: ___, path: ____, query: _____, hash: ______, ...rest } = url;
  return {
    ...rest,
    raw: text,
    ...(protocol && { protocol }),
    ...(host && { host: host.split('.') }),
    ...(port && { port }),
    ...(path && { path: path.replace(/^\//, '').split('/') }),
    ...(query.length > 0 && { query }),
    ...(hash && { hash }),
  };
}

export function withAddress(request: Request, text: string): Request {
  const { url } = request;
  if (!isFields(url)) return { ...request, url: text };
  return { ...request, url: inParts(url, text, told(pairsIn(ADDRESS.exec(text)?.[4]), queryOf(request))) };
}

/** Whether parameters can be switched off: an address that is a text has no place for them. */
export const hasParts = ({ url }: Request): boolean => isFields(url);

export function withQuery(request: Request, pairs: readonly Pair[]): Request {
  const { url } = request;
  const query = queryText(pairs);
  const text = addressText(url).replace(/\?[^#]*|(?=#)|$/, query && `?${query}`);
  return { ...request, url: isFields(url) ? inParts(url, text, pairs) : text };
}

export const headersOf = ({ header }: Request): readonly Pair[] => (header ?? []) as readonly Pair[];

export const withHeaders = (request: Request, header: readonly Pair[]): Request => ({
  ...request,
  header: header as Request['header'],
});

/** A body that is a text. Of another kind it is kept, and not edited here. */
export const isTextBody = ({ body }: Request): boolean => !body?.mode || body.mode === 'raw';

export function withBody(request: Request, raw: string): Request {
  const { body, ...rest } = request;
  if (raw === '' && Object.keys(body ?? {}).every((field) => field === 'mode' || field === 'raw'))
    return rest;
  return { ...request, body: { ...body, mode: 'raw', raw } };
}

/** A description that is an object keeps its other fields, as its kind. */
export const describedAs = (before: unknown, text: string): unknown =>
  isFields(before) ? { ...before, content: text } : text;
