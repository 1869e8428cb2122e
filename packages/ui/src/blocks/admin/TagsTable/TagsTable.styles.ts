import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 20px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 400px;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 6px 0;
  border-radius: var(--r-2);
  background: var(--surface-1);
  list-style: '';

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Silence = styled.p`
  padding: var(--s-7) var(--s-4);
  border-radius: var(--r-2);
  background: var(--surface-1);
  color: var(--text-soft);
  font-size: var(--fs-18);
  text-align: center;
`;

export const Entry = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-inline-size: 0;
  min-block-size: 56px;
  padding: 6px 18px;

  &[data-edited] {
    background: var(--surface-2);
    box-shadow: inset 0 0 0 1px var(--gold);
  }
`;

export const Count = styled.span`
  flex: 1;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
`;

/** On a phone the form comes first, for the list may be long. */
export const Side = styled.div`
  order: -1;
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: 20px;
    order: 0;
  }
`;

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

export const Colors = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: 4px;
  padding: 0;
  font-size: var(--fs-14);
  font-weight: 600;
`;

export const Dot = styled.label`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 2px solid transparent;
  border-radius: var(--r-pill);
  cursor: pointer;

  ${media.touch} {
    inline-size: var(--ctl);
    block-size: var(--ctl);
  }
  &:has(:checked) {
    border-color: var(--gold);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  > input {
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-pill);
    background: var(--dot);
    appearance: none;
    cursor: inherit;
    forced-color-adjust: none;

    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
`;

export const Hint = styled.p`
  color: var(--text-mute);
  font-size: var(--fs-13);
`;

export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  min-inline-size: 0;

  > :last-child {
    display: flex;
    gap: var(--s-2);
    margin-inline-start: auto;
  }
`;
