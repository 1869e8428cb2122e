import styled from '../../../theme/styled.ts';
import { handMarks } from '../handMarks.styles.ts';

/** A stretch of one hand. */
export const Stretch = styled.span`
  &[data-marked] {
    ${handMarks}
    /* The mark takes no room: a hand may begin between a word and its comma. */
    &::before {
      margin-inline: calc(-0.04em - var(--kl-mark)) 0.04em;
    }
  }
`;
