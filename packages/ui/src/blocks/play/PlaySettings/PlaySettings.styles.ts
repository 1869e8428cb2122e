import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const Settings = styled.div`
  display: grid;
  inline-size: 100%;
`;

export const Themes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  min-inline-size: 0;
  margin: 0;
  padding: 0 0 14px;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: 6px;
  padding: 0;
  font-weight: 600;
`;

/** Drawn in the tokens of the theme that it stands for. */
export const ThemeTile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 6px;
  padding: 8px;
  border: 2px solid var(--line);
  border-radius: 10px;
  background: var(--bg);
  color: var(--text);
  font-size: var(--fs-13);
  font-weight: 500;
  line-height: 1.25;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:lang(ur) {
    line-height: 1.9;
  }
  &:hover {
    border-color: var(--line-strong);
  }
  &:has(:checked) {
    border-color: var(--gold);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

export const ThemeRadio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

export const Swatch = styled.span`
  block-size: 44px;
  border-radius: 5px;
  background:
    linear-gradient(var(--gold) 0 0) 8px 26px / 34px 8px no-repeat,
    linear-gradient(var(--text-soft) 0 0) 8px 9px / 60% 3px no-repeat,
    linear-gradient(var(--text-soft) 0 0) 8px 16px / 44% 3px no-repeat,
    var(--surface-1);

  &[data-theme-name='device'] {
    border: 1px solid var(--line-strong);
    background: linear-gradient(100deg, #12142b 50%, #f5ead0 50%);
  }
`;

export const SettingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 14px;
  min-block-size: 54px;
  padding-block: 6px;
  border-block-start: 1px solid var(--line);
`;

const name = css`
  flex: 1 1 140px;
  font-weight: 500;
`;

export const SettingName = styled.span(name);
export const SettingLabel = styled.label(name);

export const SettingHint = styled.span`
  display: block;
  color: var(--text-mute);
  font-size: var(--fs-13);
  font-weight: 400;
  line-height: 1.3;

  &:lang(ur) {
    line-height: 1.9;
  }
`;

export const SliderPlace = styled.div`
  flex: 1 1 180px;
  max-inline-size: 220px;
`;

export const ShortcutsLink = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: var(--ctl);
  margin-block-start: 4px;
  color: var(--text-soft);
  font-weight: 600;
  font-size: var(--fs-14);
  justify-self: start;
  border-radius: var(--r-2);

  &:hover {
    color: var(--gold-text);
  }
`;
