import styled from '../../theme/styled.ts';
import { toneColours } from '../../theme/toneColours.ts';

export const PillRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-size-28);
  max-inline-size: 100%;
  padding: var(--kl-size-4) var(--kl-size-12);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-surface-2);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  line-height: 1.3;

  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }

  ${toneColours}
  /* Nastaliq sits high on its line. */
  &:lang(ur) {
    padding-block: var(--kl-size-4) var(--kl-hairline);
    line-height: 1.7;
  }
`;

export const Dot = styled.span`
  flex: none;
  inline-size: var(--kl-size-8);
  block-size: var(--kl-size-8);
  border-radius: var(--kl-radius-pill);
  background: currentColor;
`;
