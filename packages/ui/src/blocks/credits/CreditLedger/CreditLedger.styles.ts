import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Ledger = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  justify-items: start;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-radius: var(--r-3);
  background: var(--surface-1);

  th {
    color: var(--text-mute);
    font-size: var(--fs-13);
    font-weight: 600;
    text-align: start;
  }
  thead th {
    padding: 12px 8px;
    border-block-end: 1px solid var(--line-strong);
  }
  td {
    padding: 9px 8px;
    border-block-start: 1px solid var(--line);
    vertical-align: middle;
  }
  tbody tr:nth-of-type(2) td {
    border-block-start: 0;
  }
  tr > :first-of-type {
    padding-inline-start: 16px;
  }
  tr > :last-of-type,
  tr > [data-column='amount'] {
    padding-inline-end: 16px;
  }
  tbody + tbody > tr:first-of-type > th {
    border-block-start: 1px solid var(--line);
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
      padding-inline-start: 28px;
    }
    tr > :first-of-type {
      padding-inline-end: 24px;
    }
  }
`;

export const Day = styled.th`
  && {
    padding-block: 14px 8px;
    border-block-end: 1px solid var(--line);
    color: var(--text);
    font: 600 var(--fs-18) / var(--lh-title) var(--font-title);
  }
`;

export const Time = styled.td`
  inline-size: 1px;
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;

export const WhatCell = styled.td`
  inline-size: 100%;
`;

export const What = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 12px;
  align-items: center;
  overflow-wrap: anywhere;

  ${media.compact} {
    grid-template-columns: 36px minmax(0, 1fr);
  }
`;

export const KindIcon = styled.span`
  display: none;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background: var(--surface-2);
  color: var(--text-soft);

  &[data-kind='reward'],
  &[data-kind='grant'] {
    background: var(--success-soft);
    color: var(--success-text);
  }
  &[data-kind='given_back'] {
    background: var(--info-soft);
    color: var(--info-text);
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
  color: var(--text-mute);
  font-size: var(--fs-13);
`;

export const Amount = styled.td`
  font-size: var(--fs-16);
  font-weight: 600;

  &[data-sign='plus'] {
    color: var(--success-text);
  }
  &[data-sign='zero'] {
    color: var(--text-mute);
  }
`;

export const More = styled.div`
  justify-self: center;
  margin-block-start: var(--s-3);
`;
