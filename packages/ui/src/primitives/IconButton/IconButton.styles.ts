import styled from '@emotion/styled';

export const IconButtonRoot = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--ctl);
  block-size: var(--ctl);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  color: var(--text);
  font-size: var(--fs-16);
  transition:
    border-color var(--t-1),
    color var(--t-1);

  &[data-size='small'] {
    inline-size: var(--ctl-sm);
    block-size: var(--ctl-sm);
    font-size: var(--fs-14);
  }
  &[data-variant='plain'] {
    border-color: transparent;
    color: var(--text-soft);
  }
  &:hover:enabled,
  &[data-hover] {
    border-color: var(--gold);
    color: var(--gold-text);
  }
  &:disabled {
    border-color: var(--line);
    color: var(--text-mute);
    cursor: not-allowed;
  }
  &[data-directional]:dir(rtl) .lucide {
    transform: scaleX(-1);
  }
`;
