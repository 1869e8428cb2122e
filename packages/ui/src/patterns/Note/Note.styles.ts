import styled from '@emotion/styled';

export const NoteRoot = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 4px 12px;
  padding: 12px 16px;
  border-inline-start: 3px solid;
  border-start-start-radius: var(--r-1);
  border-start-end-radius: var(--r-2);
  border-end-start-radius: var(--r-1);
  border-end-end-radius: var(--r-2);
  overflow-wrap: anywhere;

  > .lucide {
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: calc((1lh - 20px) / 2);
  }

  &[data-tone='info'] {
    border-color: var(--info-text);
    background: var(--info-soft);
    color: var(--info-text);
  }
  &[data-tone='success'] {
    border-color: var(--success-line);
    background: var(--success-soft);
    color: var(--success-text);
  }
  &[data-tone='warning'] {
    border-color: var(--warning-line);
    background: var(--warning-soft);
    color: var(--warning-text);
  }
  &[data-tone='error'] {
    border-color: var(--danger-line);
    background: var(--danger-soft);
    color: var(--danger-text);
  }
`;

export const NoteBody = styled.div`
  display: grid;
  gap: var(--s-2);
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
