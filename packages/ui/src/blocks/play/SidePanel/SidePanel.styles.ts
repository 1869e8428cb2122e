import { keyframes } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { focusRingInside } from '../../../theme/attention.ts';
import { plainHeading } from '../../../theme/elements.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The docked panel, at most as high as the specification says, and as its container. */
export const Docked = styled.aside`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 404px;
  min-block-size: 0;
  max-block-size: min(100%, var(--kl-panel-max));
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
  animation: ${appear} var(--kl-t-3) var(--kl-ease-out);

  &:focus-visible {
    ${focusRingInside}
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
  padding-block: var(--kl-size-18) 0;
  padding-inline: var(--kl-size-26) var(--kl-size-18);
`;

export const PanelTitle = styled.h2`
  ${plainHeading}
  font-size: var(--kl-fs-24);

  /* Nastaliq extends above its line. */
  &:lang(ur) {
    padding-block-start: 0.4em;
  }
`;

export const PanelBody = styled.div`
  min-block-size: 0;
  padding: var(--kl-size-4) var(--kl-size-26) var(--kl-size-24);
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--kl-line-strong) transparent;

  &:focus-visible {
    ${focusRingInside}
  }
`;
