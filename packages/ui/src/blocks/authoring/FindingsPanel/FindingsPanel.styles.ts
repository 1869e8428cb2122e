import styled from '../../../theme/styled.ts';
import { plainButton, plainHeading, plainList } from '../../../theme/elements.ts';

export const PanelRoot = styled.section`
  display: grid;
  align-content: start;
  gap: var(--kl-size-16);
  min-inline-size: 0;
  padding: var(--kl-size-10) var(--kl-size-18) var(--kl-size-18);

  > p {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);

  &:empty {
    display: none;
  }
`;

export const AllWell = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  color: var(--kl-success-text);
`;

export const Group = styled.section`
  display: grid;
  gap: var(--kl-size-4);

  > h3 {
    ${plainHeading}
    font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
    color: var(--kl-text-soft);
  }
`;

export const Findings = styled.ul`
  display: grid;
  ${plainList}
`;

export const FindingRow = styled.li`
  display: grid;
  grid-template-columns: var(--kl-size-22) minmax(0, 1fr);
  gap: var(--kl-size-10);
  padding-block: var(--kl-size-10);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
  overflow-wrap: anywhere;

  > svg {
    inline-size: var(--kl-size-20);
    block-size: var(--kl-size-20);
  }
  [data-severity='error'] & > svg {
    color: var(--kl-danger-text);
  }
  [data-severity='warning'] & > svg {
    color: var(--kl-warning-text);
  }
  [data-severity='hint'] & > svg {
    color: var(--kl-info-text);
  }
`;

export const GoTo = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-size-32);
  color: var(--kl-gold-text);
  font-weight: 600;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
`;

export const Follows = styled.details`
  > summary {
    min-block-size: var(--kl-size-32);
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
    line-height: var(--kl-size-32);
    cursor: pointer;
  }
  > ul {
    display: grid;
    gap: var(--kl-size-8);
    margin: 0;
    padding: 0;
    padding-inline-start: var(--kl-size-12);
    border-inline-start: var(--kl-hairline) solid var(--kl-line);
    list-style: '';
  }
`;
