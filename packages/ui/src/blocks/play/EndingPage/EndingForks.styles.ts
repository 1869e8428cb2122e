import styled from '../../../theme/styled.ts';
import { withPage } from '../../../theme/alignment.ts';
import { plainHeading } from '../../../theme/elements.ts';
import { media } from '../../../theme/media.ts';

export const Led = styled.section`
  margin-block-start: var(--kl-size-26);
`;

export const LedTitle = styled.h3`
  ${plainHeading}
  font-size: var(--kl-fs-18);
`;

export const Forks = styled.ol`
  margin: var(--kl-size-8) 0 0;
  padding: 0;
  list-style: '';
`;

export const Fork = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-20) minmax(0, 1fr);
  gap: var(--kl-size-2) var(--kl-size-12);
  padding-block: var(--kl-size-12);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  > svg {
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
    margin-block-start: var(--kl-size-4);
    color: var(--kl-gold-text);
  }
  &[data-closed] {
    color: var(--kl-text-soft);

    > svg {
      color: var(--kl-text-mute);
    }
  }
  > button {
    grid-column: 2;
    justify-self: start;
    margin-inline-start: calc(-1 * var(--kl-size-12));
  }
  ${media.compact} {
    grid-template-columns: var(--kl-size-20) minmax(0, 1fr) auto;

    > button {
      grid-column: 3;
      margin-inline: 0;
    }
  }
`;

export const Chosen = styled.q`
  display: block;
  color: var(--kl-text);
  font-family: var(--kl-font-tale);
  font-size: var(--kl-fs-16);
  overflow-wrap: anywhere;
  /* many choices are speech with their own quotation marks */
  quotes: none;
  ${withPage}
`;

export const Deed = styled.p`
  margin: 0;
  color: var(--kl-gold-text);
  font-family: var(--kl-font-tale);
  font-style: italic;
  overflow-wrap: anywhere;
  ${withPage}
`;

export const Mattered = styled.div`
  margin: var(--kl-size-2) 0 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;
