import { systemClock } from '../../../client/wire/clock.js';
import { nextTask } from '../../base/next-task.js';

/** Milliseconds. A picture that takes longer is said not to have loaded. */
const PATIENCE = 5000;

/** Resolves once each picture of the form was measured or is missing; undefined where there are none to wait for. */
export function loadingPictures(root: ParentNode): Promise<void> | undefined {
  const pictures = [...root.querySelectorAll<HTMLImageElement>('[part=picture] img')];
  if (pictures.length === 0) return undefined;
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  // The event by which a picture is measured is a task of its own.
  return Promise.race([loaded, systemClock.wait(PATIENCE)]).then(nextTask);
}
