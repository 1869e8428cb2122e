import { css } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { plainLink } from '../../../theme/elements.ts';

export const FooterRoot = styled.footer`
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  background: var(--kl-bg-deep);
`;

export const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-12) var(--kl-size-28);
  max-inline-size: var(--kl-page-width);
  margin-inline: auto;
  padding: var(--kl-size-26) var(--kl-gutter);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;

/** All links, at the end of the line; they wrap together. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-12) var(--kl-size-28);

  ${media.compact} {
    margin-inline-start: auto;
  }
`;

export const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--kl-size-28);
`;

export const LegalLink = styled(Link)`
  ${plainLink}
  display: inline-flex;
  align-items: center;
  min-block-size: var(--kl-size-32);
  border-radius: var(--kl-radius-4);
  text-decoration: underline;
  text-decoration-color: var(--kl-line-strong);
  text-underline-offset: var(--kl-size-4);
  transition: color var(--kl-t-1);

  &:hover {
    color: var(--kl-text);
    text-decoration-color: currentColor;
  }
  ${media.touch} {
    min-block-size: var(--kl-ctl);
  }
`;

export const Social = styled.nav`
  display: flex;
  gap: var(--kl-size-4);
`;

const socialLook = css`
  display: inline-grid;
  place-items: center;
  inline-size: var(--kl-ctl-sm);
  block-size: var(--kl-ctl-sm);
  border-radius: var(--kl-radius-pill);
`;

export const SocialLink = styled(Link)`
  ${plainLink}
  ${socialLook}
  color: var(--kl-text-soft);
  transition: color var(--kl-t-1);

  &:hover {
    color: var(--kl-gold-text);
  }
`;

export const SocialPlace = styled.span`
  ${socialLook}
  color: var(--kl-text-mute);
`;
