import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-4) var(--kl-size-16);

  ${media.touch} {
    > a {
      padding-block: var(--kl-size-12);
      margin-block: 0;
    }
  }
`;

/** A word in the middle of a dotted line. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--kl-size-14);
  color: var(--kl-text-mute);

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: var(--kl-size-8);
    background: radial-gradient(circle, var(--kl-line-strong) 1.2px, transparent 1.5px) 0 50% / 12px 8px
      repeat-x;
  }
`;

/** Reserves the height of Google's own button. */
export const GoogleSlot = styled.div`
  display: grid;
  min-block-size: var(--kl-ctl);
`;
