import { css } from 'lit';

/** Adopted by the host's shadow root when a payment waits for an app. */
export const appStyles = css`
  .florin-app {
    display: grid;
    gap: var(--_space-m);
    justify-items: start;
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    overflow-wrap: anywhere;
    h2,
    p {
      margin: 0;
    }
    ol {
      margin: 0;
      padding-inline-start: var(--_space-l);
    }
    p:empty {
      display: none;
    }
    .amount {
      font-size: var(--_font-size-l);
      font-family: var(--_font-family-numbers);
      font-variant-numeric: tabular-nums;
    }
    .code {
      inline-size: min(100%, 16rem);
      border-radius: var(--_radius);
      forced-color-adjust: none;
    }
    .pasted {
      display: grid;
      gap: var(--_space-s);
      justify-items: start;
      inline-size: 100%;
    }
    label {
      font-weight: var(--_font-weight-label);
    }
    textarea {
      box-sizing: border-box;
      inline-size: 100%;
      padding: var(--_space-s);
      border: var(--_border-width) solid var(--_color-line);
      border-radius: var(--_radius);
      background: var(--_color-surface);
      color: inherit;
      font-family: var(--_font-family-mono);
      font-size: var(--_font-size-s);
      resize: vertical;
    }
    h2 {
      outline: none;
      font-size: var(--_font-size-l);
    }
    .next {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space-m);
      align-items: center;
    }
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: var(--_button-height);
      padding-inline: var(--_space-l);
      border-radius: var(--_radius-button);
      font-weight: var(--_font-weight-strong);
      text-decoration: none;
    }
    [role='timer'] {
      font-family: var(--_font-family-numbers);
      font-variant-numeric: tabular-nums;
    }
  }
`;
