import styled from '../../../theme/styled.ts';

export const Tick = styled.div`
  display: grid;
  gap: var(--kl-size-8);

  > p {
    margin: 0;
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
`;

export const Made = styled.div`
  display: grid;
  gap: var(--kl-size-14);
`;

/** The address, left to right in every language. */
export const Address = styled.div`
  input {
    direction: ltr;
    text-overflow: ellipsis;
  }
`;

export const Says = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
`;
