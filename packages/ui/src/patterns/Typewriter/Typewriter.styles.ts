import styled from '@emotion/styled';

/** Laid out but invisible, so that no word jumps to another line when it appears; and there for a screen reader. */
export const Unwritten = styled.span`
  opacity: 0;
`;
