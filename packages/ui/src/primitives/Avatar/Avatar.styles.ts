import styled from '../../theme/styled.ts';
import { toneVariables } from '../../theme/tone.ts';

export const AvatarRoot = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--kl-size-26);
  block-size: var(--kl-size-26);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-tone);
  color: var(--kl-on-tone);
  overflow: hidden;
  ${toneVariables}

  &[data-size='medium'] {
    inline-size: var(--kl-size-36);
    block-size: var(--kl-size-36);
  }
`;

export const Initials = styled.span`
  font-size: var(--kl-fs-11);
  font-weight: 600;
  line-height: 1;

  [data-size='medium'] > & {
    font-size: var(--kl-fs-13);
  }
`;
