import styled from '@emotion/styled';

export const LayoutRoot = styled.div`
  position: relative;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-block-size: 100dvh;
`;

export const Content = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
  max-inline-size: var(--page-width);
  margin-inline: auto;
  padding-inline: var(--gutter);

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
