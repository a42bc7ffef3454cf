import assert from 'node:assert/strict';

import {
  isSignedNotification,
  NotificationBatch,
  type NotificationItem,
} from '../../../src/client/notifications/index.js';
import { strictly } from '../../../src/client/schema/validate.js';
import type { SandboxOptions } from '../../../src/sandbox/index.js';
import { openTill } from '../checkout/till.js';

export const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

/** A merchant's server that is told of things, over a sandbox whose clock stands still. */
export async function openReceiver(options: Partial<SandboxOptions> = {}) {
  const received: NotificationItem[] = [];
  const forged: NotificationItem[] = [];
  /** What the server does with the next ones; then it accepts again. */
  const answers: (() => Response)[] = [];
  const send = async (request: Request): Promise<Response> => {
    assert.equal(request.method, 'POST');
    assert.match(request.headers.get('content-type') ?? '', /^application\/json/);
    const { value, fault } = strictly(NotificationBatch(), await request.json());
    assert.equal(fault, undefined);
    const { notificationItems } = value as NotificationBatch;
    for (const { NotificationRequestItem: item } of notificationItems)
      ((await isSignedNotification(item, HMAC_KEY)) ? received : forged).push(item);
    return answers.shift()?.() ?? new Response('[accepted]');
  };
  const notifications = { url: 'https://shop.example/florin/notifications', hmacKey: HMAC_KEY, send };
  const till = await openTill({ seed: 'receiver', notifications, ...options });
  return {
    till,
    received,
    forged,
    answers,
    /** Lets time go by in small steps, and what is due arrive. */
    wait: async (milliseconds: number, step = 1000) => {
      for (let left = milliseconds; left > 0; left -= step) {
        till.wait(Math.min(step, left));
        await till.sandbox.notifications.deliver();
      }
    },
    codes: () => received.map(({ eventCode, success }) => `${eventCode} ${success}`),
  };
}
