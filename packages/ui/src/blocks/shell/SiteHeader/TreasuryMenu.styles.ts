import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { plainLink } from '../../../theme/elements.ts';

/** The menu below its button; in browsers without anchor positioning in the middle of the page. */
export const Places = styled.ul`
  min-inline-size: 230px;
  padding: var(--kl-size-6);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-3);
  color: var(--kl-text);
  list-style: none;
  transition:
    opacity var(--kl-t-2) var(--kl-ease-out),
    translate var(--kl-t-2) var(--kl-ease-out);

  @supports (position-area: block-end) {
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline;
    margin: var(--kl-size-6) 0 0;
  }
  ${media.motion} {
    &:popover-open {
      @starting-style {
        opacity: 0;
        translate: 0 var(--kl-size-4);
      }
    }
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

export const Place = styled(Link)`
  ${plainLink}
  display: grid;
  grid-template-columns: var(--kl-size-24) minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--kl-size-12);
  min-block-size: var(--kl-ctl);
  padding: var(--kl-size-10) var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  color: var(--kl-text);
  font-weight: 600;
  line-height: 1.35;

  svg {
    color: var(--kl-gold-text);
  }
  &:hover,
  &:focus-visible {
    background: var(--kl-surface-2);
  }
  &:lang(ur) {
    line-height: 2;
  }
`;

export const PlaceHint = styled.span`
  grid-column: -2;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 400;
`;
