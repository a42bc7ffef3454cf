export { applyTheme } from './apply.js';
export { deriveTheme, type Theme, type ThemeOptions } from './derive.js';
export type { Correction, Scheme } from './scheme.js';
