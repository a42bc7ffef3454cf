// Written by scripts/marks.mjs from “naver” of Simple Icons (CC0). Do not edit.
import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  ground: '#03c75a',
  fills: [['#000', 'M22.8 13.6l-5.9-8.6h-4.9v16h5.2v-8.6l5.9 8.6h4.9v-16h-5.2z']],
};
