import { isText, own, PROTOCOL, WINDOW_SIZES, type ActionInit, type WindowSize } from './protocol.js';

const LONGEST_TOKEN = 65_536;

const isTask = (value: unknown): value is ActionInit['task'] =>
  value === 'fingerprint' || value === 'challenge';

const isSize = (value: unknown): value is WindowSize => WINDOW_SIZES.includes(value as WindowSize);

/** Reads the one message a page sends to the frame's window; kept apart because only the frame needs it. */
export function readInit(data: unknown): ActionInit | undefined {
  if (own(data, 'florin') !== PROTOCOL || own(data, 'type') !== 'action-init') return undefined;
  const nonce = own(data, 'nonce');
  const task = own(data, 'task');
  const token = own(data, 'token');
  const windowSize = own(data, 'windowSize');
  const title = own(data, 'title');
  const limit = own(data, 'limit');
  if (!isText(nonce, 64) || !isTask(task) || !isText(token, LONGEST_TOKEN)) return undefined;
  if (!isSize(windowSize) || !isText(title, 200)) return undefined;
  return {
    florin: PROTOCOL,
    type: 'action-init',
    nonce,
    task,
    token,
    windowSize,
    title,
    limit: typeof limit === 'number' && limit > 0 ? limit : undefined,
  };
}
