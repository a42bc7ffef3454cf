/** What is open of an API. */
type Open = 'schema' | 'release';

/** Where something of an API is: the API itself, one of its versions, or something of a version. */
export interface ApiPath {
  readonly apiId: string;
  readonly apiVersionId?: string;
  readonly open?: Open | 'links';
  /** Id of the schema or the release. */
  readonly id?: string;
}

const LETTERS = { schema: 's', release: 'r', links: 'l' } as const;
const KINDS = Object.keys(LETTERS) as (keyof typeof LETTERS)[];

/** As the address says it: ids that end at a colon, which no id has in it. */
export const itemOf = ({ apiId, apiVersionId, open, id }: ApiPath): string =>
  [apiId, apiVersionId, open && LETTERS[open], id].filter(Boolean).join(':');

/** Nothing where the address says something else. */
export function pathOf(item: string): ApiPath | undefined {
  const [apiId = '', apiVersionId, letter, id, ...more] = item.split(':');
  if (!apiId || more.length > 0) return undefined;
  if (apiVersionId === undefined) return { apiId };
  if (letter === undefined) return apiVersionId ? { apiId, apiVersionId } : undefined;
  const open = KINDS.find((kind) => LETTERS[kind] === letter);
  if (!apiVersionId || !open || (open === 'links') === Boolean(id)) return undefined;
  return { apiId, apiVersionId, open, ...(id && { id }) };
}
