import styled from '../../theme/styled.ts';
import { plainHeading } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';

/** On a phone the story to try comes last; on a wide screen it stays beside the chapters. */
export const GuideRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-32);
  padding-block: var(--kl-size-32) var(--kl-size-64);

  ${media.desktop} {
    grid-template-columns: minmax(0, 720px) 320px;
    justify-content: space-between;
    align-items: start;
    column-gap: var(--kl-size-64);
  }
`;

export const Heading = styled.header`
  grid-column: 1 / -1;
`;

export const Attempt = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-12);
  max-inline-size: 360px;

  > article {
    inline-size: 100%;
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: var(--kl-size-24);
  }
`;

export const AttemptTitle = styled.h2`
  ${plainHeading}
  font-size: var(--kl-fs-24);
`;

export const Hint = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-15);
`;
