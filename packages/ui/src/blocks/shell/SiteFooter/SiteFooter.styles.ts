import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

export const FooterRoot = styled.footer`
  border-block-start: 1px solid var(--line);
  background: var(--bg-deep);
`;

export const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) 28px;
  max-inline-size: var(--page-width);
  margin-inline: auto;
  padding: 26px var(--gutter);
  color: var(--text-mute);
  font-size: var(--fs-14);
`;

/** What can be followed stands at the end of the line. */
export const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;

  ${media.compact} {
    margin-inline-start: auto;
  }
`;

export const LegalLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  border-radius: var(--r-1);
  text-decoration: underline;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 3px;
  transition: color var(--t-1);

  &:hover {
    color: var(--text);
    text-decoration-color: currentColor;
  }
  ${media.touch} {
    min-block-size: var(--ctl);
  }
`;

export const Social = styled.nav`
  display: flex;
  gap: var(--s-1);
`;

export const SocialLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  inline-size: var(--ctl-sm);
  block-size: var(--ctl-sm);
  border-radius: var(--r-pill);
  color: var(--text-soft);
  transition: color var(--t-1);

  &:hover {
    color: var(--gold-text);
  }
`;
