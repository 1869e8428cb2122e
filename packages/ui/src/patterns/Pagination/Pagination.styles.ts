import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const PaginationRoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
`;

export const Range = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);

  @media (pointer: coarse) {
    button {
      min-block-size: var(--ctl);
    }
  }
`;

/** A phone has room for the two ways only. (An empty `list-style` keeps it a list for VoiceOver.) */
export const Pages = styled.ol`
  display: none;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: '';

  ${media.compact} {
    display: flex;
  }
`;

export const PageButton = styled.button`
  min-inline-size: var(--ctl-sm);
  min-block-size: var(--ctl-sm);
  padding-inline: 6px;
  border: 1px solid transparent;
  border-radius: var(--r-2);
  color: var(--text-soft);
  font-size: var(--fs-14);
  font-weight: 500;
  font-variant-numeric: tabular-nums;

  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &[aria-current] {
    border-color: var(--gold);
    background: var(--gold-soft);
    color: var(--gold-text);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border-width: 3px;
    }
  }
`;

export const Gap = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 24px;
  min-block-size: var(--ctl-sm);
  color: var(--text-mute);
`;

export const Flip = styled.span`
  display: inline-flex;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
