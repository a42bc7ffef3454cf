import { css } from 'lit';

/** The boxes of tasks and figures, which the skeleton has before there is anything in them. */
export const overviewStyles = css`
  :host {
    container-type: inline-size;
  }
  .overview {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-xl);
  }
  .tasks {
    display: grid;
    gap: var(--_space-m);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .task {
    display: grid;
    grid-template-columns: minmax(2em, auto) minmax(0, 1fr) auto;
    gap: var(--_space-xs) var(--_space-l);
    align-items: center;
    padding: var(--_space-m) var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 11em), 1fr));
    gap: var(--_space-m);
    margin: 0;
  }
  .figure {
    display: grid;
    gap: var(--_space-xs);
    align-content: start;
    padding: var(--_space-m) var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface);
  }
  .skeleton .task,
  .skeleton .figure {
    min-block-size: 6.25em;
    border-color: transparent;
    background: var(--_color-surface-raised);
  }
  /* Its figure is a number alone, and has nothing below it. */
  .approver .figure {
    min-block-size: 0;
  }
  .skeleton .figure i:first-child {
    font-size: var(--_font-size-s);
  }
  .skeleton .figure i:last-child {
    font-size: var(--_font-size-l);
    line-height: 1.25;
  }
  .skeleton .task i:nth-child(2) {
    inline-size: 70%;
  }
  .skeleton .task i:last-child {
    inline-size: 7em;
  }
  .skeleton .figure i,
  .skeleton .title {
    inline-size: 8em;
  }
  .skeleton section {
    display: grid;
    gap: var(--_space-m);
  }
  .skeleton .title {
    font-size: var(--_font-size-l);
  }
  /* Beside it will be a small button. */
  .skeleton .time {
    inline-size: min(20em, 100%);
    margin-block: calc((var(--_button-height) * 0.75 - 1lh) / 2);
  }
  .skeleton .block-room {
    inline-size: 100%;
    block-size: 14em;
  }
  @container (inline-size < 30em) {
    .task {
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--_space-xs) var(--_space-m);
      padding: var(--_space-m);
    }
    .skeleton .task {
      min-block-size: 11.4em;
    }
  }
`;
