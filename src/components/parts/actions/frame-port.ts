import {
  isHello,
  PROTOCOL,
  readFrameMessage,
  type ActionFrameMessage,
  type ActionInit,
} from '../../../action-frame/protocol.js';
import { plainAddress } from '../../base/plain-address.js';
import type { ActionContext } from './action.js';

export interface FrameTask extends Pick<ActionInit, 'task' | 'token'> {
  /** Asked for when the frame has opened. */
  windowSize(): ActionInit['windowSize'];
  /** The bank's page has loaded. */
  onShown?(): void;
}

/** `unreachable`: the frame did not open, or is no longer the document that was opened. */
export type FrameAnswer =
  Extract<ActionFrameMessage, { type: 'result' | 'refused' }> | { readonly type: 'unreachable' };

const OPENING = 10_000;

/** A document that has loaded and says nothing is not the frame: an error page, or one a policy blocked. */
const SILENCE = 2000;

/** Where the proxy serves the frame; nothing for an address that is neither secure nor this machine's. */
export const frameAddress = (proxy: string): URL | undefined =>
  plainAddress(`${proxy}/action-frame/${PROTOCOL}`, document.baseURI);

export function newFrame(url: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'payment *; publickey-credentials-get *';
  frame.src = url.href;
  return frame;
}

/**
 * Talks to a frame that is about to be inserted: shakes hands with that window and that origin once, then listens to
 * one port until it answers. Resolves once, whatever happens.
 */
export function askFrame(
  frame: HTMLIFrameElement,
  { task, token, windowSize, onShown }: FrameTask,
  { limits, signal }: Pick<ActionContext, 'limits' | 'signal'>,
): Promise<FrameAnswer> {
  const { origin } = new URL(frame.src);
  const nonce = crypto.randomUUID();
  const { port1, port2 } = new MessageChannel();
  const over = new AbortController();
  return new Promise((resolve) => {
    const end = (answer: FrameAnswer): void => {
      over.abort();
      clearTimeout(timer);
      // Firefox still delivers what a closed port was sent before.
      port1.onmessage = null;
      port1.close();
      resolve(answer);
    };
    const giveUp = (): void => end({ type: 'unreachable' });
    let timer = setTimeout(giveUp, OPENING);
    let loads = 0;
    let greeted = false;
    let ready = false;
    const onHello = ({ source, origin: from, data }: MessageEvent): void => {
      if (greeted || source !== frame.contentWindow || from !== origin || !isHello(data)) return;
      greeted = true;
      const init: ActionInit = {
        florin: PROTOCOL,
        type: 'action-init',
        nonce,
        task,
        token,
        windowSize: windowSize(),
        title: frame.title,
        limit: limits?.[task],
      };
      frame.contentWindow?.postMessage(init, origin, [port2]);
    };
    const onLoad = (): void => {
      if (++loads > 1) return giveUp();
      if (greeted) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE);
    };
    port1.onmessage = ({ data }: MessageEvent): void => {
      const message = readFrameMessage(data);
      if (message?.type === 'ready') {
        ready = message.nonce === nonce;
        if (ready) clearTimeout(timer);
      } else if (!ready || !message) return;
      else if (message.type === 'shown') onShown?.();
      else end(message);
    };
    addEventListener('message', onHello, { signal: over.signal });
    frame.addEventListener('load', onLoad, { signal: over.signal });
    signal.addEventListener('abort', giveUp, { signal: over.signal });
  });
}
