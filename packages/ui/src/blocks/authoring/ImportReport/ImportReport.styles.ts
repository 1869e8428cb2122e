import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const ReportRoot = styled.section`
  display: grid;
  gap: var(--kl-size-14);
  min-inline-size: 0;

  > h2 {
    ${plainHeading}
    font-size: var(--kl-fs-24);
    overflow-wrap: anywhere;
  }
`;

export const Came = styled.p`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);

  &[data-whole] {
    color: var(--kl-success-text);
  }
`;

export const LostList = styled.ul`
  display: grid;
  gap: var(--kl-size-6);
  max-block-size: 320px;
  margin: var(--kl-size-8) 0 0;
  padding: 0;
  overflow: auto;
  list-style: '';
  overflow-wrap: anywhere;

  /* The name of the scene. */
  li > bdi,
  li > span:not([dir]) > bdi {
    font-weight: 600;
  }
`;

export const Refused = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-8);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--kl-size-10);
`;
