import styled from '../theme/styled.ts';
import { Link } from '../primitives/Link/Link.tsx';
import { withPage } from '../theme/alignment.ts';
import { plainLink } from '../theme/elements.ts';

export const PartPicture = styled.div`
  flex: none;
  inline-size: var(--kl-size-96);
  block-size: var(--kl-size-96);
  overflow: hidden;
  border-radius: var(--kl-radius-8);
`;

export const PartAbout = styled.div`
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

export const PartLink = styled(Link)`
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
