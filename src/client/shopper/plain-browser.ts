import type { Browser } from './pay.js';

/** What a program that pays tells of a browser, because 3D Secure asks for one. */
export const PLAIN_BROWSER: Browser = {
  colorDepth: 24,
  javaEnabled: false,
  language: 'en',
  screenHeight: 800,
  screenWidth: 1280,
  timeZoneOffset: 0,
};
