import styled from '../../theme/styled.ts';

/** A block of its own, so that changes in another paragraph do not lay it out again. */
export const Paragraph = styled.span`
  display: block;

  /* The blank line at its end is half a line. */
  &:not(:last-child) {
    margin-block-end: calc(-0.5em * var(--kl-lh-tale));
  }
`;

/** Laid out but invisible, so that no word moves when it appears; readable by screen readers. */
export const Unwritten = styled.span`
  opacity: 0;
`;
