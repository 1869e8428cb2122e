import styled from '../../theme/styled.ts';
import { plainHeading, plainList } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';

export const AuthorRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-36);
  padding-block: var(--kl-size-20) var(--kl-size-64);

  ${media.compact} {
    padding-block-start: var(--kl-size-36);
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

export const Name = styled.h1`
  ${plainHeading}
  display: flex;
  align-items: center;
  gap: var(--kl-size-14);
  padding-block-start: 0.1em;
  font-size: var(--kl-fs-30);
  overflow-wrap: anywhere;

  > :last-child {
    min-inline-size: 0;
  }
  ${media.compact} {
    font-size: var(--kl-fs-44);
  }
`;

/** Plain text, with the author's line breaks; only as wide as it is, so that it begins where the page does. */
export const About = styled.div`
  justify-self: start;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** The button, which stays in its place until it is known what it does. */
export const Follow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-14);
  min-block-size: var(--kl-size-44);

  > p {
    margin: 0;
    color: var(--kl-text-soft);
  }
  &[data-unknown] > button {
    visibility: hidden;
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);

  > h2 {
    ${plainHeading}
    font-size: var(--kl-fs-24);
  }
`;

export const SeriesList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--kl-size-14);
  ${plainList}

  > li {
    display: grid;
    justify-items: start;
    gap: var(--kl-size-4);
    padding: var(--kl-size-14);
    border: var(--kl-hairline) solid var(--kl-line);
    border-radius: var(--kl-radius-10);
    color: var(--kl-text-soft);
    overflow-wrap: anywhere;
  }
`;

export const Stories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
  gap: var(--kl-size-20);
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
`;

/** A page with a single message. */
export const MessagePage = styled.div`
  align-self: center;
  padding-block: var(--kl-size-48);
`;
