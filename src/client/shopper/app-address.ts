import { checkUrl, type UrlRules } from '../url.js';
import { shortFormOf } from './short-forms.js';

const APP_ADDRESS = /^([a-z][a-z\d+.-]*):\/\/[\x21-\x7e]+$/i;

/**
 * An address that opens the app of a method: https, or the method's own scheme, such as `swish:`. Nothing is corrected;
 * any other is `undefined`.
 */
export function appAddress(value: unknown, type: string, rules: UrlRules): string | undefined {
  const plain = checkUrl(value, rules);
  if (plain || typeof value !== 'string' || value.length > 8192) return plain?.href;
  const scheme = APP_ADDRESS.exec(value)?.[1]?.toLowerCase();
  return scheme !== undefined && shortFormOf(type)?.schemes?.includes(scheme) ? value : undefined;
}
