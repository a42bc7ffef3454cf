import { appAddress } from '../../client/shopper/app-address.js';
import { isOnPaper, isWaitedFor, type Action } from '../../client/shopper/index.js';
import { checkUrl } from '../../client/url.js';
import { dropAbsent, matching, own, text } from './fields-of-answer.js';
import { narrowPaper } from './narrow-paper.js';

/** Sixty-four fields and 32 kB are more than any bank asks for; what is over is no form. */
function formFields(data: unknown): { name: string; value: string }[] | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = Object.entries(data).map(([name, value]) => ({ name, value: String(value) }));
  const size = fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  return fields.length <= 64 && size <= 32_768 ? fields : undefined;
}

/** What a picture of a code can hold, in characters that are seen. */
const CODE = /^\P{C}{1,2000}$/u;

/** ISO 8601, to the second, with the offset. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * What a page waits by. An address that is not known to open the method's app is left out: the payment can be approved
 * without it. A code that cannot be shown leaves nothing to do.
 */
function narrowWaiting(type: string, action: unknown, allowLocalHttp: boolean): Action | undefined {
  // What is waited for is known by the method that it is of.
  const subtype = matching(own(action, 'paymentMethodType'), /^\w{1,40}$/);
  if (isOnPaper({ type })) return narrowOnPaper({ type, subtype }, action, allowLocalHttp);
  const url = appAddress(own(action, 'url'), subtype ?? '', { allowLocalHttp });
  const qrCodeData = type === 'qrCode' ? matching(own(action, 'qrCodeData'), CODE) : undefined;
  if (type === 'qrCode' && qrCodeData === undefined && url === undefined) return undefined;
  const expiresAt = matching(own(action, 'expiresAt'), MOMENT);
  return dropAbsent({ type, subtype, url, qrCodeData, expiresAt });
}

/** Without a line to pay by, and without a file of it, there is nothing to show. */
function narrowOnPaper(
  { type, subtype }: { type: string; subtype: string | undefined },
  action: unknown,
  allowLocalHttp: boolean,
): Action | undefined {
  const paper = narrowPaper(action, allowLocalHttp);
  const expiresAt = matching(own(action, 'expiresAt'), MOMENT);
  return paper && dropAbsent({ type, subtype, paper, expiresAt });
}

/**
 * Actions that are made for apps and for owners' scripts. Where one has an address, a page leads there as by a redirect, and the
 * shopper comes back with the result.
 */
const LED: ReadonlySet<string> = new Set([
  'nativeRedirect',
  'sdk',
  'wechatpaySDK',
  'delegatedAuthentication',
]);

/** The action as a browser needs it, or nothing where a part of it is not safe. */
export function narrowAction(action: unknown, allowLocalHttp: boolean): Action | undefined {
  const type = matching(own(action, 'type'), /^\w{1,40}$/);
  if (type !== undefined && isWaitedFor({ type })) return narrowWaiting(type, action, allowLocalHttp);
  const url = own(action, 'url');
  const method = own(action, 'method');
  const data = own(action, 'data');
  const checked = checkUrl(url, { allowLocalHttp });
  const fields = formFields(data);
  const isUnsafe =
    (url !== undefined && url !== null && !checked) ||
    (data !== undefined && data !== null && !fields) ||
    (method !== undefined && method !== null && method !== 'GET' && method !== 'POST');
  if (type === undefined || isUnsafe) return undefined;
  return dropAbsent({
    type: checked && LED.has(type) ? 'redirect' : type,
    subtype: matching(own(action, 'subtype'), /^\w{1,40}$/),
    url: checked?.href,
    method: text(method, 4),
    fields,
    token: text(own(action, 'token'), 100_000),
    authorisationToken: text(own(action, 'authorisationToken'), 100_000),
  });
}
