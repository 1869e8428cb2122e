import { Combobox } from '@base-ui/react/combobox';
import styled from '@emotion/styled';

export const Field = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 46px;
  padding-inline-end: 4px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--well);

  &:hover {
    border-color: var(--gold);
  }
  &:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-gap);
  }
  &[data-invalid] {
    border: 2px solid var(--danger-line);
  }
  &:has(:disabled) {
    border-color: var(--line);
    background: var(--surface-2);
  }
`;

export const Input = styled(Combobox.Input)`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  padding-inline: 14px 6px;
  border: 0;
  background: none;
  color: var(--text);
  font: 400 var(--fs-16) / var(--lh-ui) var(--font-ui);
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--text-mute);
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:disabled {
    color: var(--text-mute);
    cursor: not-allowed;
  }
`;

export const Tool = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 40px;
  border-radius: var(--r-1);
  color: var(--text-soft);

  &:hover {
    color: var(--gold-text);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  &:disabled {
    color: var(--text-mute);
    cursor: not-allowed;
  }
`;

export const Positioner = styled(Combobox.Positioner)`
  z-index: var(--z-dropdown);

  /* Above a dialog whose field it belongs to. */
  body:has([role='dialog']) & {
    z-index: calc(var(--z-dialog) + 1);
  }
`;

export const Popup = styled(Combobox.Popup)`
  inline-size: var(--anchor-width);
  min-inline-size: 200px;
  max-inline-size: var(--available-width);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface-1);
  box-shadow: var(--shadow-3);
`;

export const List = styled(Combobox.List)`
  max-block-size: min(336px, var(--available-height));
  padding: 6px;
  overflow: auto;
  overscroll-behavior: contain;

  &:empty {
    padding: 0;
  }
`;

export const Item = styled(Combobox.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  min-block-size: var(--ctl);
  padding: 6px 12px;
  border-inline-start: 3px solid transparent;
  border-radius: var(--r-1);
  cursor: pointer;

  &[data-highlighted] {
    border-inline-start-color: var(--gold);
    background: var(--surface-2);
  }
  &[data-selected] {
    color: var(--gold-text);
    font-weight: 600;
  }
`;

export const Label = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  display: block;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-weight: 400;
`;

export const Mark = styled(Combobox.ItemIndicator)`
  flex: none;
  color: var(--gold-text);
`;

export const Empty = styled(Combobox.Empty)`
  color: var(--text-soft);

  &:not(:empty) {
    padding: 16px 18px;
  }
`;
