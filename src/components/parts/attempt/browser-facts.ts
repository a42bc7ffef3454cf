import type { Browser } from '../../../client/shopper/index.js';

/** What 3D Secure asks of a browser and only a page can say. */
export function browserFacts(): Browser {
  const { colorDepth, height, width } = screen;
  return {
    colorDepth,
    javaEnabled: false,
    language: navigator.language,
    screenHeight: height,
    screenWidth: width,
    timeZoneOffset: new Date().getTimezoneOffset(),
  };
}
