import styled from '@emotion/styled';

/** An `output` is a live region: screen readers announce it. */
export const Thinking = styled.output`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--kl-size-12);
  min-block-size: var(--kl-size-32);
  color: var(--kl-gold-text);
`;
