import { plainList } from '../../../theme/elements.ts';
import styled from '../../../theme/styled.ts';

export const Lead = styled.div`
  display: grid;
  gap: var(--kl-size-8);
  margin-block-start: var(--kl-size-12);

  > p {
    margin: 0;
    color: var(--kl-text-soft);
  }
`;

export const Players = styled.ul`
  display: grid;
  gap: var(--kl-size-4);
  inline-size: 100%;
  ${plainList}
`;

export const PlayerRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-4) var(--kl-size-10);
  min-block-size: var(--kl-ctl);

  &[data-away] > [aria-hidden] {
    opacity: 0.45;
  }
`;

export const PlayerName = styled.span`
  flex: 1 1 8em;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > bdi {
    font-weight: 600;
  }
  > small {
    display: block;
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-13);
  }
`;

/** The address, left to right in every language. */
export const Address = styled.div`
  inline-size: 100%;

  input {
    direction: ltr;
    text-overflow: ellipsis;
  }
`;

export const Field = styled.div`
  inline-size: 100%;
`;
