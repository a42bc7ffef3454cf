import type { Call, Services } from '../services.js';
import { within } from '../work/work.js';

/** Works on an attempt, and waits for it as long as an answer may wait. The work goes on after that. */
export async function workOn(
  services: Services,
  call: Call,
  key: string,
  task: () => Promise<void>,
): Promise<void> {
  const work = services.work.start(key, task);
  call.keepAlive(work);
  await within(work, services.settings.answerWithin);
}
