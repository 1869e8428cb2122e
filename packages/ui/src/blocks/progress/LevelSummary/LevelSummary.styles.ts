import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const SummaryRoot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: var(--kl-size-56) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--kl-size-12);
  padding: var(--kl-size-12);
  border-radius: var(--kl-radius-8);
  background: var(--kl-bg-deep);

  ${media.compact} {
    grid-template-columns: var(--kl-size-56) auto minmax(180px, 1fr) auto;
    gap: var(--kl-size-18);
    padding: var(--kl-size-12);
    padding-inline: var(--kl-size-14) var(--kl-size-22);
  }
`;

export const MedallionRoot = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-56);
  block-size: var(--kl-size-56);
  color: var(--kl-gold);

  > svg {
    position: absolute;
    inset: 0;
  }
`;

/** Eczar sits high in its box, so padding centres the number in the circle. */
export const LevelNumber = styled.b`
  padding-block-start: 0.22em;
  color: var(--kl-gold-text);
  font: 600 var(--kl-fs-22) / 1 var(--kl-font-title);
`;

export const Rank = styled.div`
  min-inline-size: 0;

  ${media.compact} {
    max-inline-size: 300px;
  }
`;

export const Username = styled.strong`
  display: block;
  font: 600 var(--kl-fs-19) / var(--kl-lh-title) var(--kl-font-title);
  overflow-wrap: anywhere;
`;

export const Level = styled.span`
  color: var(--kl-text-soft);
`;

export const Progress = styled.div`
  grid-column: 1 / -1;
  grid-row: 2;
  display: grid;
  gap: var(--kl-size-8);
  min-inline-size: 0;

  ${media.compact} {
    grid-column: auto;
    grid-row: auto;
    padding-inline: var(--kl-size-24) var(--kl-size-12);
  }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-2) var(--kl-size-10);
  color: var(--kl-text-soft);
  font-variant-numeric: tabular-nums;
`;

export const Percent = styled.b`
  margin-inline-start: auto;
  color: var(--kl-text);
  font-weight: 600;
`;

export const Balance = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
  color: var(--kl-gold-text);

  > b {
    padding-block-start: 0.18em;
    font: 600 var(--kl-fs-22) / 1 var(--kl-font-title);
    font-variant-numeric: tabular-nums;
  }
`;

/** The unit of the credits; on a phone visually hidden. */
export const BalanceUnit = styled.span`
  position: absolute;
  inline-size: var(--kl-hairline);
  block-size: var(--kl-hairline);
  overflow: hidden;
  clip-path: inset(50%);
  color: var(--kl-text-soft);

  ${media.compact} {
    position: static;
    inline-size: auto;
    block-size: auto;
    clip-path: none;
  }
`;
