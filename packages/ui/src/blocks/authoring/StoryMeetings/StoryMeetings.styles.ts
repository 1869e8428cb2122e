import { plainHeading } from '../../../theme/elements.ts';
import styled from '../../../theme/styled.ts';

export const MeetingsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-14);
  margin-block-start: var(--kl-size-20);

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--kl-size-8);
  }
`;

export const GreetedTitle = styled.h3`
  ${plainHeading}
  font-size: var(--kl-fs-20);
`;

export const Greeted = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;
