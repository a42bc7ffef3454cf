import {
  isHello,
  PROTOCOL,
  readFrameMessage,
  type ActionFrameMessage,
  type ActionInit,
} from '../../../action-frame/protocol.js';
import { plainAddress } from '../../base/plain-address.js';
import type { ActionContext } from './action.js';

/** What is asked of a frame. Its window may be measured while it opens. */
export type FrameTask = Pick<ActionInit, 'task' | 'token'> & { windowSize: ActionInit['windowSize'] };

interface Asking extends Pick<ActionContext, 'limits' | 'signal'> {
  /** The bank's page has loaded. */
  onShown?(): void;
}

/** `unreachable`: the frame did not open, or is no longer the document that was opened. */
export type FrameAnswer =
  | Extract<ActionFrameMessage, { type: 'result' | 'refused' }>
  | { readonly type: 'unreachable'; readonly value?: undefined };

const OPENING = 10_000;

/** A document that has loaded and says nothing is not the frame: an error page, or one a policy blocked. */
const SILENCE = 2000;

/** Where the proxy serves the frame; nothing for an address that is neither secure nor this machine's. */
export const frameAddress = (proxy: string): URL | undefined =>
  plainAddress(`${proxy}/action-frame/${PROTOCOL}`, document.baseURI);

export const newFrame = ({ href: src }: URL, title: string): HTMLIFrameElement =>
  Object.assign(document.createElement('iframe'), {
    title,
    allow: 'payment *; publickey-credentials-get *',
    src,
  });

/**
 * Talks to a frame that is about to be inserted: shakes hands with that window and that origin once, then listens to
 * one port until it answers. Resolves once, whatever happens. The signal is its own.
 */
export function askFrame(
  frame: HTMLIFrameElement,
  asked: FrameTask,
  { limits, signal, onShown }: Asking,
): Promise<FrameAnswer> {
  const { origin } = new URL(frame.src);
  const nonce = crypto.randomUUID();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer: FrameAnswer): void => {
      removeEventListener('message', onHello);
      clearTimeout(timer);
      // Firefox still delivers what a closed port was sent before.
      port1.onmessage = null;
      port1.close();
      resolve(answer);
    };
    const giveUp = (): void => end({ type: 'unreachable' });
    let timer = setTimeout(giveUp, OPENING);
    let isGreeted = false;
    let isReady = false;
    const onHello = ({ source, origin: from, data }: MessageEvent): void => {
      if (isGreeted || source !== frame.contentWindow || from !== origin || !isHello(data)) return;
      isGreeted = true;
      const init: ActionInit = {
        florin: PROTOCOL,
        type: 'action-init',
        nonce,
        title: frame.title,
        limit: limits?.[asked.task],
        ...asked,
      };
      frame.contentWindow?.postMessage(init, origin, [port2]);
    };
    frame.onload = (): void => {
      frame.onload = giveUp;
      if (isGreeted) return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE);
    };
    port1.onmessage = ({ data }: MessageEvent): void => {
      const message = readFrameMessage(data);
      if (message?.type === 'ready') {
        isReady = message.nonce === nonce;
        if (isReady) clearTimeout(timer);
      } else if (!isReady || !message) return;
      else if (message.type === 'shown') onShown?.();
      else end(message);
    };
    signal.onabort = giveUp;
    addEventListener('message', onHello);
  });
}
