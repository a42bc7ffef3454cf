import { readText, UnreadableBody } from '../../client/body.js';
import type { Background, Desk } from '../desk.js';
import { takeEvent } from '../platform-events.js';
import { Refusal } from '../refusal.js';

const LARGEST = 262_144;

/**
 * `POST {mount}/notifications`: what the platform reports of its own accord. It comes from a server, so no origin and no
 * session count; the adapter finds out whether it is the platform's. It is accepted once all of it is kept.
 */
export async function notifications(desk: Desk, around: Background, request: Request): Promise<Response> {
  const adapter = desk.settings.options.notifications;
  if (!adapter) throw new Refusal('not-found');
  // Anybody may post here, and need not say how much is coming.
  const text = await readText(request.body ?? new Blob().stream(), LARGEST).catch((error: unknown) => {
    const isLarge = error instanceof UnreadableBody && error.message === 'too large';
    throw new Refusal(isLarge ? 'too-large' : 'unauthorised');
  });
  const events = await adapter.read(text, request);
  if (!events) throw new Refusal('unauthorised');
  const at = desk.settings.now();
  for (const event of events) await takeEvent(desk, around, { ...event, at });
  return adapter.accepted();
}
