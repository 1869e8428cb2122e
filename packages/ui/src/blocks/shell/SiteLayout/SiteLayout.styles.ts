import styled from '../../../theme/styled.ts';
import { noFocusRing } from '../../../theme/attention.ts';

export const LayoutRoot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const Content = styled.main`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: var(--kl-page-width);
  margin-inline: auto;
  padding-inline: var(--kl-gutter);

  /* The footer stays below a loading screen, so that it does not jump when the page has loaded. */
  &:has([data-fills-page]) {
    min-block-size: 100dvh;
  }
  &:focus-visible {
    ${noFocusRing}
  }
`;

export const Notice = styled.div`
  display: grid;
  inline-size: 100%;
  max-inline-size: var(--kl-page-width);
  margin-inline: auto;
  padding: var(--kl-size-12) var(--kl-gutter) 0;
`;
