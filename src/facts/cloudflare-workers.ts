/**
 * Whether this runs in Cloudflare's workers. There, a promise or a connection that was made for one request must not be
 * waited for by another, and nothing runs between two (https://developers.cloudflare.com/workers/reference/how-workers-works/).
 */
export const inCloudflareWorkers = (): boolean => globalThis.navigator?.userAgent === 'Cloudflare-Workers';
