import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { focusRing, noFocusRing } from '../../../theme/attention.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--kl-size-20);

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 400px;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: var(--kl-size-6) 0;
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);
  list-style: '';

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Silence = styled.p`
  padding: var(--kl-size-48) var(--kl-size-16);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-18);
  text-align: center;
`;

export const Entry = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  min-inline-size: 0;
  min-block-size: var(--kl-size-56);
  padding: var(--kl-size-6) var(--kl-size-12);

  &[data-edited] {
    background: var(--kl-surface-2);
    box-shadow: inset 0 0 0 var(--kl-hairline) var(--kl-gold);
  }
  &[data-state='lifted'] {
    z-index: var(--kl-z-raised);
    outline: var(--kl-edge-2) solid var(--kl-gold);
    outline-offset: calc(-1 * var(--kl-edge-2));
    background: var(--kl-surface-3);
    box-shadow: var(--kl-shadow-2);
  }
`;

export const Named = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--kl-size-2) var(--kl-size-12);
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
`;

export const Count = styled.span`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;
`;

/** The form, above a list that may be long: first on a phone, sticky beside the list on a wide screen. */
export const Side = styled.div`
  min-inline-size: 0;

  ${media.desktop} {
    position: sticky;
    inset-block-start: var(--kl-size-20);
    grid-column: 2;
    grid-row: 1;
  }
`;

/** The list, below its search field. */
export const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-12);
  min-inline-size: 0;

  ${media.desktop} {
    grid-column: 1;
    grid-row: 1;
  }
`;

export const FormRoot = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-16);
`;

export const Colors = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: var(--kl-size-4);
  padding: 0;
  font-size: var(--kl-fs-14);
  font-weight: 600;
`;

export const Dot = styled.label`
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-40);
  block-size: var(--kl-size-40);
  border: var(--kl-edge-2) solid transparent;
  border-radius: var(--kl-radius-pill);
  cursor: pointer;

  ${media.touch} {
    inline-size: var(--kl-ctl);
    block-size: var(--kl-ctl);
  }
  &:has(:checked) {
    border-color: var(--kl-gold);
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  > input {
    inline-size: var(--kl-size-24);
    block-size: var(--kl-size-24);
    margin: 0;
    border: var(--kl-hairline) solid var(--kl-line-strong);
    border-radius: var(--kl-radius-pill);
    background: var(--kl-dot);
    appearance: none;
    cursor: inherit;
    forced-color-adjust: none;

    &:focus-visible {
      ${noFocusRing}
    }
  }
`;

export const Hint = styled.p`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
`;

export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
  min-inline-size: 0;

  > :last-child {
    display: flex;
    gap: var(--kl-size-8);
    margin-inline-start: auto;
  }
`;
