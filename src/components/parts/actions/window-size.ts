import type { WindowSize } from '../../../action-frame/protocol.js';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Width and height in CSS pixels by the code 3D Secure gives them, the roomiest first. */
const SIZES: readonly (readonly [WindowSize, number, number])[] = [
  ['03', 500, 600],
  ['04', 600, 400],
  ['02', 390, 400],
  ['01', 250, 400],
];

export interface ChallengeWindow {
  readonly code: WindowSize;
  /** Absent for `05`: the bank's page gets all there is. */
  readonly size?: Room | undefined;
}

/**
 * The roomiest window that fits, so that no bank page is ever cropped. `roomAt` says what is left beside the dialog's
 * own words when they are so many pixels wide: the narrower, the more lines they take.
 */
export function challengeWindow(roomAt: (width: number) => Room): ChallengeWindow {
  for (const [code, width, height] of SIZES) {
    const room = roomAt(width);
    if (width <= room.width && height <= room.height) return { code, size: { width, height } };
  }
  return { code: '05' };
}
