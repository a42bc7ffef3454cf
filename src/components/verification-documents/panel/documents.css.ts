import { css } from 'lit';

/** Choosing files, and what becomes of them. */
export const documentsStyles = css`
  .file {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  .chooser,
  .upload {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-m);
    justify-items: start;
    padding: var(--_space-l);
  }
  .chooser > *,
  .upload > * {
    max-inline-size: 100%;
  }
  .drop {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--_space-s) var(--_space-m);
    inline-size: 100%;
    padding: var(--_space-xl) var(--_space-l);
    border: var(--_focus-width) dashed var(--_color-line);
    border-radius: var(--_radius);
    background: var(--_color-surface-raised);
  }
  .drop.over {
    border-color: var(--_color-accent);
    background: var(--_color-accent-surface);
  }
  .camera {
    display: none;
  }
  @media (pointer: coarse) {
    .camera {
      display: initial;
    }
    .drop-text {
      display: none;
    }
  }
  .pages {
    gap: var(--_space-s);
    inline-size: 100%;
  }
  .page {
    display: flex;
    gap: var(--_space-m);
    align-items: center;
    min-inline-size: 0;
  }
  .preview {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: calc(var(--_button-height) * 1.5);
    block-size: var(--_button-height);
    overflow: hidden;
    border: var(--_border-width) solid var(--_color-line-quiet);
    border-radius: var(--_radius-s);
    background: var(--_color-surface-raised);
    color: var(--_color-text-quiet);
    font-size: var(--_font-size-s);
  }
  .preview img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    background: var(--_color-surface-raised);
  }
  progress {
    inline-size: 100%;
    accent-color: var(--_color-accent);
  }
  .tray {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space-s);
    justify-items: start;
  }
  .tray > ul {
    inline-size: 100%;
  }
  dialog {
    inline-size: 100%;
  }
  dialog img {
    max-inline-size: 100%;
  }
  dialog a {
    color: var(--_color-accent);
  }
`;
