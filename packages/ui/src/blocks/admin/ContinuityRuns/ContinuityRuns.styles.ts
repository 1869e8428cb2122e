import styled from '../../../theme/styled.ts';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
`;

export const Lead = styled.p`
  max-inline-size: 62em;
  color: var(--kl-text-soft);
  text-wrap: pretty;
`;

/** A line of a shell: it reads from left to right in every language, and wraps where there is little room. */
export const Command = styled.code`
  display: block;
  padding: var(--kl-size-10) var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-2);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-2);
  overflow-wrap: anywhere;
`;

export const Figure = styled.span`
  display: grid;
  justify-items: end;
  gap: var(--kl-size-2);
`;

/** How it does, and by how much. */
export const Ratio = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: var(--kl-size-4) var(--kl-size-10);

  > b {
    min-inline-size: 3.5em;
    font-weight: 600;
  }
`;

export const Quiet = styled.small`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 400;
`;
