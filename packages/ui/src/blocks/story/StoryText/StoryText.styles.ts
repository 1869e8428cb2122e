import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const TextRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-22);
`;

/** The tagline, with the quotation marks of the story's language. */
export const Tagline = styled.p`
  max-inline-size: 32em;
  color: var(--kl-gold-text);
  font: italic 400 var(--kl-fs-21) / var(--kl-lh-ui) var(--kl-font-tale);
  overflow-wrap: anywhere;
  text-wrap: pretty;

  &::before {
    content: open-quote;
  }
  &::after {
    content: close-quote;
  }
  &:lang(ur) {
    quotes: none;
    font-style: normal;
  }
`;

export const Nothing = styled.p`
  color: var(--kl-text-mute);
  font: italic 400 var(--kl-fs-18) / var(--kl-lh-tale) var(--kl-font-tale);
`;

export const Prompt = styled.section`
  margin-block-start: var(--kl-size-12);
`;

export const PromptTitle = styled.h2`
  ${plainHeading}
  margin-block-end: var(--kl-size-10);
  font-size: var(--kl-fs-20);
`;
