import styled from '../../theme/styled.ts';

/** With its own lines, so that what changes in another paragraph does not concern it. */
export const Paragraph = styled.span`
  display: block;
`;

/** Laid out but invisible, so that no word jumps to another line when it appears; and there for a screen reader. */
export const Unwritten = styled.span`
  opacity: 0;
`;
