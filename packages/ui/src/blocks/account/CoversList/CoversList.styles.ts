import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const Covers = styled.section`
  display: grid;
  gap: var(--kl-size-10);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-15);
`;

export const CoversTitle = styled.h2`
  ${plainHeading}
  font-size: var(--kl-fs-18);
`;

export const CoversItems = styled.ul`
  display: grid;
  gap: var(--kl-size-8);
  padding-inline-start: var(--kl-size-20);
  text-wrap: pretty;
`;
