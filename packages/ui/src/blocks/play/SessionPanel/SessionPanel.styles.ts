import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const Offline = styled.p`
  display: flex;
  gap: var(--kl-size-10);
  margin-block-end: var(--kl-size-12);
  padding: var(--kl-size-10) var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-2);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  > svg {
    color: var(--kl-gold-text);
  }
`;

export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-8);
  margin-block-start: var(--kl-size-16);
  padding-block-start: var(--kl-size-16);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  /* Its words stand in line with what is above them. */
  > [data-variant='ghost'] {
    margin-inline-start: calc(-1 * var(--kl-size-12));
  }
`;

export const SectionTitle = styled.h3`
  ${plainHeading}
  font-size: var(--kl-fs-18);
`;

export const Hint = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-10);
`;
