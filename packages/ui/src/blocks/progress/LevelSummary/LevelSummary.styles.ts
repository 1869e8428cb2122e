import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const SummaryRoot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 58px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-3);
  padding: var(--s-3);
  border-radius: var(--r-2);
  background: var(--bg-deep);

  ${media.compact} {
    grid-template-columns: 58px auto minmax(180px, 1fr) auto;
    gap: 18px;
    padding: var(--s-3);
    padding-inline: 14px 22px;
  }
`;

export const MedallionRoot = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 58px;
  block-size: 58px;
  color: var(--gold);

  > svg {
    position: absolute;
    inset: 0;
  }
`;

/** Eczar sits high in its box; the padding brings it to the middle of the circle. */
export const LevelNumber = styled.b`
  padding-block-start: 0.22em;
  color: var(--gold-text);
  font: 600 var(--fs-22) / 1 var(--font-title);
`;

export const Rank = styled.div`
  min-inline-size: 0;

  ${media.compact} {
    max-inline-size: 300px;
  }
`;

export const Username = styled.strong`
  display: block;
  font: 600 1.1875rem / var(--lh-title) var(--font-title);
  overflow-wrap: anywhere;
`;

export const Level = styled.span`
  color: var(--text-soft);
`;

export const Progress = styled.div`
  grid-column: 1 / -1;
  grid-row: 2;
  display: grid;
  gap: var(--s-2);
  min-inline-size: 0;

  ${media.compact} {
    grid-column: auto;
    grid-row: auto;
    padding-inline: var(--s-5) var(--s-3);
  }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;

export const Percent = styled.b`
  margin-inline-start: auto;
  color: var(--text);
  font-weight: 600;
`;

export const Balance = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  color: var(--gold-text);

  > b {
    padding-block-start: 0.18em;
    font: 600 var(--fs-22) / 1 var(--font-title);
    font-variant-numeric: tabular-nums;
  }
`;

/** A phone has the coins' picture alone; the word is heard all the same. */
export const BalanceUnit = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  color: var(--text-soft);

  ${media.compact} {
    position: static;
    inline-size: auto;
    block-size: auto;
    clip-path: none;
  }
`;
