import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

/** `--folio-inset` says how far the rules stand from the edges. */
export const FolioRoot = styled.div`
  --folio-inset: 12px;
  position: relative;
  min-inline-size: 0;
  padding: 22px calc(var(--folio-inset) + 20px);
  border-radius: var(--r-3);

  ${media.compact} {
    --folio-inset: 18px;
    padding: 26px calc(var(--folio-inset) + 30px);
  }

  &[data-ground='surface'] {
    background: var(--surface-1);
  }
  &[data-ground='glass'] {
    background: var(--glass);
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 6px;
    border-inline: 1px solid var(--rule);
    opacity: 0.75;
    pointer-events: none;
  }
  &::before {
    inset-inline-start: var(--folio-inset);
  }
  &::after {
    inset-inline-end: var(--folio-inset);
  }
`;
