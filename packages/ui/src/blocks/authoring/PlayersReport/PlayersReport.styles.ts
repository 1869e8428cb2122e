import styled from '../../../theme/styled.ts';
import { plainButton, plainHeading, plainList } from '../../../theme/elements.ts';

export const ReportRoot = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-12);
  min-inline-size: 0;
  padding-block-start: var(--kl-size-16);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  > h3 {
    ${plainHeading}
    font-size: var(--kl-fs-18);
  }
  > p {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
  > [role='progressbar'] {
    inline-size: 100%;
  }
`;

export const Scroller = styled.section`
  inline-size: 100%;
  max-block-size: 360px;
  overflow: auto;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--kl-fs-14);
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: var(--kl-size-6);
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: var(--kl-size-6) var(--kl-size-8);
    border-block-end: var(--kl-hairline) solid var(--kl-line);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-13);
  }
`;

/** A lamp in a column of players. */
export const Lamp = styled.i`
  display: inline-block;
  inline-size: var(--kl-size-10);
  block-size: var(--kl-size-10);
  margin-inline-end: var(--kl-size-6);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-pill);
  background: color-mix(in srgb, var(--kl-gold) calc(var(--kl-lit) * 100%), transparent);

  &[data-stalled] {
    border-color: var(--kl-danger-line);
    background: var(--kl-danger-line);
  }
`;

export const Stalls = styled.div`
  display: grid;
  gap: var(--kl-size-6);
  font-size: var(--kl-fs-14);

  > h4 {
    ${plainHeading}
    font: 600 var(--kl-fs-14) / 1.4 var(--kl-font-ui);
  }
  > ul {
    display: grid;
    gap: var(--kl-size-4);
    ${plainList}
  }
`;

export const StallButton = styled.button`
  ${plainButton}
  min-block-size: var(--kl-size-24);
  color: var(--kl-gold-text);
  text-align: start;
  overflow-wrap: anywhere;
`;
