import type { Action } from '../../../../src/client/shopper/index.js';
import type { ActionContext, ActionResult } from '../../../../src/components/parts/actions/actions.js';
import { runAction } from '../../../../src/components/parts/actions/actions.js';
import { hostStyles } from '../../../../src/components/base/theme/host.css.js';
import { tokens } from '../../../../src/components/base/theme/tokens.css.js';
import { buttonStyles } from '../../../../src/components/parts/controls/button.css.js';

/** The bank lives on another origin than the shop: the same server by its other name. */
export const BANK = `${location.protocol}//${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}`;

const encode = (value: object): string => btoa(JSON.stringify(value));
const id = 'd461f105-1792-407f-95ff-9a496fd918a9';

export const fingerprintAction = (path: string, changes: object = {}): Action => ({
  type: 'threeDS2',
  subtype: 'fingerprint',
  token: encode({
    threeDSMethodUrl: `${BANK}${path}`,
    threeDSMethodNotificationURL: `${BANK}/bank/done`,
    threeDSServerTransID: id,
    ...changes,
  }),
});

export const challengeAction = (path: string, changes: object = {}): Action => ({
  type: 'threeDS2',
  subtype: 'challenge',
  authorisationToken: 'token-of-the-platform',
  token: encode({
    acsURL: `${BANK}${path}`,
    threeDSNotificationURL: `${BANK}/bank/done`,
    acsTransID: id,
    threeDSServerTransID: id,
    messageVersion: '2.2.0',
    ...changes,
  }),
});

export interface Acting {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly result: Promise<ActionResult>;
  stop(): void;
}

/** Runs an action in an element of its own, as a checkout would. */
export function act(action: Action, changes: Partial<ActionContext> = {}): Acting {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheets = [tokens, hostStyles, buttonStyles].map(({ styleSheet }) => styleSheet);
  root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined);
  const container = document.createElement('div');
  root.append(container);
  document.body.append(host);
  const stop = new AbortController();
  const result = runAction(action, {
    proxy: '/florin',
    container,
    language: 'en',
    signal: stop.signal,
    ...changes,
  });
  return { host, root, container, result, stop: () => stop.abort() };
}

/** What was posted for the platform, in clear. */
export function posted(result: ActionResult): unknown {
  if (!('details' in result)) return undefined;
  const { threeDSFingerprint, threeDSResult } = result.details;
  return JSON.parse(atob(threeDSFingerprint ?? threeDSResult ?? ''));
}
