import styled from '../../../theme/styled.ts';
import { handMarks } from '../handMarks.styles.ts';

/** A stretch of one hand. */
export const Stretch = styled.span`
  &[data-marked] {
    ${handMarks}
  }
`;
