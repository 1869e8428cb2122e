import styled from '../../../theme/styled.ts';

export const StreakRoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-10);
  color: var(--kl-text-soft);

  > :where(svg) {
    flex: none;
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
  }
  &[data-lit] > svg {
    color: var(--kl-gold);
  }
`;

export const Days = styled.b`
  color: var(--kl-text);
  font-weight: 600;
`;

export const Hint = styled.span`
  font-size: var(--kl-fs-14);
`;
