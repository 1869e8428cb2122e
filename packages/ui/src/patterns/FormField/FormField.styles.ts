import styled from '../../theme/styled.ts';

export const FieldRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-6);
  min-inline-size: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--kl-size-12);
  font-size: var(--kl-fs-14);
`;

export const Label = styled.label`
  color: var(--kl-text);
  font-weight: 600;

  > span {
    color: var(--kl-text-mute);
    font-weight: 400;
  }
`;

export const Hint = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  text-wrap: pretty;
`;

export const ErrorText = styled.p`
  display: flex;
  gap: var(--kl-size-6);
  align-items: flex-start;
  color: var(--kl-danger-text);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;

  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    /* Centred on the first line, whatever its height is in this script. */
    margin-block-start: calc((1lh - var(--kl-size-16)) / 2);
  }
`;
