import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

export const ShellRoot = styled.div`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-block-size: 100dvh;
`;

export const Header = styled.header`
  position: relative;
  z-index: var(--z-nav);
  border-block-end: 1px solid var(--line);
  background: var(--bg-deep);
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  padding: 8px var(--s-4) 0;

  ${media.desktop} {
    flex-wrap: nowrap;
    gap: var(--s-5);
    min-block-size: 64px;
    padding: 0 var(--s-5);
  }
`;

/** A second line that scrolls, until there is room in the first. */
export const Navigation = styled.nav`
  order: 9;
  display: flex;
  gap: 2px;
  inline-size: calc(100% + 2 * var(--s-4));
  margin-inline: calc(-1 * var(--s-4));
  padding-inline: calc(var(--s-4) - 12px);
  overflow-x: auto;
  scrollbar-width: none;

  ${media.desktop} {
    order: 0;
    inline-size: auto;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

export const NavigationLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--s-2);
  min-block-size: var(--ctl);
  padding-inline: 12px;
  border-radius: var(--r-2);
  color: var(--text-soft);
  font-size: var(--fs-16);
  font-weight: 500;

  &:hover,
  &[aria-current] {
    color: var(--text);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 12px;
    inset-block-end: 3px;
    block-size: 2px;
    /* Where the system chooses the colours, a ground is lost and an edge stays. */
    border: 1px solid transparent;
    border-radius: 2px;
    background: var(--gold);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

export const Count = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: 24px;
  block-size: 22px;
  padding-inline: 7px;
  border: 1px solid var(--line);
  border-radius: var(--r-pill);
  background: var(--surface-2);
  font-size: var(--fs-13);
  line-height: 1;
`;

export const Leave = styled.div`
  margin-inline-start: auto;

  .lucide:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Content = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: break-word;
  padding: 20px var(--s-4) var(--s-7);

  ${media.compact} {
    padding: 26px var(--s-5) var(--s-7);
  }
  ${media.wide} {
    padding-inline: var(--s-6);
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
