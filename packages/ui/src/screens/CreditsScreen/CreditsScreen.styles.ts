import styled from '@emotion/styled';
import { Link } from '../../primitives/Link/Link.tsx';
import { media } from '../../theme/media.ts';

/** On a phone the balance comes first; where there is room it stands beside the ledger. */
export const CreditsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px 32px;
  padding-block: var(--s-6) var(--s-8);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;

export const Heading = styled.div`
  grid-column: 1 / -1;
`;

export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-block-size: var(--ctl);
  color: var(--text-soft);

  &:hover {
    color: var(--gold-text);
  }
  .lucide {
    color: var(--gold-text);
  }
  .lucide:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Title = styled.h1`
  font-size: var(--fs-38);
`;

export const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;

  ${media.desktop} {
    grid-column: 2;
    grid-row: 2;
  }
`;

export const Sum = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--gold-text);
  font: 600 var(--fs-48) / 1.1 var(--font-title);
  font-variant-numeric: tabular-nums;

  .lucide {
    inline-size: 32px;
    block-size: 32px;
  }
`;

export const Soft = styled.p`
  margin-block-start: var(--s-2);
  color: var(--text-soft);
`;

export const Week = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: 8px 12px;
  align-items: center;
  margin: 0;
  font-size: var(--fs-14);

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
  margin-block: 18px 10px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line);
  font-size: var(--fs-18);
`;

export const Rules = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin: 0;
  padding-inline-start: 1.2em;
  color: var(--text-soft);

  li::marker {
    color: var(--gold);
  }
`;
