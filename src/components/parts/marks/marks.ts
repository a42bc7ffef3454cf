import { html, nothing, svg, type ReactiveControllerHost, type TemplateResult } from 'lit';

import { adoptStyles } from '../../base/adopt-styles.js';
import { apart } from '../../base/apart.js';
import { Words } from '../../base/words.js';
import { words as english, type Word } from '../../../words/compiled/parts/marks/en.js';
import { brandLabel, letteringOf } from './brand-labels.js';
import { DRAWINGS, type DrawingName } from './drawings.js';
import type { Drawing } from './drawing.js';
import { drawingOf } from './mark-names.js';
import { markStyles } from './marks.css.js';
import { checkedMarks, type OwnMarks } from './own-marks.js';

export interface MarksHost extends ReactiveControllerHost, HTMLElement {
  readonly marks?: OwnMarks | undefined;
}

/** So many brands of a card are shown, as many of them as there is room for. */
const SHOWN = 4;
/** Where even a narrow page has room: a brand that is detected is never behind this place. */
const IN_SIGHT = 2;

/** The first brands; the detected one comes forward where it would be out of sight. */
function shownOf(names: readonly string[], detected: string | undefined): readonly string[] {
  const isAway = detected !== undefined && names.indexOf(detected) >= IN_SIGHT;
  if (!isAway) return names.slice(0, SHOWN);
  const others = names.filter((name) => name !== detected);
  return [...others.slice(0, IN_SIGHT - 1), detected, ...others.slice(IN_SIGHT - 1)].slice(0, SHOWN);
}

/** Letters that are nearly as wide as they are high would not fit: a long name is made narrower. */
const MOST_LETTERS = 5;

const lettered = (text: string): TemplateResult =>
  html`<svg viewBox="0 0 40 26">
    <text
      x="20"
      y="16"
      font-size="9"
      textLength=${text.length > MOST_LETTERS ? 33 : nothing}
      lengthAdjust="spacingAndGlyphs"
    >
      ${text}
    </text>
  </svg>`;

const drawn = ({ ground = 'white', fills = [], lines }: Drawing): TemplateResult =>
  html`<svg viewBox="0 0 40 26">
    ${
      lines === undefined
        ? svg`<rect width="40" height="26" fill=${ground} />`
        : svg`<path class="lines" d=${lines} />`
    }
    ${fills.map(([colour, path]) => svg`<path fill=${colour} d=${path} />`)}
  </svg>`;

/**
 * Pictures of methods and brands, none of which is fetched from a third party. Each is loaded when it is first shown, and the
 * element is updated once for all that came together.
 */
export class Marks {
  readonly #host: MarksHost;
  readonly #language: () => string;
  readonly #words: Words<Word>;
  readonly #drawings = new Map<DrawingName, Drawing | undefined>();
  #loading: Promise<void>[] = [];
  #given: unknown;
  #own: ReadonlyMap<string, string> = new Map();
  /** Addresses of the merchant's pictures that did not load. */
  readonly #broken = new Set<string>();

  constructor(host: MarksHost, language: () => string) {
    this.#host = host;
    this.#language = language;
    this.#words = new Words(host, language, english);
    this.#words.hostUpdate();
    adoptStyles(host.shadowRoot!, markStyles);
  }

  /** Whether the merchant has given a picture for a method or a brand. */
  hasOwn(name: string): boolean {
    this.#checkOwn();
    return this.#own.has(name);
  }

  #checkOwn(): void {
    if (this.#given === this.#host.marks) return;
    this.#given = this.#host.marks;
    this.#own = checkedMarks(this.#given, this.#host.baseURI);
  }

  /** The picture of a method, or one for each brand of a card; `detected` is the brand that the typed number is of. */
  render(names: readonly string[], detected?: string): readonly TemplateResult[] {
    this.#checkOwn();
    const found = names.find((name) => name === detected);
    return shownOf(names, found).map((name) => {
      const standing = found === undefined ? '' : name === found ? 'detected' : 'other';
      const picture = this.#picture(name);
      return html`<span
        class="mark ${standing} ${picture ? '' : 'loading'}"
        part="mark ${standing}"
        aria-hidden="true"
        >${picture ?? nothing}</span
      >`;
    });
  }

  /** What the pictures of a card say, in words. */
  note(brands: readonly string[], detected?: string): string {
    const labels = brands.flatMap((brand) => brandLabel(brand) ?? []).map(apart);
    if (labels.length === 0) return '';
    const list = new Intl.ListFormat(this.#language()).format(labels);
    const label = detected !== undefined && brands.includes(detected) ? brandLabel(detected) : undefined;
    const accepted = this.#words.text('accepted', { brands: list });
    return label === undefined
      ? accepted
      : `${accepted} ${this.#words.text('detected', { brand: apart(label) })}`;
  }

  #picture(name: string): TemplateResult | undefined {
    const address = this.#own.get(name);
    if (address !== undefined && !this.#broken.has(address)) return this.#ownPicture(address);
    const lettering = letteringOf(name);
    if (lettering !== undefined) return lettered(lettering);
    const drawing = this.#drawing(drawingOf(name));
    return drawing && drawn(drawing);
  }

  #ownPicture(address: string): TemplateResult {
    const onError = (): void => {
      this.#broken.add(address);
      this.#host.requestUpdate();
    };
    return html`<img
      src=${address}
      alt=""
      decoding="async"
      referrerpolicy="no-referrer"
      @error=${onError}
    />`;
  }

  /** Asked for once: what does not load is left out. */
  #drawing(name: DrawingName): Drawing | undefined {
    if (!this.#drawings.has(name)) {
      this.#drawings.set(name, undefined);
      this.#loading.push(this.#load(name));
      if (this.#loading.length === 1) void this.#show();
    }
    return this.#drawings.get(name);
  }

  async #load(name: DrawingName): Promise<void> {
    try {
      this.#drawings.set(name, (await DRAWINGS[name]()).drawing);
    } catch {
      // The name beside it says the same.
    }
  }

  /** Once all of this update are there; those that are asked for meanwhile are the next. */
  async #show(): Promise<void> {
    // The rest of this update's are asked for in the same task.
    await Promise.resolve();
    const loading = this.#loading;
    this.#loading = [];
    await Promise.all(loading);
    this.#host.requestUpdate();
  }
}
