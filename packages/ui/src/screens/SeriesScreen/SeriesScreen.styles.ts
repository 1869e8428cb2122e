import styled from '../../theme/styled.ts';
import { withPage } from '../../theme/alignment.ts';
import { plainHeading, plainList } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';
import { storyFaces } from '../../theme/storyFaces.ts';

export const SeriesRoot = styled.div`
  ${storyFaces}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-24);
  padding-block: var(--kl-size-20) var(--kl-size-48);

  > section > p {
    margin-block: 0 var(--kl-size-14);
  }
  ${media.compact} {
    padding-block: var(--kl-size-36) var(--kl-size-64);
  }
`;

export const Heading = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  max-inline-size: 68ch;

  > p {
    margin: 0;
    color: var(--kl-text-soft);
  }
`;

export const Title = styled.h1`
  ${plainHeading}
  padding-block-start: 0.1em;
  font-size: var(--kl-fs-30);
  overflow-wrap: anywhere;
  ${withPage}

  ${media.compact} {
    font-size: var(--kl-fs-44);
  }
`;

export const AuthorLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  color: var(--kl-text-soft);
  overflow-wrap: anywhere;
`;

export const About = styled.div`
  ${withPage}
`;

export const Begin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-12);

  > p {
    margin: 0;
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
`;

export const PartList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  gap: var(--kl-size-14);
  ${plainList}
`;

export const Part = styled.li`
  position: relative;
  display: flex;
  gap: var(--kl-size-14);
  padding: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);

  &[data-state='next'],
  &:has(a):hover {
    border-color: var(--kl-gold);
  }
  &[data-state='unpublished'] {
    border-style: dashed;
  }
`;

export const PartMarks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-14);
`;

/** A page with a single message. */
export const MessagePage = styled.div`
  align-self: center;
  padding-block: var(--kl-size-48);
`;
