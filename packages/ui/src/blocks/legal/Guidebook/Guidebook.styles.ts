import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { focusRingInside } from '../../../theme/attention.ts';
import { plainHeading, plainLink, plainList } from '../../../theme/elements.ts';

export const GuidebookRoot = styled.nav`
  padding: var(--kl-size-16);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);

  ${media.desktop} {
    position: sticky;
    inset-block-start: var(--kl-size-24);
    max-block-size: calc(100dvh - var(--kl-size-48));
    padding: 0;
    overflow-y: auto;
    background: none;
  }

  ul,
  ol {
    ${plainList}
  }
`;

export const GuidebookTitle = styled.h2`
  ${plainHeading}
  margin-block-end: var(--kl-size-10);
  font-size: var(--kl-fs-20);
`;

export const Entry = styled(Link)`
  ${plainLink}
  display: flex;
  align-items: center;
  min-block-size: var(--kl-size-44);
  padding: var(--kl-size-6) var(--kl-size-14);
  border-inline-start: var(--kl-edge-3) solid transparent;
  border-radius: var(--kl-radius-8);
  color: var(--kl-text-soft);
  font-weight: 500;

  &:hover {
    color: var(--kl-text);
  }
  &:focus-visible {
    ${focusRingInside}
  }
  &[aria-current='page'] {
    border-inline-start-color: var(--kl-gold);
    background: var(--kl-surface-2);
    color: var(--kl-text);
    font-weight: 600;
  }
  ${media.desktop} {
    min-block-size: var(--kl-size-40);
  }
`;

/** The sections of the current page; not shown on a small screen. */
export const Sections = styled.ol`
  display: none;

  ${media.desktop} {
    display: block;
    && {
      margin-block: var(--kl-size-6) var(--kl-size-10);
      margin-inline-start: var(--kl-size-14);
      padding-inline-start: var(--kl-size-8);
    }
    border-inline-start: var(--kl-hairline) solid var(--kl-line);
  }
`;

export const SectionLink = styled(Link)`
  ${plainLink}
  display: flex;
  align-items: center;
  min-block-size: var(--kl-size-32);
  padding: var(--kl-size-4) var(--kl-size-14);
  border-radius: var(--kl-radius-4);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  &:hover {
    color: var(--kl-text);
  }
  &:focus-visible {
    ${focusRingInside}
  }
  &[aria-current] {
    color: var(--kl-gold-text);
    font-weight: 600;
  }
`;
