import { css } from 'lit';

/** How a dialog covers the page. It is opaque at once, so that its words have their contrast; only what is behind it fades. */
export const coverStyles = css`
  dialog::backdrop {
    animation: dim var(--_motion-cover);
  }
  @keyframes dim {
    from {
      opacity: 0;
    }
  }
`;
