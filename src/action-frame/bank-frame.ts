import { readBankMessage } from './bank-message.js';
import type { ActionTask } from './protocol.js';
import type { BankRequest } from './token.js';

export interface Visit {
  readonly task: ActionTask;
  readonly url: URL;
  readonly request: BankRequest;
  readonly title: string;
  /** Milliseconds. */
  readonly limit: number;
  /** The result where the bank says nothing in time. */
  readonly silence: string;
  onShown(): void;
}

const NAME = 'florin-bank';

function bankFrame({ task, title }: Visit): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.name = NAME;
  frame.title = title;
  frame.className = task;
  frame.allow = 'payment *; publickey-credentials-get *';
  if (task === 'fingerprint') {
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
  }
  return frame;
}

function postForm({ url, request }: Visit): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = url.href;
  form.target = NAME;
  form.hidden = true;
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = request.field;
  input.value = request.value;
  form.append(input);
  document.body.append(form);
  form.submit();
}

/** Opens the bank's page and waits for its one answer, or for the time limit. */
export function visitBank(visit: Visit): Promise<string> {
  const frame = bankFrame(visit);
  document.body.append(frame);
  frame.addEventListener('load', () => {
    // Some engines report the empty document first; a page of another origin cannot be looked into.
    if (frame.contentDocument?.URL !== 'about:blank') visit.onShown();
  });
  return new Promise((resolve) => {
    const end = (value: string): void => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      frame.remove();
      resolve(value);
    };
    const onMessage = (event: MessageEvent): void => {
      if (event.source !== frame.contentWindow || event.origin !== visit.request.answerOrigin) return;
      const value = readBankMessage(event.data, visit.task);
      if (value !== undefined) end(value);
    };
    const timer = setTimeout(end, visit.limit, visit.silence);
    addEventListener('message', onMessage);
    postForm(visit);
  });
}
