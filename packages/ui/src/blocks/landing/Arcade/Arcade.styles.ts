import { keyframes } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

/** The arcade. All positions are percentages of a drawing of 790 by 740. */
export const ArcadeRoot = styled.div`
  position: relative;
  inline-size: min(100%, calc(var(--kl-arcade-height, 84dvh) * 790 / 740), 832px);
  aspect-ratio: 790 / 740;
  margin-inline: auto;
`;

export const Place = styled.div`
  position: absolute;

  &[data-place='start'],
  &[data-place='end'] {
    inset-block-end: 8.9%;
    inline-size: 27%;
  }
  &[data-place='start'] {
    inset-inline-start: 2.6%;
  }
  &[data-place='end'] {
    inset-inline-end: 2.6%;
  }
  &[data-place='middle'] {
    inset-block-start: 0.6%;
    inset-inline-start: 31.4%;
    inline-size: 37.2%;
  }
`;

export const Plinth = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  color: var(--kl-gold);
  pointer-events: none;
`;

const light = keyframes`
  from { opacity: 0; }
`;

/** A lamp. The lamps are lit in turn; with reduced motion all are lit from the start. */
export const Light = styled.g`
  animation: ${light} 500ms var(--kl-ease-out) both;
  animation-delay: calc(400ms + var(--kl-order) * 120ms);

  ${media.reducedMotion} {
    animation: none;
  }
`;
