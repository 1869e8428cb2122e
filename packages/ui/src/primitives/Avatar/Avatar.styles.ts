import styled from '@emotion/styled';

export const AvatarRoot = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 26px;
  block-size: 26px;
  border-radius: var(--r-pill);
  overflow: hidden;

  &[data-size='medium'] {
    inline-size: 34px;
    block-size: 34px;
  }

  &[data-tone='peacock'] {
    background: var(--peacock);
    color: var(--on-peacock);
  }
  &[data-tone='sindoor'] {
    background: var(--sindoor);
    color: var(--on-sindoor);
  }
  &[data-tone='jamun'] {
    background: var(--jamun);
    color: var(--on-jamun);
  }
  &[data-tone='neel'] {
    background: var(--neel);
    color: var(--on-neel);
  }
`;

export const Initials = styled.span`
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 1;

  [data-size='medium'] > & {
    font-size: var(--fs-13);
  }
`;
