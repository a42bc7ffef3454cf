import { checkUrl } from '../../../client/url.js';
import { apart } from '../../base/apart.js';

/** Where a hosted page may open. */
export const OPEN_IN = ['same-tab', 'new-tab', 'popup'] as const;
export type OpenIn = (typeof OPEN_IN)[number];

export const openInOf = (value: string): OpenIn => OPEN_IN.find((known) => known === value) ?? 'same-tab';

/** The origins that a page's author allows links to lead to; what is no plain origin allows nothing. */
export function originsOf(list: string, allowLocalHttp: boolean): readonly string[] {
  return list.split(/\s+/).flatMap((origin) => {
    const url = checkUrl(origin, { allowLocalHttp });
    return url && [url.origin, `${url.origin}/`].includes(origin) ? [url.origin] : [];
  });
}

/** Hosts as a person compares them with what the browser shows: `pay.example or forms.example`. */
export const hostsText = (origins: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    origins.map((origin) => apart(new URL(origin).host)),
  );

/** The time a link has left, by two clocks: one stands still while a computer sleeps, the other can be set. */
export class TimeLeft {
  readonly #lifetime: number;
  readonly #steady = performance.now();
  readonly #wall = Date.now();

  /** Milliseconds. */
  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  get milliseconds(): number {
    const passed = Math.max(performance.now() - this.#steady, Date.now() - this.#wall);
    return Math.max(0, this.#lifetime - passed);
  }
}

/** Minutes, rounded up: calm, and never less than what is left. */
export const minutesText = (milliseconds: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(milliseconds / 60_000)),
  );
