import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines: 'M13.5 6.5h5v5h-5zM21.5 6.5h5v5h-5zM13.5 14.5h5v5h-5zM21.5 14.5v2h2m3-2v2m-5 3h2m3-1v1',
};
