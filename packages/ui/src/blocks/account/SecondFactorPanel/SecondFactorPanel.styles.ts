import styled from '../../../theme/styled.ts';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--kl-size-14);
`;

/** A secret or a list of codes, to be read off and selected. */
export const Read = styled.div`
  padding: var(--kl-size-12) var(--kl-size-14);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-8);
  font-family: ui-monospace, monospace;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;

  > code {
    font: inherit;
    user-select: all;
  }
`;

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(13em, 1fr));
  gap: var(--kl-size-6) var(--kl-size-18);
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
`;
