import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const BarRoot = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-16);
  min-block-size: var(--kl-size-48);

  &[data-active] {
    position: sticky;
    z-index: calc(var(--kl-z-raised) + 2);
    inset-block-start: 0;
    padding: var(--kl-size-8) var(--kl-size-12);
    border-radius: var(--kl-radius-8);
    background: var(--kl-surface-2);
    box-shadow: var(--kl-shadow-2);
  }
`;

export const Summary = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);

  ${media.compact} {
    margin-inline-start: auto;
  }
`;
