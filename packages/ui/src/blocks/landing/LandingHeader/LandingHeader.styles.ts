import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { navigationLook } from '../../shell/navigationLook.styles.ts';
import { plainLink } from '../../../theme/elements.ts';

/** The header. Text of a section that is higher than the window scrolls under it, and is not seen through it. */
export const HeaderRoot = styled.header`
  position: fixed;
  z-index: var(--kl-z-nav);
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-24);
  block-size: var(--kl-size-56);
  padding-inline: var(--kl-size-16);
  background: linear-gradient(var(--kl-bg) 88%, transparent);

  ${media.compact} {
    block-size: var(--kl-size-64);
  }
  ${media.desktop} {
    block-size: var(--kl-size-84);
    padding-inline: var(--kl-size-64);
  }
`;

export const Links = styled.div`
  display: none;

  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: var(--kl-size-24);
  }
`;

export const Navigation = styled.nav`
  display: flex;
  gap: var(--kl-size-4);
`;

export const SectionLink = styled.a`
  ${plainLink}
  ${navigationLook}
`;

export const MenuPlace = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

export const MenuLinks = styled.nav`
  display: grid;
  gap: var(--kl-size-4);

  > a {
    min-block-size: var(--kl-size-56);
    padding-inline: var(--kl-size-12);
    font-size: var(--kl-fs-18);
  }
  > a[aria-current] {
    background: var(--kl-surface-2);
  }
  > a[aria-current]::after {
    inset-block: var(--kl-size-10);
    inset-inline: 0 auto;
    inline-size: var(--kl-edge-3);
    block-size: auto;
  }
`;

export const MenuEnd = styled.div`
  display: grid;
  gap: var(--kl-size-16);
  margin-block-start: var(--kl-size-20);
`;
