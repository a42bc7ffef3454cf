import { base64urlOfJson, jsonOfBase64 } from '../facts/base64.js';
import { checkUrl, type UrlRules } from '../client/url.js';
import { own, type WindowSize } from './protocol.js';

/** What the frame posts to the bank, and whose word it takes for the answer. */
export interface BankRequest {
  /** Nothing where the bank has no page to visit: then there is nothing to wait for. */
  readonly url: URL | undefined;
  /** Only a message from this origin is the answer. */
  readonly answerOrigin: string;
  readonly field: 'threeDSMethodData' | 'creq';
  /** Base64url of JSON. */
  readonly value: string;
}

export type TokenFault = 'token' | 'url';

const id = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : undefined;

/** A fingerprint: the bank's method page looks at the browser, unseen by the shopper. */
export function fingerprintRequest(token: string, rules: UrlRules): BankRequest | TokenFault {
  const decoded = jsonOfBase64(token);
  const threeDSServerTransID = id(own(decoded, 'threeDSServerTransID'));
  if (threeDSServerTransID === undefined) return 'token';
  const address = own(decoded, 'threeDSMethodUrl');
  const url = checkUrl(address, rules);
  const none = address === undefined || address === '';
  const notification = checkUrl(own(decoded, 'threeDSMethodNotificationURL'), rules);
  if ((!url && !none) || !notification) return 'url';
  return {
    url,
    answerOrigin: notification.origin,
    field: 'threeDSMethodData',
    value: base64urlOfJson({ threeDSServerTransID, threeDSMethodNotificationURL: notification.href }),
  };
}

/** A challenge: the bank asks the shopper something on a page of its own. */
export function challengeRequest(
  token: string,
  challengeWindowSize: WindowSize,
  rules: UrlRules,
): BankRequest | TokenFault {
  const decoded = jsonOfBase64(token);
  const acsTransID = id(own(decoded, 'acsTransID'));
  const messageVersion = id(own(decoded, 'messageVersion'));
  const threeDSServerTransID = id(own(decoded, 'threeDSServerTransID'));
  if (!acsTransID || !messageVersion || !threeDSServerTransID) return 'token';
  const url = checkUrl(own(decoded, 'acsURL'), rules);
  const notification = checkUrl(own(decoded, 'threeDSNotificationURL'), rules);
  if (!url || !notification) return 'url';
  return {
    url,
    answerOrigin: notification.origin,
    field: 'creq',
    value: base64urlOfJson({
      acsTransID,
      messageVersion,
      threeDSServerTransID,
      messageType: 'CReq',
      challengeWindowSize,
    }),
  };
}
