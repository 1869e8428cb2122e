import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainButton, plainList } from '../../theme/elements.ts';

export const PaginationRoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
`;

export const Range = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);

  ${media.touch} {
    button {
      min-block-size: var(--kl-ctl);
    }
  }
`;

/** A phone has room for the two arrows only. (An empty `list-style` keeps it a list for VoiceOver.) */
export const Pages = styled.ol`
  display: none;
  gap: var(--kl-size-2);
  ${plainList}

  ${media.compact} {
    display: flex;
  }
`;

export const PageButton = styled.button`
  ${plainButton}
  min-inline-size: var(--kl-ctl-sm);
  min-block-size: var(--kl-ctl-sm);
  padding-inline: var(--kl-size-6);
  border: var(--kl-hairline) solid transparent;
  border-radius: var(--kl-radius-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  font-weight: 500;
  font-variant-numeric: tabular-nums;

  &:hover {
    background: var(--kl-surface-2);
    color: var(--kl-text);
  }
  &[aria-current] {
    border-color: var(--kl-gold);
    background: var(--kl-gold-soft);
    color: var(--kl-gold-text);
    font-weight: 600;
  }
  ${media.forcedColours} {
    &[aria-current] {
      border-width: var(--kl-edge-3);
    }
  }
`;

export const Gap = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: var(--kl-size-24);
  min-block-size: var(--kl-ctl-sm);
  color: var(--kl-text-mute);
`;

export const Flip = styled.span`
  display: inline-flex;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
