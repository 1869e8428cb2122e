import styled from '../../../theme/styled.ts';

export const Texts = styled.ul`
  display: grid;
  gap: var(--kl-size-12);
  inline-size: 100%;
  /* Aligned with the text of the note, which indents lists. */
  && {
    margin: var(--kl-size-4) 0 0;
    padding: 0;
  }
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: var(--kl-size-4);
    min-inline-size: 0;
  }
  h4 {
    margin: 0;
    font: 600 var(--kl-fs-13) / 1.6 var(--kl-font-ui);
  }
  p {
    max-block-size: 240px;
    margin: 0;
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
