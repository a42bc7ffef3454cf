import { css } from 'lit';

/** The look of where a seller stands: calm, because its reader may not be. */
export const standingStyles = css`
  h3 {
    margin: 0 0 var(--_space-s);
    font-size: var(--_font-size-s);
    color: var(--_color-text-quiet);
  }
  .quiet {
    margin: 0;
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .needs .quiet {
    margin-block-end: var(--_space-s);
  }
  ul {
    display: grid;
    gap: var(--_space-s);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .mark {
    flex: none;
    inline-size: var(--_space-xl);
    block-size: var(--_space-xl);
    padding: var(--_space-xs);
    border-radius: 50%;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    color: var(--_color-text-quiet);
    background: var(--_color-surface-raised);
  }
  .mark.allowed {
    color: var(--_color-success);
    background: var(--_color-success-surface);
  }
  .mark.waiting {
    color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  .mark.rejected {
    color: var(--_color-danger);
    background: var(--_color-danger-surface);
  }
  .need {
    display: flex;
    gap: var(--_space-m);
    padding-block: var(--_space-m);
    border-block-start: var(--_border-width) solid var(--_color-line-quiet);
  }
  .need:last-child {
    border-block-end: var(--_border-width) solid var(--_color-line-quiet);
  }
  .needs ul {
    gap: 0;
  }
  .what {
    display: grid;
    gap: var(--_space-xs);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .what strong {
    font-weight: var(--_font-weight-strong);
  }
  .about,
  .quote {
    font-size: var(--_font-size-s);
    color: var(--_color-text-quiet);
  }
  .how {
    color: var(--_color-text-quiet);
  }
  .code {
    white-space: nowrap;
  }
  .abilities {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-s) var(--_space-l);
  }
  .ability {
    display: flex;
    align-items: center;
    gap: var(--_space-s);
  }
  .ability .state {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
`;
