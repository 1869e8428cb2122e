import styled from '../../../theme/styled.ts';

export const JsonRoot = styled.div`
  max-inline-size: 900px;
  margin-inline: auto;

  textarea {
    font:
      400 var(--kl-fs-14) / 1.6 ui-monospace,
      monospace;
    white-space: pre;
    overflow: auto;
  }
`;
