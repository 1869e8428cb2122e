import styled from '../../../theme/styled.ts';
import { roundLook } from '../../../primitives/IconButton/IconButton.styles.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { navigationLook } from '../navigationLook.styles.ts';
import { plainButton, plainLink } from '../../../theme/elements.ts';

export const HeaderRoot = styled.header`
  position: relative;
  z-index: var(--kl-z-nav);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
  background: var(--kl-bg);
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-4);
  max-inline-size: var(--kl-page-width);
  min-block-size: var(--kl-size-64);
  margin-inline: auto;
  padding-inline: var(--kl-gutter);

  ${media.compact} {
    min-block-size: var(--kl-size-72);
  }
  ${media.desktop} {
    gap: var(--kl-size-14);
  }
  ${media.wide} {
    gap: var(--kl-size-28);
  }
`;

/** Navigation for wide screens; on narrower ones it is in the menu. */
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
  gap: var(--kl-size-4);
  margin-inline: auto calc(-1 * var(--kl-size-10));

  ${media.desktop} {
    display: none;
  }
`;

export const Navigation = styled.nav`
  display: flex;
  gap: var(--kl-size-4);
  margin-inline-end: auto;
`;

export const NavigationLink = styled(Link)`
  ${plainLink}
  ${navigationLook}
`;

export const NavigationButton = styled.button`
  ${plainButton}
  ${navigationLook}

  &:has(+ :popover-open) svg {
    rotate: 180deg;
  }
`;

export const SearchPlace = styled.div`
  flex: 0 1 400px;
  min-inline-size: 160px;
`;

export const SearchRow = styled.div`
  padding: 0 var(--kl-gutter) var(--kl-size-12);

  ${media.desktop} {
    display: none;
  }
`;

export const ProfileLink = styled(Link)`
  ${plainLink}
  ${roundLook}

  &:hover,
  &[aria-current] {
    border-color: var(--kl-gold);
    color: var(--kl-gold-text);
  }
`;

export const Tool = styled(IconButton)`
  color: var(--kl-text);
  font-size: var(--kl-fs-18);
`;
