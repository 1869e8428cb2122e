import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const WaitlistRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-24);
  inline-size: 100%;
  max-inline-size: 480px;
`;

export const Offer = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--kl-size-12);
  padding: var(--kl-size-12) var(--kl-size-16);
  border-inline-start: var(--kl-edge-3) solid var(--kl-gold);
  border-radius: var(--kl-radius-8);
  background: var(--kl-gold-soft);
  color: var(--kl-gold-text);
  font-weight: 600;

  svg {
    margin-block-start: calc((1lh - 1.25em) / 2);
  }
`;

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
  padding: var(--kl-size-18) var(--kl-size-16);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);

  ${media.compact} {
    padding: var(--kl-size-24);
  }
  > svg {
    inline-size: var(--kl-size-48);
    block-size: var(--kl-size-48);
    stroke-width: 1.4;
    color: var(--kl-success-text);
  }
`;

export const Thanks = styled.h2`
  ${plainHeading}
  inline-size: fit-content;
  border-radius: var(--kl-radius-4);
  font-size: var(--kl-fs-24);
`;
