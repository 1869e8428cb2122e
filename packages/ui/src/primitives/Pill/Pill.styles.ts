import styled from '@emotion/styled';

export const PillRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-block-size: 28px;
  max-inline-size: 100%;
  padding: 3px 12px;
  border-radius: var(--r-pill);
  background: var(--surface-2);
  color: var(--text-soft);
  font-size: var(--fs-13);
  font-weight: 600;
  line-height: 1.3;

  .lucide {
    inline-size: 15px;
    block-size: 15px;
  }

  &[data-tone='green'] {
    background: var(--success-soft);
    color: var(--success-text);
  }
  &[data-tone='yellow'] {
    background: var(--warning-soft);
    color: var(--warning-text);
  }
  &[data-tone='red'] {
    background: var(--danger-soft);
    color: var(--danger-text);
  }
  &[data-tone='blue'] {
    background: var(--info-soft);
    color: var(--info-text);
  }
  /* Nastaliq stands high on its line. */
  &:lang(ur) {
    padding-block: 3px 1px;
    line-height: 1.7;
  }
`;

export const Dot = styled.span`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: var(--r-pill);
  background: currentColor;
`;
