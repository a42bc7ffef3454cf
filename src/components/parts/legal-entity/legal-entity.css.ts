import { css } from 'lit';

/** The look of every element about one seller: its width, one thing below the other, and what stands there meanwhile. */
export const legalEntityStyles = css`
  :host {
    max-inline-size: calc(var(--_max-width) * 1.5);
  }
  .resource {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-xl);
  }
  .skeleton {
    display: grid;
    gap: var(--_space-m);
  }
  .skeleton i {
    block-size: calc(var(--_button-height) + var(--_space-xl));
  }
  .skeleton i.line {
    inline-size: 12em;
    block-size: 1lh;
  }
`;
