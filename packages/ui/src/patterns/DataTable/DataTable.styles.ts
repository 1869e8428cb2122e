import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainButton } from '../../theme/elements.ts';

/** A table that is wider or longer than its space scrolls, and its headings stay in view. */
export const Box = styled.div`
  position: relative;
  min-inline-size: 0;

  ${media.compact} {
    max-block-size: max(420px, 100dvh - 120px);
    border-radius: var(--kl-radius-8);
    background: var(--kl-surface-1);
    overflow: auto;
  }
`;

/** On a phone rows are shown as cards. Explicit roles keep it a table for screen readers. */
export const Table = styled.table`
  display: block;
  inline-size: 100%;

  > tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--kl-size-12);
  }
  ${media.compact} {
    display: table;
    border-collapse: separate;
    border-spacing: 0;

    > tbody {
      display: table-row-group;
    }
  }
`;

export const Head = styled.thead`
  display: block;
  margin-block-end: var(--kl-size-12);

  > tr {
    display: flex;
    flex-wrap: wrap;
    gap: var(--kl-size-8);
  }
  ${media.compact} {
    display: table-header-group;

    > tr {
      display: table-row;
    }
  }
`;

/** Above the cards only the headings that sort are shown. */
export const HeadCell = styled.th`
  padding: 0;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  text-align: start;

  &[data-plain] {
    position: absolute;
    inline-size: var(--kl-hairline);
    block-size: var(--kl-hairline);
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${media.compact} {
    &,
    &[data-plain] {
      position: sticky;
      z-index: var(--kl-z-raised);
      inset-block-start: 0;
      inline-size: auto;
      block-size: auto;
      padding: var(--kl-size-6) var(--kl-size-12);
      border-block-end: var(--kl-hairline) solid var(--kl-line-strong);
      background: var(--kl-surface-1);
      overflow: visible;
      clip-path: none;
      white-space: nowrap;
    }
    &:first-of-type {
      border-start-start-radius: var(--kl-radius-8);
    }
    &:last-of-type {
      border-start-end-radius: var(--kl-radius-8);
    }
    &[data-align='end'] {
      text-align: end;
    }
    &&&[data-width='shrink'] {
      inline-size: var(--kl-hairline);
    }
    &&&[data-width='grow'] {
      inline-size: 40%;
    }
    &[data-row-header],
    &[data-pinned] {
      z-index: calc(var(--kl-z-raised) + 1);
    }
    &[data-row-header] {
      inset-inline-start: 0;
    }
    &[data-pinned] {
      inset-inline-end: 0;
    }
  }
`;

export const SortButton = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-pill);
  font-weight: 600;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: var(--kl-text);
  }
  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    color: var(--kl-gold-text);
  }
  [aria-sort='none'] > & svg {
    color: inherit;
    opacity: 0.6;
  }

  ${media.compact} {
    min-block-size: var(--kl-size-32);
    margin-inline: calc(-1 * var(--kl-size-6));
    padding-inline: var(--kl-size-6);
    border: 0;
    border-radius: var(--kl-radius-4);
  }
`;

export const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-8);
  padding: var(--kl-size-16);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);

  &[data-state='lifted'] {
    z-index: var(--kl-z-raised);
    outline: var(--kl-edge-2) solid var(--kl-gold);
    outline-offset: calc(-1 * var(--kl-edge-2));
    background: var(--kl-surface-3);
    box-shadow: var(--kl-shadow-2);
  }

  ${media.compact} {
    display: table-row;
    border-radius: 0;

    &:hover,
    &[data-hover] {
      background: var(--kl-surface-2);
    }
  }
`;

export const Cell = styled.td`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-16);
  min-inline-size: 0;
  padding: 0;
  font-weight: 400;
  text-align: start;

  &[data-corner] {
    position: absolute;
    inset-block-start: var(--kl-corner, var(--kl-size-16));
    inset-inline-end: var(--kl-corner, var(--kl-size-16));
  }
  /* A control is larger than its icon: the icon aligns with the grid. */
  &:has(button, a) {
    --kl-corner: var(--kl-size-4);
  }
  &[data-row-header] {
    order: -1;
  }
  tr:has([data-corner]) > &[data-row-header] {
    padding-inline-end: var(--kl-size-44);
  }

  ${media.compact} {
    display: table-cell;
    block-size: var(--kl-size-56);
    padding: var(--kl-size-10) var(--kl-size-12);
    border-block-end: var(--kl-hairline) solid var(--kl-line);
    white-space: nowrap;

    &[data-corner] {
      position: static;
    }
    tr:has([data-corner]) > &[data-row-header] {
      padding-inline-end: var(--kl-size-12);
    }
    &[data-align='end'] {
      text-align: end;
      font-variant-numeric: tabular-nums;
    }
    &&[data-row-header] {
      position: sticky;
      z-index: var(--kl-z-above);
      inset-inline-start: 0;
      min-inline-size: 220px;
      background: inherit;
      white-space: normal;
    }
    &[data-pinned] {
      position: sticky;
      z-index: var(--kl-z-above);
      inset-inline-end: 0;
      background: inherit;
    }
    tr:last-of-type > & {
      border-block-end: 0;
    }
    tr:last-of-type > &:first-of-type {
      border-end-start-radius: var(--kl-radius-8);
    }
    tr:last-of-type > &[data-pinned] {
      border-end-end-radius: var(--kl-radius-8);
    }
  }
`;

/** The column's name beside its value, on a card. */
export const CellLabel = styled.span`
  flex: none;
  max-inline-size: 60%;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  overflow-wrap: anywhere;

  ${media.compact} {
    display: none;
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  text-align: end;

  [data-row-header] > & {
    flex: 1;
    text-align: start;
  }
  ${media.compact} {
    text-align: inherit;
  }
`;

export const Message = styled.p`
  padding: var(--kl-size-48) var(--kl-size-16);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-18);
  text-align: center;
`;
