import styled from '@emotion/styled';

export const ImageRoot = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
