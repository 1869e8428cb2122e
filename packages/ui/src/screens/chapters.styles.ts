import styled from '../theme/styled.ts';
import { plainHeading } from '../theme/elements.ts';

export const Title = styled.h1`
  ${plainHeading}
  font-size: var(--kl-fs-38);
`;

export const Lead = styled.p`
  max-inline-size: var(--kl-measure);
  margin-block-start: var(--kl-size-8);
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-19) / var(--kl-lh-tale) var(--kl-font-tale);
  text-wrap: pretty;
`;

export const Chapters = styled.div`
  display: grid;
  gap: var(--kl-size-40);
  min-inline-size: 0;
`;

export const Chapter = styled.section`
  display: grid;
  gap: var(--kl-size-12);
  min-inline-size: 0;

  > p {
    max-inline-size: var(--kl-measure);
    color: var(--kl-text-soft);
    font: 400 var(--kl-fs-19) / var(--kl-lh-tale) var(--kl-font-tale);
    text-wrap: pretty;
  }
`;

export const ChapterTitle = styled.h2`
  ${plainHeading}
  font-size: var(--kl-fs-24);
`;
