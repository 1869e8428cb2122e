import styled from '../../../theme/styled.ts';
import { plainButton, plainList } from '../../../theme/elements.ts';

export const PanelRoot = styled.section`
  display: grid;
  align-content: start;
  gap: var(--kl-size-14);
  min-inline-size: 0;
  padding: var(--kl-size-10) var(--kl-size-18) var(--kl-size-18);

  > [data-error] {
    color: var(--kl-danger-text);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-8);
`;

export const Log = styled.div`
  display: grid;
  gap: var(--kl-size-14);
  max-block-size: 320px;
  padding: var(--kl-size-16) var(--kl-size-28);
  overflow: auto;
`;

export const Passage = styled.div`
  display: grid;
  gap: var(--kl-size-6);
  color: var(--kl-text-dim);

  > p {
    font-family: var(--kl-font-tale);
    font-size: var(--kl-fs-18);
    line-height: var(--kl-lh-tale);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  &[data-newest] {
    color: var(--kl-text);
  }
`;

export const Led = styled.span`
  color: var(--kl-peacock-text);
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;

export const Choices = styled.ol`
  display: grid;
  gap: var(--kl-size-8);
  ${plainList}
`;

export const Choice = styled.button`
  ${plainButton}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-2) var(--kl-size-12);
  inline-size: 100%;
  min-block-size: var(--kl-ctl);
  padding: var(--kl-size-8) var(--kl-size-14);
  border: var(--kl-hairline) solid var(--kl-gold);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-2);
  font-family: var(--kl-font-tale);
  font-size: var(--kl-fs-17);
  text-align: start;
  overflow-wrap: anywhere;

  &:hover:not(:disabled) {
    background: var(--kl-gold-soft);
  }
  &:disabled {
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
  &[data-hidden] {
    border: var(--kl-hairline) dashed var(--kl-line-strong);
    background: none;
  }
`;

export const ChoiceTarget = styled.span`
  color: var(--kl-text-soft);
  font-family: var(--kl-font-ui);
  font-size: var(--kl-fs-13);

  [data-hidden] > & {
    inline-size: 100%;
  }
`;

export const WordsForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--kl-size-8);

  > p {
    grid-column: 1 / -1;
  }
`;

export const VariablesFold = styled.details`
  min-inline-size: 0;

  > summary {
    min-block-size: var(--kl-size-28);
    font-weight: 600;
    cursor: pointer;
  }
  > p {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
`;

export const Known = styled.dl`
  display: grid;
  margin: var(--kl-size-8) 0 0;
  padding-inline: var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  background: var(--kl-bg-deep);
`;

export const KnownRow = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--kl-size-12);
  padding-block: var(--kl-size-6);
  overflow-wrap: anywhere;

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

export const StartFields = styled.div`
  display: grid;
  gap: var(--kl-size-8);
  margin-block-start: var(--kl-size-8);
`;
