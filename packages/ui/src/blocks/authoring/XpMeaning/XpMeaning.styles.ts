import styled from '@emotion/styled';

export const Caption = styled.p`
  margin-block: -8px 12px;
  color: var(--text-mute);
  font-size: var(--fs-13);
`;

export const Chart = styled.svg`
  inline-size: 100%;
  border-block-end: 1px solid var(--line-strong);

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Area = styled.path`
  fill: var(--gold-soft);
`;

export const Steps = styled.path`
  fill: none;
  stroke: var(--gold);
  stroke-width: 2;
  stroke-linejoin: round;
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block: 6px 14px;
`;

export const End = styled.span`
  color: var(--text-mute);
  font-size: var(--fs-13);

  b {
    display: block;
    color: var(--gold-text);
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
  gap: 4px;
  margin: 16px 0 0;
  padding: 14px 0 0;
  border-block-start: 1px solid var(--line);
  list-style: '';
`;

export const Finding = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 32px;

  .lucide {
    inline-size: 19px;
    block-size: 19px;
    color: var(--success-text);
  }
  &[data-tone='warning'] .lucide {
    color: var(--warning-text);
  }
`;
