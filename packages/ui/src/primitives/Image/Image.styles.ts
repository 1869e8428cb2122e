import styled from '../../theme/styled.ts';

export const ImageRoot = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
