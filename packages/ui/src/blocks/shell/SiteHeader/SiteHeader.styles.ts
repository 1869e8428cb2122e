import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

export const HeaderRoot = styled.header`
  position: relative;
  z-index: var(--z-nav);
  border-block-end: 1px solid var(--line);
  background: var(--bg);
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  max-inline-size: var(--page-width);
  block-size: 60px;
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${media.compact} {
    gap: 28px;
    block-size: 72px;
  }
`;

export const Navigation = styled.nav`
  display: flex;
  gap: var(--s-1);
`;

export const NavigationLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: var(--ctl);
  padding-inline: 14px;
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
    inset-inline: 14px;
    inset-block-end: 4px;
    block-size: 2px;
    border-radius: 2px;
    background: var(--gold);
  }
`;
