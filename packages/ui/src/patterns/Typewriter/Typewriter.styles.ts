import styled from '@emotion/styled';

/** It has its place already, so that no word jumps to another line when it appears. */
export const Unwritten = styled.span`
  visibility: hidden;
`;
