import styled from '../../../theme/styled.ts';
import { plainButton, plainHeading, plainList } from '../../../theme/elements.ts';

export const StarterRoot = styled.section`
  display: grid;
  gap: var(--kl-size-16);
  min-inline-size: 0;

  > header > h2 {
    ${plainHeading}
    font-size: var(--kl-fs-24);
  }
`;

export const StarterList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
  gap: var(--kl-size-14);
  ${plainList}
`;

export const Starter = styled.button`
  ${plainButton}
  display: grid;
  align-content: end;
  gap: var(--kl-size-4);
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 170px;
  padding: var(--kl-size-16);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  text-align: start;

  &:hover:not(:disabled) {
    border-color: var(--kl-gold);
  }
  &:disabled {
    cursor: progress;
  }
  &[aria-busy='true'] {
    border-color: var(--kl-gold);
    background: var(--kl-gold-soft);
  }
  > :where(svg) {
    inline-size: var(--kl-size-40);
    block-size: var(--kl-size-40);
    color: var(--kl-gold-text);
    stroke-width: 1.25;
  }
`;

export const Drawing = styled.svg`
  inline-size: 100%;
  block-size: var(--kl-size-72);
  overflow: visible;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
  line {
    stroke: var(--kl-gold);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  circle {
    fill: var(--kl-surface-1);
    stroke: var(--kl-gold);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  circle[data-ending] {
    fill: var(--kl-gold);
  }
`;

export const Name = styled.span`
  font: 600 var(--kl-fs-18) / var(--kl-lh-title) var(--kl-font-title);
`;

export const Learn = styled.span`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;
