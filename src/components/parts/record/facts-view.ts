import { html, type TemplateResult } from 'lit';

/** What is known of a thing. A fact without a value is left out. */
export type Fact = readonly [name: string, value: unknown];

export const factsView = (facts: readonly Fact[]): TemplateResult =>
  html`<dl part="facts">
    ${facts
      .filter(([, value]) => value)
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd><bdi>${value}</bdi></dd>
          </div>`,
      )}
  </dl>`;
