import { css } from 'lit';

/** What has nothing to say takes no space, not even a gap of the page's. */
export const donationStyles = css`
  :host {
    max-inline-size: var(--_max-width);
  }
  :host(
    :is(:state(loading), :state(empty), :state(error), :state(offline), :state(unauthorised), :state(closed))
  ) {
    display: none;
  }
`;
