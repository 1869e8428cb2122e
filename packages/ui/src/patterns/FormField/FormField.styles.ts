import styled from '@emotion/styled';

export const FieldRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-inline-size: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  font-size: var(--fs-14);
`;

export const Label = styled.label`
  color: var(--text);
  font-weight: 600;

  > span {
    color: var(--text-mute);
    font-weight: 400;
  }
`;

export const Hint = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-13);
  text-wrap: pretty;
`;

export const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: var(--danger-text);
  font-size: var(--fs-14);
  overflow-wrap: anywhere;

  .lucide {
    inline-size: 16px;
    block-size: 16px;
    /* Centred on the first line, whatever its height is in this script. */
    margin-block-start: calc((1lh - 16px) / 2);
  }
`;
