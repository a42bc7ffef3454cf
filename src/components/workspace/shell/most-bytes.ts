/** Bytes that the proxy takes of an import or a schema. */
export const MOST_BYTES = 4_194_304;
