import styled from '@emotion/styled';

export const ChipRoot = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding: 3px 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-pill);
  background: var(--surface-2);
  color: var(--text-soft);
  font-size: var(--fs-13);
  font-weight: 500;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-dotted]::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 7px;
    border-radius: var(--r-pill);
    background: var(--dot);
    vertical-align: 0.06em;
  }
  &[data-variant='glass'] {
    border-color: transparent;
    background: var(--glass);
    color: var(--text);
  }
`;
