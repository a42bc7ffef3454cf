import type { RenderingHost } from './adopt-styles.js';

let badge: Promise<typeof import('./badge.js')> | undefined;

/** Says on the page that no money moves, outside live. A page that is live loads nothing of it. */
export function noteEnvironment(host: RenderingHost, environment: string): void {
  const isTest = environment !== 'live';
  if (isTest || badge)
    (badge ??= import('./badge.js')).then(
      ({ claimBadge }) => claimBadge(host, isTest),
      () => (badge = undefined),
    );
}
