import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

/** A table that is wider or longer than there is room for scrolls inside itself, and its headings stay. */
export const Box = styled.div`
  position: relative;
  min-inline-size: 0;

  ${media.compact} {
    max-block-size: max(420px, 100dvh - 120px);
    border-radius: var(--r-2);
    background: var(--surface-1);
    overflow: auto;
  }
`;

/** On a phone it is no table to look at: rows are cards. The roles in the markup keep it one for screen readers. */
export const Table = styled.table`
  display: block;
  inline-size: 100%;

  > tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-3);
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
  margin-block-end: var(--s-3);

  > tr {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2);
  }
  ${media.compact} {
    display: table-header-group;

    > tr {
      display: table-row;
    }
  }
`;

/** Above the cards only those headings stay that do something. */
export const HeadCell = styled.th`
  padding: 0;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-weight: 600;
  text-align: start;

  &[data-plain]:not([data-select]) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  ${media.compact} {
    &,
    &[data-plain]:not([data-select]) {
      position: sticky;
      z-index: var(--z-raised);
      inset-block-start: 0;
      inline-size: auto;
      block-size: auto;
      padding: 6px 12px;
      border-block-end: 1px solid var(--line-strong);
      background: var(--surface-1);
      overflow: visible;
      clip-path: none;
      white-space: nowrap;
    }
    &:first-of-type {
      border-start-start-radius: var(--r-2);
    }
    &:last-of-type {
      border-start-end-radius: var(--r-2);
    }
    &[data-align='end'] {
      text-align: end;
    }
    &&&[data-width='shrink'] {
      inline-size: 1px;
    }
    &&&[data-width='grow'] {
      inline-size: 40%;
    }
    &[data-row-header] {
      z-index: calc(var(--z-raised) + 1);
      inset-inline-start: 0;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: var(--ctl);
  padding-inline: 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  font-weight: 600;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: var(--text);
  }
  .lucide {
    inline-size: 15px;
    block-size: 15px;
    color: var(--gold-text);
  }
  [aria-sort='none'] > & .lucide {
    color: inherit;
    opacity: 0.6;
  }

  ${media.compact} {
    min-block-size: 32px;
    margin-inline: -6px;
    padding-inline: 6px;
    border: 0;
    border-radius: var(--r-1);
  }
`;

export const Row = styled.tr`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  padding: var(--s-4);
  border-radius: var(--r-2);
  background: var(--surface-1);

  &[aria-selected='true'] {
    background: var(--surface-2);
  }
  &[data-state='lifted'] {
    z-index: var(--z-raised);
    outline: 2px solid var(--gold);
    outline-offset: -2px;
    background: var(--surface-3);
    box-shadow: var(--shadow-2);
  }

  ${media.compact} {
    display: table-row;
    border-radius: 0;

    &:hover,
    &[data-hover] {
      background: var(--surface-2);
    }
  }
`;

export const Cell = styled.td`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  min-inline-size: 0;
  padding: 0;
  font-weight: 400;
  text-align: start;

  &[data-select] {
    position: absolute;
    inset-block-start: var(--s-3);
    inset-inline-end: var(--s-3);
  }
  &[data-corner] {
    position: absolute;
    inset-block-start: var(--s-1);
    inset-inline-end: var(--s-1);
  }
  &[data-row-header] {
    order: -1;
  }
  tr:has([data-select], [data-corner]) > &[data-row-header] {
    padding-inline-end: 44px;
  }

  ${media.compact} {
    display: table-cell;
    block-size: 56px;
    padding: 10px 12px;
    border-block-end: 1px solid var(--line);
    white-space: nowrap;

    &[data-select],
    &[data-corner] {
      position: static;
    }
    &[data-select] {
      padding-inline-end: 0;
    }
    tr:has([data-select], [data-corner]) > &[data-row-header] {
      padding-inline-end: 12px;
    }
    &[data-align='end'] {
      text-align: end;
      font-variant-numeric: tabular-nums;
    }
    &&[data-row-header] {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
      min-inline-size: 220px;
      background: inherit;
      white-space: normal;
    }
    tr:last-of-type > & {
      border-block-end: 0;
    }
    tr:last-of-type > &:first-of-type {
      border-end-start-radius: var(--r-2);
    }
  }
`;

/** The column's name beside its value, on a card. */
export const CellLabel = styled.span`
  flex: none;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-weight: 600;

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
  padding: var(--s-7) var(--s-4);
  border-radius: var(--r-2);
  background: var(--surface-1);
  color: var(--text-soft);
  font-size: var(--fs-18);
  text-align: center;
`;
