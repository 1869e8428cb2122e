import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { focusRingInside, noFocusRing } from '../../../theme/attention.ts';
import { plainLink } from '../../../theme/elements.ts';

export const ShellRoot = styled.div`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-block-size: 100dvh;
`;

export const Header = styled.header`
  position: relative;
  z-index: var(--kl-z-nav);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
  background: var(--kl-bg-deep);
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-14);
  padding: var(--kl-size-8) var(--kl-size-16) 0;

  ${media.wide} {
    flex-wrap: nowrap;
    gap: var(--kl-size-24);
    min-block-size: var(--kl-size-64);
    padding: 0 var(--kl-size-24);
  }
`;

/** The navigation is a second, scrolling row until the first one has room for it. */
export const Navigation = styled.nav`
  order: 9;
  display: flex;
  gap: var(--kl-size-2);
  inline-size: calc(100% + 2 * var(--kl-size-16));
  margin-inline: calc(-1 * var(--kl-size-16));
  padding-inline: calc(var(--kl-size-16) - var(--kl-size-12));
  overflow-x: auto;
  scrollbar-width: none;

  ${media.wide} {
    order: 0;
    flex: 1;
    inline-size: auto;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
  }
`;

export const NavigationLink = styled(Link)`
  ${plainLink}
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-16);
  font-weight: 500;

  &:hover,
  &[aria-current] {
    color: var(--kl-text);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: var(--kl-size-12);
    inset-block-end: var(--kl-size-4);
    block-size: var(--kl-edge-2);
    /* Forced colours drop backgrounds, but not borders. */
    border: var(--kl-hairline) solid transparent;
    border-radius: var(--kl-radius-2);
    background: var(--kl-gold);
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

export const Count = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-inline-size: var(--kl-size-24);
  block-size: var(--kl-size-22);
  padding-inline: var(--kl-size-8);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-surface-2);
  font-size: var(--kl-fs-13);
  line-height: 1;
`;

export const Leave = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
  margin-inline-start: auto;

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Content = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-inline-size: 0;
  overflow-wrap: break-word;
  padding: var(--kl-size-20) var(--kl-size-16) var(--kl-size-48);

  ${media.compact} {
    padding: var(--kl-size-26) var(--kl-size-24) var(--kl-size-48);
  }
  ${media.wide} {
    padding-inline: var(--kl-size-32);
  }
  &:focus-visible {
    ${noFocusRing}
  }
`;
