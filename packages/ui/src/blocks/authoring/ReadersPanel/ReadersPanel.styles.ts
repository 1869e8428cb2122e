import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const PanelRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-20);

  > h2 {
    ${plainHeading}
    font-size: var(--kl-fs-24);
  }
  > h3 {
    ${plainHeading}
    margin-block: var(--kl-size-8) calc(-1 * var(--kl-size-8));
    font-size: var(--kl-fs-18);
  }
  > p {
    max-inline-size: 70ch;
    color: var(--kl-text-soft);
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-16) var(--kl-size-44);
  margin: 0;

  dt {
    color: var(--kl-text-soft);
    font-size: var(--kl-fs-14);
  }
  dd {
    margin: 0;
    font-size: var(--kl-fs-24);
    font-variant-numeric: tabular-nums;
  }
`;
