import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';
import { navigationLook } from '../../shell/navigationLook.styles.ts';

/** It lies over the first view; where the window is low, text scrolls under it, so it gets a ground. */
export const HeaderRoot = styled.header`
  position: fixed;
  z-index: var(--z-nav);
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  block-size: 60px;
  padding-inline: 16px;

  @media (max-height: 700px), (max-width: 640px) {
    background: var(--glass);
  }
  ${media.desktop} {
    block-size: 84px;
    padding-inline: 64px;
  }
`;

export const Links = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: 24px;
  }
`;

export const Navigation = styled.nav`
  display: flex;
  gap: var(--s-1);
`;

export const SectionLink = styled.a`
  ${navigationLook}
`;

export const MenuPlace = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

export const MenuLinks = styled.nav`
  display: grid;
  gap: var(--s-1);

  > a {
    min-block-size: 52px;
    padding-inline: 12px;
    font-size: var(--fs-18);
  }
  > a[aria-current] {
    background: var(--surface-2);
  }
  > a[aria-current]::after {
    inset-block: 10px;
    inset-inline: 0 auto;
    inline-size: 3px;
    block-size: auto;
  }
`;

export const MenuEnd = styled.div`
  display: grid;
  margin-block-start: 20px;
`;
