import styled from '../../../theme/styled.ts';
import { withPage } from '../../../theme/alignment.ts';
import { storyFaces } from '../../../theme/storyFaces.ts';

export const Links = styled.ul`
  ${storyFaces}
  display: grid;
  gap: var(--kl-size-14);
  margin: var(--kl-size-14) 0 0;
  padding: 0;
  list-style: '';
`;

export const SharedLink = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-8);
  padding-block-end: var(--kl-size-14);
  border-block-end: var(--kl-hairline) solid var(--kl-line);

  > strong {
    font-family: var(--kl-font-tale);
    overflow-wrap: anywhere;
    ${withPage}
  }
  &[data-closed] > strong {
    color: var(--kl-text-soft);
  }
`;

export const LastLine = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
  font-family: var(--kl-font-tale);
  overflow-wrap: anywhere;
  ${withPage}
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
  margin: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
`;
