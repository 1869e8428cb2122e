import styled from '@emotion/styled';

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
  max-inline-size: var(--page-width);
  margin-inline: auto;
  padding-inline: var(--gutter);

  /* Under a screen that waits the foot keeps out of sight, so that it does not jump away when the page comes. */
  &:has([data-fills-page]) {
    min-block-size: 100dvh;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Notice = styled.div`
  display: grid;
  inline-size: 100%;
  max-inline-size: var(--page-width);
  margin-inline: auto;
  padding: var(--s-3) var(--gutter) 0;
`;
