import styled from '@emotion/styled';

export const BadgeRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 26px;
  max-inline-size: 100%;
  padding: 2px 10px;
  border-radius: var(--r-1);
  font-size: var(--fs-13);
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;

  .lucide {
    inline-size: 14px;
    block-size: 14px;
  }

  &[data-tone='gold'] {
    background: var(--gold);
    color: var(--on-gold);
  }
  &[data-tone='sindoor'] {
    background: var(--sindoor);
    color: var(--on-sindoor);
  }
  &[data-tone='peacock'] {
    background: var(--peacock-soft);
    color: var(--peacock-text);
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
  &[data-tone='grey'] {
    background: var(--surface-2);
    color: var(--text-soft);
  }
  /* Nastaliq stands high on its line. */
  &:lang(ur) {
    padding-block: 3px 1px;
    line-height: 1.7;
  }
`;
