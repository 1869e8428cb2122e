import styled from '@emotion/styled';

/** Laid out but invisible, so that no word jumps to another line when it appears. */
export const Unwritten = styled.span`
  visibility: hidden;
`;
