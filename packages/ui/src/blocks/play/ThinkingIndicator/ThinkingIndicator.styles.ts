import styled from '../../../theme/styled.ts';

/** An `output`, which is a live region. */
export const Thinking = styled.output`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--kl-size-12);
  inline-size: fit-content;
  min-block-size: var(--kl-size-32);
  margin-inline: auto;
  padding-inline: var(--kl-size-16);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-glass);
  color: var(--kl-gold-text);
`;
