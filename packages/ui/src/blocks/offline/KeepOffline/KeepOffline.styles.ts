import styled from '../../../theme/styled.ts';

export const KeepRoot = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-8);
`;

export const Stored = styled.p`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
  margin: 0;
  color: var(--kl-success-text);

  > svg {
    flex: none;
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;
