import styled from '../../theme/styled.ts';
import { wellLook } from '../TextField/TextField.styles.ts';

export const TextAreaRoot = styled.div`
  display: grid;
  gap: var(--kl-size-8);
`;

/** The field grows with its text, up to half a window; the corner still resizes it. */
export const Writing = styled.textarea`
  ${wellLook}
  display: block;
  min-block-size: 110px;
  max-block-size: 60dvh;
  resize: vertical;
  field-sizing: content;

  &[rows='1'] {
    min-block-size: var(--kl-size-48);
  }
`;

export const Counter = styled.p`
  justify-self: end;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: var(--kl-danger-text);
    font-weight: 600;
  }
`;
