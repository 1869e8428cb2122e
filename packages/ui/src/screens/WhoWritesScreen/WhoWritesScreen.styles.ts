import { media } from '../../theme/media.ts';
import styled from '../../theme/styled.ts';
import { Chapters } from '../chapters.styles.ts';

export const WhoWritesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-32);
  padding-block: var(--kl-size-32) var(--kl-size-64);
`;

/** One below the other on a phone; side by side on a wide screen. */
export const WhoWritesChapters = styled(Chapters)`
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    column-gap: var(--kl-size-64);
  }
`;
