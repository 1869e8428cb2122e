import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { withPage } from '../../../theme/alignment.ts';
import { plainHeading, plainLink } from '../../../theme/elements.ts';

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

export const NextPicture = styled.div`
  flex: none;
  inline-size: var(--kl-size-96);
  block-size: var(--kl-size-96);
  overflow: hidden;
  border-radius: var(--kl-radius-8);
`;

export const NextAbout = styled.div`
  display: grid;
  align-content: start;
  gap: var(--kl-size-4);
  min-inline-size: 0;

  > p {
    margin: 0;
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
    overflow-wrap: anywhere;
    ${withPage}
  }
`;

export const NextTitle = styled.h3`
  ${plainHeading}
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-14);
`;

export const NextLink = styled(Link)`
  ${plainLink}
  font-family: var(--kl-font-title);
  font-size: var(--kl-fs-18);
  font-weight: 600;
  overflow-wrap: anywhere;
  ${withPage}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
