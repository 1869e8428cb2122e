import styled from '../../theme/styled.ts';

export const Places = styled.div`
  position: relative;
  display: grid;
  gap: var(--kl-size-18);
`;

export const Place = styled.div`
  display: grid;
  gap: var(--kl-size-12);
  padding: var(--kl-size-24);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
`;

export const State = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
`;
