import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

/** Below its button; where a browser cannot anchor it yet, in the middle of the page. */
export const Places = styled.ul`
  min-inline-size: 230px;
  padding: 6px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface-1);
  box-shadow: var(--shadow-3);
  color: var(--text);
  list-style: none;
  transition:
    opacity var(--t-2) var(--ease-out),
    translate var(--t-2) var(--ease-out);

  @supports (position-area: block-end) {
    position-area: block-end span-inline-end;
    position-try-fallbacks: flip-inline;
    margin: 6px 0 0;
  }
  &:popover-open {
    @starting-style {
      opacity: 0;
      translate: 0 4px;
    }
  }
  ${media.stillness} {
    transition: none;
  }
`;

export const Place = styled(Link)`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  align-items: center;
  gap: 0 12px;
  min-block-size: var(--ctl);
  padding: 9px 12px;
  border-radius: var(--r-2);
  color: var(--text);
  font-weight: 600;
  line-height: 1.35;

  .lucide {
    color: var(--gold-text);
  }
  &:hover,
  &:focus-visible {
    background: var(--surface-2);
  }
  &:lang(ur) {
    line-height: 2;
  }
`;

export const PlaceHint = styled.span`
  grid-column: -2;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-weight: 400;
`;
