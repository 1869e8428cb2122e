import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** At most as high as the specification allows, and never higher than its place. */
export const Docked = styled.aside`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 404px;
  min-block-size: 0;
  max-block-size: min(100%, var(--panel-max));
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface-1);
  animation: ${appear} var(--t-3) var(--ease-out);

  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  ${media.stillness} {
    animation: none;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding-block: 18px 0;
  padding-inline: 26px 18px;
`;

export const PanelTitle = styled.h2`
  font-size: var(--fs-24);
`;

export const PanelBody = styled.div`
  min-block-size: 0;
  padding: 4px 26px 24px;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;

  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;
