import styled from '@emotion/styled';

export const ChaptersRoot = styled.section`
  max-inline-size: var(--measure);
  font-size: 1.1875rem;
  font-family: var(--font-tale);
`;

export const ChaptersTitle = styled.h2`
  font-size: var(--fs-24);
`;

export const Hint = styled.p`
  margin-block: 4px 20px;
  color: var(--text-mute);
  font: 400 var(--fs-15) / var(--lh-ui) var(--font-ui);
`;

export const Chapter = styled.section`
  display: grid;
  gap: 12px;
  margin-block-end: 26px;
  scroll-margin-block-start: 24px;
  color: var(--text-soft);
  font: 400 1.1875rem / var(--lh-tale) var(--font-tale);
  text-wrap: pretty;

  > h3 {
    color: var(--text);
    font-size: var(--fs-20);
  }
`;
