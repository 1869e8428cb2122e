import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const ExportRoot = styled.section`
  display: grid;
  gap: var(--kl-size-10);
  min-inline-size: 0;
  padding-block-start: var(--kl-size-28);

  > h2 {
    ${plainHeading}
    font-size: var(--kl-fs-24);
  }
`;

export const ExportButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-10);
`;
