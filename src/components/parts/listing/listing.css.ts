import { css } from 'lit';

/** The look of a listing's picture, price and stock; where they stand is the element's matter. */
export const listingStyles = css`
  .picture {
    display: block;
    position: relative;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
  }
  .picture img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .picture.missing img {
    visibility: hidden;
  }
  /* A frame with a hill and a sun in it, drawn by gradients: no request, and the theme's colours. */
  .picture.missing::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    inline-size: 2.5em;
    block-size: 2em;
    border: calc(var(--_border-width) * 2) solid var(--_color-line);
    border-radius: var(--_radius-s);
    background:
      radial-gradient(circle at 72% 32%, var(--_color-line) 12%, transparent 14%),
      linear-gradient(to top right, var(--_color-line) 38%, transparent 40%);
    opacity: 0.6;
  }
  .price {
    font-family: var(--_font-family-numbers);
    font-variant-numeric: tabular-nums;
  }
  .price b {
    font-weight: var(--_font-weight-strong);
  }
  .price .reduced {
    color: var(--_color-danger);
  }
  .price s,
  .price.none {
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .stock {
    padding-inline: var(--_space-s);
    border-radius: var(--_radius-s);
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
    font-size: var(--_font-size-s);
    font-weight: var(--_font-weight-strong);
  }
  .stock.sold-out {
    background: var(--_color-surface-raised);
    color: var(--_color-text-quiet);
  }
  @media (forced-colors: active) {
    .picture,
    .stock {
      border: var(--_border-width) solid currentcolor;
    }
    .picture.missing::after {
      forced-color-adjust: none;
    }
  }
`;
