import styled from '@emotion/styled';

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--s-2);
  min-inline-size: 0;
  min-block-size: 232px;
  padding: 16px 18px 18px;
  border: 1px solid transparent;
  border-radius: var(--r-2);
  background: var(--surface-2);

  &[data-state='completed'] {
    border-color: var(--success-line);
  }
  &[data-state='locked'] {
    border: 1px dashed var(--line-strong);
    background: none;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  min-block-size: 30px;
`;

export const Title = styled.h3`
  margin-block-start: 4px;
  font-size: var(--fs-20);
  overflow-wrap: anywhere;

  [data-state='locked'] > & {
    color: var(--text-mute);
  }
`;

export const Description = styled.p`
  color: var(--text-soft);
  line-height: var(--lh-ui);
  overflow-wrap: anywhere;

  [data-state='locked'] > & {
    color: var(--text-mute);
  }
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-block-start: auto;
  padding-block-start: var(--s-2);
`;

export const Figures = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--s-2);
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;

  > b {
    color: var(--text);
    font-weight: 600;
  }
  [data-state='locked'] & {
    &,
    > b {
      color: var(--text-mute);
    }
  }
`;

export const Reward = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  color: var(--gold-text);
  font-weight: 600;

  [data-state='locked'] & {
    color: var(--text-mute);
  }
`;
