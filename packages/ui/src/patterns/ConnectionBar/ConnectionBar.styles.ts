import styled from '@emotion/styled';

/** An `output` is read out when it appears, and never interrupts. */
export const BarRoot = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  min-block-size: 56px;
  padding: 10px var(--s-4);
  border-inline-start: 3px solid var(--warning-line);
  border-radius: var(--r-2);
  background: var(--warning-soft);
  color: var(--warning-text);

  &[data-state='back'] {
    border-color: var(--success-line);
    background: var(--success-soft);
    color: var(--success-text);
  }
  > .lucide {
    inline-size: 20px;
    block-size: 20px;
  }
`;

export const Message = styled.span`
  flex: 1 1 14em;

  > b {
    font-weight: 600;
  }
`;

export const Wait = styled.span`
  color: var(--text-soft);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
`;
