import { plainList } from '../../../theme/elements.ts';
import styled from '../../../theme/styled.ts';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
`;

export const Counts = styled.output`
  display: block;
`;

export const Report = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  ${plainList}
`;

export const ReportLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--kl-size-4) var(--kl-size-12);
  min-inline-size: 0;
`;

export const Name = styled.span`
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Reasons = styled.ul`
  flex: 1 0 100%;
  margin: 0;
  padding-inline-start: var(--kl-size-20);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;
