/** Bytes that the proxy takes of an import, a schema, a collection or an environment. */
export const MOST_BYTES = 4_194_304;

/** Bytes of what is sent. */
export const bytesOf = (body: object): number => new TextEncoder().encode(JSON.stringify(body)).length;
