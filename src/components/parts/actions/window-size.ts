import type { WindowSize } from '../../../action-frame/protocol.js';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels by the code 3D Secure gives them, the roomiest first. */
const SIZES: readonly (readonly [WindowSize, Room])[] = [
  ['03', { width: 500, height: 600 }],
  ['04', { width: 600, height: 400 }],
  ['02', { width: 390, height: 400 }],
  ['01', { width: 250, height: 400 }],
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
  for (const [code, size] of SIZES) {
    const room = roomAt(size.width);
    if (size.width <= room.width && size.height <= room.height) return { code, size };
  }
  return { code: '05' };
}
