/**
 * Name and key of a frame that no proxy served: a file beside a page that holds proxy and sandbox itself. It protects nothing, for
 * nothing there is real, and every other proxy refuses it.
 */
export const PAGE_FRAME = { name: 'page', key: 'a-page-that-holds-its-own-sandbox' } as const;
