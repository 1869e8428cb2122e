import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';
import { toneVariables } from '../../../theme/tone.ts';

export const PickerRoot = styled.div`
  position: relative;
`;

export const Price = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: var(--gold-text);
  font-size: var(--fs-13);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  .lucide {
    inline-size: 14px;
    block-size: 14px;
  }
`;

/** Across the screen on a phone, under its button elsewhere. */
export const List = styled.fieldset`
  position: fixed;
  z-index: var(--z-dropdown);
  inset-block-start: 62px;
  inset-inline: 8px;
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  max-block-size: calc(100dvh - 80px);
  margin: 0;
  padding: 8px;
  overflow: auto;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface-1);
  box-shadow: var(--shadow-3);

  ${media.compact} {
    position: absolute;
    inset-block-start: calc(100% + 8px);
    inset-inline: auto 0;
    inline-size: 340px;
  }
`;

export const Option = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: 54px minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 12px;
  inline-size: 100%;
  padding: 8px;
  border-radius: var(--r-2);
  text-align: start;

  &:hover,
  &[data-hover] {
    background: var(--surface-2);
  }
  &[aria-pressed='true'] {
    background: var(--surface-2);
  }
  &[aria-pressed='true']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    border-radius: 3px;
    background: var(--gold);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

export const Sample = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  inline-size: 54px;
  block-size: 54px;
  border-radius: 6px;
  background: var(--tone);
  color: var(--on-tone);
  overflow: hidden;
  font: 600 var(--fs-24) / 1 var(--font-title);
  ${toneVariables}
`;

export const Name = styled.span`
  align-self: end;
  font-weight: 600;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

export const OptionPrice = styled(Price)`
  align-self: end;
  line-height: 1.25;
`;

export const Description = styled.span`
  grid-column: 2 / -1;
  align-self: start;
  color: var(--text-mute);
  font-size: var(--fs-13);
  line-height: 1.35;
`;
