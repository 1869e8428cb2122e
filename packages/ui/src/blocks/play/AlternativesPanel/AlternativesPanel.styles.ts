import styled from '@emotion/styled';

export const Alternatives = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--text-soft);
  font-size: var(--fs-14);
`;

export const Legend = styled.legend`
  margin-block-end: var(--s-2);
  padding: 0;
`;

export const AlternativeList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

export const Alternative = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-block-size: var(--ctl);
  padding-inline: 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--surface-2);
  color: var(--text);
  font-weight: 600;
  transition: border-color var(--t-1);

  &:hover,
  &[data-hover] {
    border-color: var(--gold);
  }
`;

export const Price = styled.span`
  color: var(--gold-text);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
`;
