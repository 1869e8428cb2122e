import styled from '../../../theme/styled.ts';

export const Caption = styled.p`
  margin-block: calc(-1 * var(--kl-size-8)) var(--kl-size-12);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
`;

export const Chart = styled.svg`
  inline-size: 100%;
  border-block-end: var(--kl-hairline) solid var(--kl-line-strong);

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Area = styled.path`
  fill: var(--kl-gold-soft);
`;

export const Steps = styled.path`
  fill: none;
  stroke: var(--kl-gold);
  stroke-width: 2;
  stroke-linejoin: round;
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block: var(--kl-size-6) var(--kl-size-14);
`;

export const End = styled.span`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);

  b {
    display: block;
    color: var(--kl-gold-text);
    font-variant-numeric: tabular-nums;
  }
  &:last-of-type {
    text-align: end;
  }
`;

export const Sentence = styled.p`
  text-wrap: pretty;
`;

export const Findings = styled.ul`
  display: grid;
  gap: var(--kl-size-4);
  margin: var(--kl-size-16) 0 0;
  padding: var(--kl-size-14) 0 0;
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  list-style: '';
`;

export const Finding = styled.li`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  min-block-size: var(--kl-size-32);

  svg {
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
    color: var(--kl-success-text);
  }
  &[data-tone='warning'] svg {
    color: var(--kl-warning-text);
  }
`;
