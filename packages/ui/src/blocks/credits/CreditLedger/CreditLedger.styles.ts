import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const Ledger = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  justify-items: start;
`;

/** The filter, and the download at the other end. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
  inline-size: 100%;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);

  th {
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-13);
    font-weight: 600;
    text-align: start;
  }
  thead th {
    padding: var(--kl-size-12) var(--kl-size-8);
    border-block-end: var(--kl-hairline) solid var(--kl-line-strong);
  }
  td {
    padding: var(--kl-size-10) var(--kl-size-8);
    border-block-start: var(--kl-hairline) solid var(--kl-line);
    vertical-align: middle;
  }
  tbody tr:nth-of-type(2) td {
    border-block-start: 0;
  }
  tr > :first-of-type {
    padding-inline-start: var(--kl-size-16);
  }
  tr > :last-of-type,
  tr > [data-column='amount'] {
    padding-inline-end: var(--kl-size-16);
  }
  tbody + tbody > tr:first-of-type > th {
    border-block-start: var(--kl-hairline) solid var(--kl-line);
  }
  [data-column='balance'] {
    display: none;
  }
  [data-column='amount'],
  [data-column='balance'] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  ${media.compact} {
    [data-column='balance'] {
      display: table-cell;
      padding-inline-start: var(--kl-size-28);
    }
    tr > :first-of-type {
      padding-inline-end: var(--kl-size-24);
    }
    /* Highlights the whole row, to connect the description with the amount. */
    tbody > tr:not(:first-of-type):is(:hover, [data-hover]) > td {
      background: var(--kl-surface-2);
    }
    tbody > tr:nth-of-type(odd):not(:first-of-type) > td {
      background: color-mix(in srgb, var(--kl-surface-2) 45%, transparent);
    }
  }
`;

export const Day = styled.th`
  && {
    padding-block: var(--kl-size-14) var(--kl-size-8);
    border-block-end: var(--kl-hairline) solid var(--kl-line);
    color: var(--kl-text);
    font: 600 var(--kl-fs-18) / var(--kl-lh-title) var(--kl-font-title);
  }
`;

export const Time = styled.td`
  inline-size: var(--kl-hairline);
  color: var(--kl-text-soft);
  font-variant-numeric: tabular-nums;
`;

export const WhatCell = styled.td`
  inline-size: 100%;
`;

export const What = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--kl-size-12);
  align-items: center;
  overflow-wrap: anywhere;

  ${media.compact} {
    grid-template-columns: var(--kl-size-36) minmax(0, 1fr);
  }
`;

export const KindIcon = styled.span`
  display: none;
  place-items: center;
  inline-size: var(--kl-size-36);
  block-size: var(--kl-size-36);
  border-radius: 50%;
  background: var(--kl-surface-2);
  color: var(--kl-text-soft);

  &[data-kind='reward'],
  &[data-kind='grant'] {
    background: var(--kl-success-soft);
    color: var(--kl-success-text);
  }
  &[data-kind='given_back'] {
    background: var(--kl-info-soft);
    color: var(--kl-info-text);
  }
  ${media.compact} {
    display: grid;
    grid-row: span 2;
  }
`;

export const LineTitle = styled.span`
  font-weight: 600;
`;

export const Detail = styled.span`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
`;

export const Amount = styled.td`
  font-size: var(--kl-fs-16);
  font-weight: 600;

  &[data-sign='plus'] {
    color: var(--kl-success-text);
  }
  &[data-sign='zero'] {
    color: var(--kl-text-mute);
  }
`;

/** The balance, if it has no column of its own. */
export const Left = styled.span`
  display: block;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-weight: 400;

  ${media.compact} {
    display: none;
  }
`;

export const More = styled.div`
  justify-self: center;
  margin-block-start: var(--kl-size-12);
`;
