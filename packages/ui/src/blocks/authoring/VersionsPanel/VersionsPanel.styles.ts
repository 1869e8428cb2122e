import styled from '../../../theme/styled.ts';
import { plainHeading, plainList } from '../../../theme/elements.ts';

export const PanelRoot = styled.section`
  display: grid;
  gap: var(--kl-size-12);
  min-inline-size: 0;

  > h2 {
    ${plainHeading}
    font-size: var(--kl-fs-24);
  }
  > p {
    color: var(--kl-text-soft);
  }
`;

export const Versions = styled.ol`
  display: grid;
  ${plainList}
`;

export const Entry = styled.li`
  display: grid;
  gap: var(--kl-size-4);
  padding-block: var(--kl-size-14);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
  overflow-wrap: anywhere;

  > small {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
`;

export const EntryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-12);

  > h3 {
    ${plainHeading}
    font-size: var(--kl-fs-18);
  }
  > button {
    margin-inline-start: auto;
  }
`;
