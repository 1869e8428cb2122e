import { css } from '@emotion/react';
import { Select } from '../../../primitives/Select/Select.tsx';
import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { focusRing } from '../../../theme/attention.ts';
import { plainButton } from '../../../theme/elements.ts';

export const Settings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: 100%;
`;

/** A select in the system font, which has all scripts. */
export const LanguageSelect = styled(Select)`
  inline-size: auto;

  > select {
    font-family: system-ui, sans-serif;
  }
`;

export const Themes = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--kl-size-10);
  min-inline-size: 0;
  margin: 0;
  padding: 0 0 var(--kl-size-14);
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: var(--kl-size-6);
  padding: 0;
  font-weight: 600;
`;

/** A theme, drawn in its own colours. */
export const ThemeTile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: var(--kl-size-6);
  min-inline-size: 0;
  padding: var(--kl-size-8);
  border: var(--kl-edge-2) solid var(--kl-line);
  border-radius: var(--kl-radius-10);
  background: var(--kl-bg);
  color: var(--kl-text);
  font-size: var(--kl-fs-13);
  font-weight: 500;
  line-height: 1.25;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:lang(ur) {
    line-height: 1.9;
  }
  &:hover {
    border-color: var(--kl-line-strong);
  }
  &:has(:checked) {
    border-color: var(--kl-gold);
  }
  ${media.forcedColours} {
    &:has(:checked) {
      outline: var(--kl-edge-2) solid Highlight;
      outline-offset: calc(-1 * var(--kl-edge-3));
    }
  }
  &:has(:focus-visible) {
    ${focusRing}
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
  block-size: var(--kl-size-44);
  border-radius: var(--kl-radius-6);
  background:
    linear-gradient(var(--kl-gold) 0 0) 8px 26px / 34px 8px no-repeat,
    linear-gradient(var(--kl-text-soft) 0 0) 8px 9px / 60% 3px no-repeat,
    linear-gradient(var(--kl-text-soft) 0 0) 8px 16px / 44% 3px no-repeat,
    var(--kl-surface-1);

  &[data-theme-name='device'] {
    border: var(--kl-hairline) solid var(--kl-line-strong);
    background: linear-gradient(100deg, var(--kl-ground-dark) 50%, var(--kl-ground-light) 50%);
  }
`;

export const SettingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-4) var(--kl-size-14);
  min-block-size: var(--kl-size-56);
  padding-block: var(--kl-size-6);
  border-block-start: var(--kl-hairline) solid var(--kl-line);
`;

const name = css`
  flex: 1 1 140px;
  font-weight: 500;
`;

export const SettingName = styled.span`
  ${name}
`;
export const SettingLabel = styled.label`
  ${name}
`;

export const SettingHint = styled.span`
  display: block;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
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

/** A button that opens something too large for the settings. */
export const SettingsLink = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-ctl);
  margin-block-start: var(--kl-size-4);
  color: var(--kl-text-soft);
  font-weight: 600;
  font-size: var(--kl-fs-14);
  text-align: start;
  justify-self: start;
  border-radius: var(--kl-radius-8);

  &:hover {
    color: var(--kl-gold-text);
  }
`;
