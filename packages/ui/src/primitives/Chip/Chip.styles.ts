import styled from '../../theme/styled.ts';

export const ChipRoot = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  min-block-size: var(--kl-size-28);
  padding: var(--kl-size-4) var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-surface-2);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
  font-weight: 500;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-dotted]::before {
    content: '';
    display: inline-block;
    inline-size: var(--kl-size-8);
    block-size: var(--kl-size-8);
    margin-inline-end: var(--kl-size-8);
    border-radius: var(--kl-radius-pill);
    background: var(--kl-dot);
    vertical-align: 0.06em;
  }
  &[data-variant='glass'] {
    border-color: transparent;
    background: var(--kl-glass);
    color: var(--kl-text);
  }
`;
