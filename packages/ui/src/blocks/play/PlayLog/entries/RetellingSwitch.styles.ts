import styled from '../../../../theme/styled.ts';

export const Switch = styled.fieldset`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-4);
  min-inline-size: 0;
  margin: var(--kl-size-8) 0 0;
  margin-inline-start: calc(-1 * var(--kl-size-8));
  padding: 0;
  border: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  font-variant-numeric: tabular-nums;

  [aria-disabled='true'] {
    color: var(--kl-text-mute);
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const Place = styled.span`
  &:lang(ur) {
    line-height: 1;
    padding-block-end: 0.35em;
  }
`;
