import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { withPage } from '../../../theme/alignment.ts';
import { plainLink, plainList } from '../../../theme/elements.ts';
import { storyFaces } from '../../../theme/storyFaces.ts';

const columns = `
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--kl-size-14);
`;

export const Books = styled.ul`
  ${storyFaces}
  ${columns}
  ${plainList}
`;

export const Places = styled.div`
  ${columns}

  > * {
    block-size: 180px;
  }
`;

export const Book = styled.li`
  display: flex;
  gap: var(--kl-size-14);
  padding: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-10);
`;

export const Picture = styled.div`
  flex: none;
  inline-size: var(--kl-size-96);
  block-size: 128px;
  overflow: hidden;
  border-radius: var(--kl-radius-8);
`;

export const About = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: var(--kl-size-6);
  min-inline-size: 0;

  > a[data-variant='ghost'] {
    justify-self: start;
    margin-inline-start: calc(-1 * var(--kl-size-12));
  }
`;

const title = `
  margin: 0;
  font-family: var(--kl-font-title);
  font-size: var(--kl-fs-18);
  font-weight: 600;
  line-height: var(--kl-lh-title);
  overflow-wrap: anywhere;
  ${withPage}
`;

export const BookLink = styled(Link)`
  ${plainLink}
  ${title}
`;

export const BookTitle = styled.p`
  ${title}
`;

export const Count = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Names = styled.ul`
  display: grid;
  gap: var(--kl-size-4);
  ${plainList}
`;

export const Name = styled.li`
  display: flex;
  align-items: end;
  gap: var(--kl-size-6);
  min-inline-size: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-18);
  }
  > bdi {
    min-inline-size: 0;
  }
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  margin-block-start: var(--kl-size-16);
`;
