import { css, type CSSResult } from 'lit';

export const secretStyles: CSSResult = css`
  .secrets {
    display: grid;
    gap: var(--_space-m);
    max-inline-size: 34rem;
  }
  .secrets p {
    margin: 0;
  }
  .frame > iframe {
    display: block;
    inline-size: calc(100% + 2 * var(--_frame-inset));
    block-size: 3.75rem;
    margin: calc(-1 * var(--_frame-inset));
    border: 0;
    color-scheme: inherit;
  }
  @media print {
    .frame {
      display: none;
    }
  }
`;
