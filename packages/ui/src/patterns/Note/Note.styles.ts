import styled from '../../theme/styled.ts';

export const NoteRoot = styled.div`
  display: grid;
  grid-template-columns: var(--kl-size-20) minmax(0, 1fr);
  gap: var(--kl-size-4) var(--kl-size-12);
  padding: var(--kl-size-12) var(--kl-size-16);
  border-inline-start: var(--kl-edge-3) solid;
  border-start-start-radius: var(--kl-radius-4);
  border-start-end-radius: var(--kl-radius-8);
  border-end-start-radius: var(--kl-radius-4);
  border-end-end-radius: var(--kl-radius-8);
  overflow-wrap: anywhere;

  > svg {
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
    margin-block-start: calc((1lh - var(--kl-size-20)) / 2);
  }

  &[data-tone='info'] {
    border-color: var(--kl-info-text);
    background: var(--kl-info-soft);
    color: var(--kl-info-text);
  }
  &[data-tone='success'] {
    border-color: var(--kl-success-line);
    background: var(--kl-success-soft);
    color: var(--kl-success-text);
  }
  &[data-tone='warning'] {
    border-color: var(--kl-warning-line);
    background: var(--kl-warning-soft);
    color: var(--kl-warning-text);
  }
  &[data-tone='error'] {
    border-color: var(--kl-danger-line);
    background: var(--kl-danger-soft);
    color: var(--kl-danger-text);
  }
`;

export const NoteBody = styled.div`
  display: grid;
  gap: var(--kl-size-8);
  justify-items: start;

  ul,
  ol {
    margin: 0;
    padding-inline-start: 1.2em;
  }
`;

export const NoteTitle = styled.p`
  font-weight: 600;
`;
