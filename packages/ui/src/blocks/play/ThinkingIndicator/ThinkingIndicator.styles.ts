import styled from '@emotion/styled';

/** An `output` is a status: it is read out when it appears. */
export const Thinking = styled.output`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-3);
  min-block-size: 32px;
  color: var(--gold-text);
`;
