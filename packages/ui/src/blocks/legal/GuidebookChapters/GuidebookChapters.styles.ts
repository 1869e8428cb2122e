import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const ChaptersRoot = styled.section`
  max-inline-size: var(--kl-measure);
  font-size: var(--kl-fs-19);
  font-family: var(--kl-font-tale);
`;

export const ChaptersTitle = styled.h2`
  ${plainHeading}
  font-size: var(--kl-fs-24);
`;

export const Hint = styled.p`
  margin-block: var(--kl-size-4) var(--kl-size-20);
  color: var(--kl-text-mute);
  font: 400 var(--kl-fs-15) / var(--kl-lh-ui) var(--kl-font-ui);
`;

export const Chapter = styled.section`
  display: grid;
  gap: var(--kl-size-12);
  margin-block-end: var(--kl-size-26);
  scroll-margin-block-start: var(--kl-size-24);
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-19) / var(--kl-lh-tale) var(--kl-font-tale);
  text-wrap: pretty;

  > h3 {
    ${plainHeading}
    color: var(--kl-text);
    font-size: var(--kl-fs-20);
  }
`;
