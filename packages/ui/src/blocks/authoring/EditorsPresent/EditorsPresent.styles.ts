import styled from '../../../theme/styled.ts';

export const PresentRoot = styled.section`
  min-inline-size: 0;
  padding: var(--kl-size-10) var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-8);
  font-size: var(--kl-fs-14);

  &[data-shared] {
    border-color: var(--kl-warning-text);
  }
`;

export const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8) var(--kl-size-16);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--kl-size-8);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const SharedScene = styled.p`
  margin: var(--kl-size-8) 0 0;
  color: var(--kl-warning-text);
`;
