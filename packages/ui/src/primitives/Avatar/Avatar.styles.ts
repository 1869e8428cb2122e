import styled from '@emotion/styled';
import { toneVariables } from '../../theme/tone.ts';

export const AvatarRoot = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 26px;
  block-size: 26px;
  border-radius: var(--r-pill);
  background: var(--tone);
  color: var(--on-tone);
  overflow: hidden;
  ${toneVariables}

  &[data-size='medium'] {
    inline-size: 34px;
    block-size: 34px;
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
