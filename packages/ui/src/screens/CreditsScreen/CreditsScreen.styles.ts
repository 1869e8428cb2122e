import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

/** On a phone the balance comes first; on a wide screen it is beside the ledger. */
export const CreditsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--kl-size-20) var(--kl-size-32);
  padding-block: var(--kl-size-32) var(--kl-size-64);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;

export const Heading = styled.div`
  grid-column: 1 / -1;
`;

/** On a phone the rules of credits come last, below the ledger. */
export const Aside = styled.div`
  display: contents;

  > :last-child {
    order: 1;
  }
  ${media.desktop} {
    display: grid;
    align-content: start;
    gap: var(--kl-size-20);
    grid-column: 2;
    grid-row: 2;
  }
`;

export const Sum = styled.p`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  color: var(--kl-gold-text);
  font: 600 var(--kl-fs-48) / 1.1 var(--kl-font-title);
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: var(--kl-size-32);
    block-size: var(--kl-size-32);
  }
`;

export const Soft = styled.p`
  margin-block-start: var(--kl-size-8);
  color: var(--kl-text-soft);
`;

export const Week = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: var(--kl-size-8) var(--kl-size-12);
  align-items: center;
  margin: 0;
  font-size: var(--kl-fs-14);

  > div {
    display: contents;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

export const WeekTitle = styled.h3`
  ${plainHeading}
  margin-block: var(--kl-size-18) var(--kl-size-10);
  padding-block-start: var(--kl-size-16);
  border-block-start: var(--kl-hairline) solid var(--kl-line);
  font-size: var(--kl-fs-18);
`;

export const Rules = styled.ul`
  display: grid;
  gap: var(--kl-size-8);
  margin: 0;
  padding-inline-start: 1.2em;
  color: var(--kl-text-soft);

  li::marker {
    color: var(--kl-gold);
  }
`;
