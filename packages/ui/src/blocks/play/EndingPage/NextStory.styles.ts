import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const Next = styled.section`
  position: relative;
  display: flex;
  gap: var(--kl-size-16);
  margin-block-start: var(--kl-size-22);
  padding: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);

  &:hover {
    border-color: var(--kl-gold);
  }
`;

export const NextTitle = styled.h3`
  ${plainHeading}
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-14);
`;
