import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;

  ${media.touch} {
    > a {
      padding-block: 11px;
      margin-block: 0;
    }
  }
`;

/** A word on a dotted line. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  color: var(--text-mute);

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 8px;
    background: radial-gradient(circle, var(--line-strong) 1.2px, transparent 1.5px) 0 50% / 12px 8px repeat-x;
  }
`;

/** Google's own button has a width of its own. */
export const GoogleSlot = styled.div`
  display: grid;
  min-block-size: var(--ctl);
`;
