import styled from '../../../theme/styled.ts';

export const Sessions = styled.ul`
  display: grid;
  margin: 0 0 var(--kl-size-18);
  padding: 0;
  list-style: '';
`;

export const Session = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-26) minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-2) var(--kl-size-14);
  padding-block: var(--kl-size-12);

  & + & {
    border-block-start: var(--kl-hairline) solid var(--kl-line);
  }
  > svg {
    inline-size: var(--kl-size-22);
    block-size: var(--kl-size-22);
    margin-block-start: calc((1lh - var(--kl-size-22)) / 2);
    color: var(--kl-text-mute);
  }
`;

export const Device = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-12);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const When = styled.p`
  grid-column: 2;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-14);
`;

/** Wraps the button that ends a session, below the text. The button is as wide as its label. */
export const End = styled.div`
  grid-column: 2;
  justify-self: start;
  margin-block-start: var(--kl-size-4);
`;

export const Placeholders = styled.div`
  display: grid;
  gap: var(--kl-size-18);
  padding-block: var(--kl-size-12);
`;
