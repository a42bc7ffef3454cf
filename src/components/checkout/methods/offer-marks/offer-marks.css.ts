import { css } from 'lit';

/** Of several marks, those are seen that fit on one line: the name goes first. */
export const offerMarkStyles = css`
  .marks {
    display: flex;
    flex-wrap: wrap;
    flex-shrink: 9999;
    gap: var(--_space-xs);
    justify-content: end;
    overflow: hidden;
  }
  :host([layout='tabs']) .marks {
    flex: 1;
  }
  .alone {
    margin-block: 0 var(--_space-m);
  }
`;
