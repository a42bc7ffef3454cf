/** What this service does itself, so that a page need not. A proxy says so without loading the service. */
export const CAPABILITIES = { paging: true, search: true, sort: true } as const;
