import { css } from 'lit';

export const givingStyles = css`
  .giving {
    display: grid;
    gap: var(--_space-m);
    padding: var(--_space-l);
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
    &.paid {
      border-color: var(--_color-success);
      background: var(--_color-success-surface);
    }
    &:is(.pending, .unfinished, .unknown, .refused) {
      border-color: var(--_color-warning);
      background: var(--_color-warning-surface);
    }
    :is(h2, h3, p, fieldset) {
      margin: 0;
      overflow-wrap: anywhere;
    }
    h2 {
      outline: none;
      font-size: var(--_font-size-l);
    }
    h3 {
      font-size: var(--_font-size);
    }
    .quiet {
      color: var(--_color-text-quiet);
      font-size: var(--_font-size-s);
    }
    .error {
      color: var(--_color-danger);
    }
    [hidden] {
      display: none;
    }
  }
  fieldset {
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  legend {
    padding: 0;
    font-weight: var(--_font-weight-label);
  }
  .amounts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--_space-xl);
    legend {
      inline-size: 100%;
    }
  }
  .choice {
    display: flex;
    gap: var(--_space-s);
    align-items: center;
    min-block-size: calc(var(--_field-height) * 0.75);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  .choice input {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
    accent-color: var(--_color-accent);
  }
  .choice:has(:disabled) {
    color: var(--_color-text-quiet);
    cursor: default;
  }
  .cause {
    display: flex;
    gap: var(--_space-m);
    padding-inline-start: var(--_space-m);
    border-inline-start: calc(var(--_border-width) * 3) solid var(--_color-line-quiet);
  }
  .cause img {
    flex: none;
    inline-size: var(--_field-height);
    block-size: var(--_field-height);
    border-radius: var(--_radius-s);
    object-fit: contain;
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-xs) var(--_space-l);
    font-size: var(--_font-size-s);
    &:not(:has(a)) {
      display: none;
    }
  }
  .links a {
    padding-block: var(--_space-xs);
    color: var(--_color-accent);
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space-s);
    &:empty {
      display: none;
    }
  }
  [aria-disabled='true'] {
    cursor: progress;
  }
`;
