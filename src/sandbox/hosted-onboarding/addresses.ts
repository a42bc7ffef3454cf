import type { StepName } from './steps.js';

const ROOT = '/hosted-onboarding';

/** The resource that a request to the hosted pages addresses. */
export type Place =
  | { readonly kind: 'link'; readonly token: string }
  | { readonly kind: 'step'; readonly visit: string; readonly step: string }
  | { readonly kind: 'styles' }
  | { readonly kind: 'theme'; readonly id: string };

/** Which place a path below the base names, if any of them. */
export function placeAt(path: string): Place | undefined {
  if (path === `${ROOT}/pages.css`) return { kind: 'styles' };
  const [, id] = new RegExp(`^${ROOT}/themes/(\\w+)\\.css$`).exec(path) ?? [];
  if (id !== undefined) return { kind: 'theme', id };
  const [, visit, step] = new RegExp(`^${ROOT}/visits/([\\w-]+)/([\\w-]+)$`).exec(path) ?? [];
  if (visit !== undefined && step !== undefined) return { kind: 'step', visit, step };
  const [, token] = new RegExp(`^${ROOT}/([\\w-]+)$`).exec(path) ?? [];
  return token === undefined ? undefined : { kind: 'link', token };
}

export const linkAddress = (base: string, token: string): string => `${base}${ROOT}/${token}`;
export const stepAddress = (base: string, visit: string, step: StepName): string =>
  `${base}${ROOT}/visits/${visit}/${step}`;
export const stylesAddress = (base: string): string => `${base}${ROOT}/pages.css`;
export const themeAddress = (base: string, id: string): string => `${base}${ROOT}/themes/${id}.css`;
