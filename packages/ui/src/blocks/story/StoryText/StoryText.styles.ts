import styled from '@emotion/styled';

export const TextRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
`;

/** The quotation marks are those of the story's language. */
export const Tagline = styled.p`
  max-inline-size: 32em;
  color: var(--gold-text);
  font: italic 400 var(--fs-21) / var(--lh-ui) var(--font-tale);
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
  color: var(--text-mute);
  font: italic 400 var(--fs-18) / var(--lh-tale) var(--font-tale);
`;

export const Prompt = styled.section`
  margin-block-start: 12px;
`;

export const PromptTitle = styled.h2`
  margin-block-end: 10px;
  font-size: var(--fs-20);
`;
