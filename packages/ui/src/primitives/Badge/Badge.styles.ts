import styled from '../../theme/styled.ts';
import { toneColours } from '../../theme/toneColours.ts';

export const BadgeRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-size-26);
  max-inline-size: 100%;
  padding: var(--kl-size-2) var(--kl-size-10);
  border-radius: var(--kl-radius-pill);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;

  svg {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }

  &[data-tone='featured'] {
    background: var(--kl-gold);
    color: var(--kl-on-gold);
  }
  &[data-tone='premium'] {
    background: var(--kl-sindoor);
    color: var(--kl-on-sindoor);
  }
  &[data-tone='accent'] {
    background: var(--kl-peacock-soft);
    color: var(--kl-peacock-text);
  }
  ${toneColours}
  &[data-tone='neutral'] {
    background: var(--kl-surface-2);
    color: var(--kl-text-soft);
  }
  /* Nastaliq sits high on its line. */
  &:lang(ur) {
    padding-block: var(--kl-size-4) var(--kl-hairline);
    line-height: 1.7;
  }
`;
