import type { Sandbox } from '../../src/sandbox/index.js';
import { decode, encode, type Answered } from './shop.js';

/** A page of the bank as a browser without scripts sees it. */
export interface Page {
  readonly response: Response;
  readonly text: string;
}

const unescape = (value: string): string =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescape(value);
};

export async function open(
  sandbox: Sandbox,
  address: string,
  fields?: Record<string, string>,
): Promise<Page> {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const response = await sandbox(new Request(address, init));
  return { response, text: await response.clone().text() };
}

/** Sends the one form of a page, with what the shopper typed or pressed. */
export function submit(sandbox: Sandbox, page: Page, typed: Record<string, string> = {}): Promise<Page> {
  const form = /<form[^>]*>/.exec(page.text)?.[0] ?? '';
  const fields: Record<string, string> = {};
  for (const [tag] of page.text.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, 'name');
    if (name) fields[name] = attribute(tag, 'value') ?? '';
  }
  return open(sandbox, attribute(form, 'action') ?? '', { ...fields, ...typed });
}

/** What a page's script would tell the frame around it. */
export const toldParent = (page: Page): unknown =>
  JSON.parse(attribute(/<html[^>]*>/.exec(page.text)?.[0] ?? '', 'data-message') ?? 'null');

interface Action {
  readonly type: string;
  readonly url: string;
  readonly method: string;
  readonly data?: Record<string, string>;
  readonly token: string;
  readonly paymentData: string;
  readonly authorisationToken: string;
}

export const actionOf = ({ body }: Answered): Action => body.action as Action;

const url64 = (value: unknown): string =>
  encode(value).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The hidden frame of a fingerprint. */
export async function fingerprint(sandbox: Sandbox, answer: Answered): Promise<Page> {
  const token = decode(actionOf(answer).token);
  const threeDSMethodData = url64({
    threeDSServerTransID: token['threeDSServerTransID'],
    threeDSMethodNotificationURL: token['threeDSMethodNotificationURL'],
  });
  const page = await open(sandbox, String(token['threeDSMethodUrl']), { threeDSMethodData });
  return submit(sandbox, page);
}

/** The bank's frame, before the shopper does anything. */
export async function openChallenge(sandbox: Sandbox, answer: Answered): Promise<Page> {
  const { acsTransID, acsURL, messageVersion, threeDSServerTransID } = decode(actionOf(answer).token);
  const creq = url64({
    acsTransID,
    messageVersion,
    threeDSServerTransID,
    messageType: 'CReq',
    challengeWindowSize: '01',
  });
  return open(sandbox, String(acsURL), { creq });
}

/** Answers the challenge and returns what the bank tells the frame around it. */
export async function answerChallenge(
  sandbox: Sandbox,
  page: Page,
  typed: Record<string, string>,
): Promise<unknown> {
  return toldParent(await submit(sandbox, await submit(sandbox, page, typed)));
}

export function leaveForBank(sandbox: Sandbox, answer: Answered): Promise<Page> {
  const { url, method, data } = actionOf(answer);
  return open(sandbox, url, method === 'POST' ? data : undefined);
}
