import styled from '@emotion/styled';

export const InspectorRoot = styled.section`
  display: grid;
  align-content: start;
  gap: 16px;
  min-inline-size: 0;
  padding: 18px 22px;
  background: var(--surface-1);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;

  [aria-pressed='true'] {
    color: var(--gold-text);
  }
`;

export const Title = styled.h2`
  padding-block-start: 0.12em;
  font-size: var(--fs-22);
`;

export const Choices = styled.div`
  display: grid;
  gap: 12px;
`;

export const ChoicesTitle = styled.h3`
  font: 600 var(--fs-14) / 1.4 var(--font-ui);
`;

export const NoChoices = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-14);
`;

export const ChoiceRowRoot = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) var(--ctl-sm);
  align-items: center;
  gap: 6px 8px;
`;

export const ChoiceNumber = styled.span`
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;

export const Target = styled.div`
  grid-column: 2 / 4;
`;

export const Delete = styled.div`
  margin-inline-start: -12px;

  && button {
    color: var(--danger-text);
  }
`;
