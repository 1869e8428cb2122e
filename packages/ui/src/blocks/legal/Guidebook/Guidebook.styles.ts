import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

export const GuidebookRoot = styled.nav`
  padding: 16px;
  border-radius: var(--r-3);
  background: var(--surface-1);

  ${media.desktop} {
    position: sticky;
    inset-block-start: 24px;
    max-block-size: calc(100dvh - 48px);
    padding: 0;
    overflow-y: auto;
    background: none;
  }

  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: '';
  }
`;

export const GuidebookTitle = styled.h2`
  margin-block-end: 10px;
  font-size: var(--fs-20);
`;

export const Entry = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding: 6px 14px;
  border-inline-start: 3px solid transparent;
  border-radius: var(--r-2);
  color: var(--text-soft);
  font-weight: 500;

  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  &[aria-current='page'] {
    border-inline-start-color: var(--gold);
    background: var(--surface-2);
    color: var(--text);
    font-weight: 600;
  }
  ${media.desktop} {
    min-block-size: 40px;
  }
`;

/** The sections of the page that is shown; a small screen scrolls through them instead. */
export const Sections = styled.ol`
  display: none;

  ${media.desktop} {
    display: block;
    && {
      margin-block: 6px 10px;
      margin-inline-start: 14px;
      padding-inline-start: 8px;
    }
    border-inline-start: 1px solid var(--line);
  }
`;

export const SectionLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: 32px;
  padding: 3px 14px;
  border-radius: var(--r-1);
  color: var(--text-soft);
  font-size: var(--fs-14);

  &:hover {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  &[aria-current] {
    color: var(--gold-text);
    font-weight: 600;
  }
`;
