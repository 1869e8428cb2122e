import styled from '../../theme/styled.ts';

export { Heading, MyStoriesRoot as OfflineRoot, Title } from '../MyStoriesScreen/MyStoriesScreen.styles.ts';

export const Intro = styled.p`
  max-inline-size: 46em;
  margin: 0;
  color: var(--kl-text-soft);
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-14);

  > h2 {
    margin: 0;
    font-size: var(--kl-fs-24);
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
`;
