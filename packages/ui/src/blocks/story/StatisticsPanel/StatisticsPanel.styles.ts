import styled from '../../../theme/styled.ts';

export const Rows = styled.dl`
  margin: 0;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--kl-size-18) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--kl-size-12);
  min-block-size: var(--kl-size-44);
  padding-block: var(--kl-size-8);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  svg {
    inline-size: var(--kl-size-18);
    block-size: var(--kl-size-18);
    color: var(--kl-text-mute);
  }

  &:lang(ur) {
    padding-block: var(--kl-size-4);
  }

  &[data-highlighted] {
    margin-inline: calc(-1 * var(--kl-size-12));
    padding: var(--kl-size-12);
    border: 0;
    border-radius: var(--kl-radius-8);
    background: var(--kl-gold-soft);

    svg {
      color: var(--kl-gold-text);
    }
  }
  &[data-highlighted] + & {
    border-block-start-color: transparent;
  }
`;

export const Name = styled.dt`
  color: var(--kl-text-soft);
`;

export const Value = styled.dd`
  margin: 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [data-highlighted] > & {
    color: var(--kl-gold-text);
    font: 600 var(--kl-fs-24) / 1 var(--kl-font-title);
    padding-block-start: var(--kl-size-4);
  }
`;
