import styled from '@emotion/styled';

export const Rows = styled.dl`
  margin: 0;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  min-block-size: 42px;
  padding-block: 8px;
  border-block-start: 1px solid var(--line);

  .lucide {
    inline-size: 17px;
    block-size: 17px;
    color: var(--text-mute);
  }

  &:lang(ur) {
    padding-block: 3px;
  }

  &[data-highlighted] {
    margin-inline: -12px;
    padding: 12px;
    border: 0;
    border-radius: var(--r-2);
    background: var(--gold-soft);

    .lucide {
      color: var(--gold-text);
    }
  }
  &[data-highlighted] + & {
    border-block-start-color: transparent;
  }
`;

export const Name = styled.dt`
  color: var(--text-soft);
`;

export const Value = styled.dd`
  margin: 0;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  [data-highlighted] > & {
    color: var(--gold-text);
    font: 600 var(--fs-24) / 1 var(--font-title);
    padding-block-start: 4px;
  }
`;
