import styled from '../../../theme/styled.ts';
import { plainList } from '../../../theme/elements.ts';
import { handMarks } from '../handMarks.styles.ts';

export const Hands = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-4) var(--kl-size-16);
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-14) / 1.5 var(--kl-font-ui);

  &:lang(ur) {
    line-height: 2;
  }
`;

export const Hand = styled.li`
  overflow-wrap: anywhere;
  ${handMarks}
`;
