import styled from '@emotion/styled';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { navigationLook } from '../navigationLook.styles.ts';

export const HeaderRoot = styled.header`
  position: relative;
  z-index: var(--z-nav);
  border-block-end: 1px solid var(--line);
  background: var(--bg);
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  max-inline-size: var(--page-width);
  min-block-size: 60px;
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${media.compact} {
    min-block-size: 72px;
  }
  ${media.desktop} {
    gap: 14px;
  }
  ${media.wide} {
    gap: 28px;
  }
`;

/** From here on there is room for all of it; before, it stands in the menu. */
export const Wide = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: end;
    gap: inherit;
    min-inline-size: 0;
  }
`;

export const Narrow = styled.div`
  display: flex;
  gap: var(--s-1);
  margin-inline: auto -10px;

  ${media.desktop} {
    display: none;
  }
`;

export const Navigation = styled.nav`
  display: flex;
  gap: var(--s-1);
  margin-inline-end: auto;
`;

export const NavigationLink = styled(Link)`
  ${navigationLook}
`;

export const NavigationButton = styled.button`
  ${navigationLook}

  &:has(+ :popover-open) .lucide {
    rotate: 180deg;
  }
`;

export const SearchPlace = styled.div`
  flex: 0 1 400px;
  min-inline-size: 160px;
`;

export const SearchRow = styled.div`
  padding: 0 var(--gutter) var(--s-3);

  ${media.desktop} {
    display: none;
  }
`;

export const ProfileLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--ctl);
  block-size: var(--ctl);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  color: var(--text);
  font-size: var(--fs-16);
  transition:
    border-color var(--t-1),
    color var(--t-1);

  &:hover,
  &[aria-current] {
    border-color: var(--gold);
    color: var(--gold-text);
  }
`;

export const Tool = styled(IconButton)`
  color: var(--text);
  font-size: 1.125rem;
`;
