import styled from '../../../theme/styled.ts';
import { cutWithPage, withPage } from '../../../theme/alignment.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { plainButton, plainLink } from '../../../theme/elements.ts';

export const TitleRoot = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-12);
  min-inline-size: 0;

  ${media.compact} {
    flex-wrap: nowrap;
    inline-size: max-content;
    max-inline-size: 300px;
  }
`;

export const Thumb = styled.span`
  flex: none;
  inline-size: var(--kl-size-72);
  block-size: var(--kl-size-48);
  border-radius: var(--kl-radius-4);
  overflow: hidden;
`;

export const Named = styled.span`
  flex: 1;
  display: grid;
  gap: var(--kl-hairline);
  min-inline-size: 0;
`;

export const Name = styled.b`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  clip-path: inset(0 0 var(--kl-clamp-trim));
  font: 600 var(--kl-fs-17) / var(--kl-lh-title) var(--kl-font-title);
  overflow-wrap: anywhere;
  ${withPage}
`;

export const Tagline = styled.small`
  max-inline-size: 240px;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${cutWithPage}
`;

/** Text that wraps to two lines before it pushes a column out of view. */
export const Wrapped = styled.span`
  ${media.compact} {
    display: block;
    inline-size: max-content;
    max-inline-size: 112px;
    white-space: normal;
  }
`;

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: var(--kl-size-6);

  ${media.compact} {
    flex-wrap: nowrap;
    justify-content: start;

    && > * {
      max-inline-size: var(--kl-size-96);
    }
  }
`;

export const ActionLink = styled(Link)`
  ${plainLink}
  display: inline-grid;
  place-items: center;
  inline-size: var(--kl-ctl-sm);
  block-size: var(--kl-ctl-sm);
  border-radius: var(--kl-radius-pill);
  color: var(--kl-text-soft);

  &:hover {
    background: var(--kl-surface-3);
    color: var(--kl-gold-text);
  }
`;

export const Stats = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-4) var(--kl-size-12);

  ${media.compact} {
    inline-size: max-content;
    max-inline-size: 160px;
  }
  ${media.wide} {
    max-inline-size: none;
  }
`;

export const Stat = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
`;

export const AuthorButton = styled.button`
  ${plainButton}
  min-block-size: var(--kl-size-24);
  text-align: inherit;
  text-decoration: underline dotted;
  text-decoration-color: var(--kl-text-mute);
  text-underline-offset: 0.25em;
  overflow-wrap: anywhere;

  &:hover {
    color: var(--kl-gold-text);
  }
`;
