import { css } from 'lit';

/** What leads from all payments to those that wait, and back. */
export const panelStyles = css`
  [part='filter'] {
    justify-self: start;
  }
  [part='filter'][aria-pressed='true'] {
    border-color: var(--_color-accent);
    background: var(--_color-accent);
    color: var(--_color-text-on-accent);
  }
  .mark {
    display: inline-block;
  }
  @media print {
    [part~='filter'],
    [part~='back'],
    [part~='operations'] {
      display: none;
    }
  }
`;
