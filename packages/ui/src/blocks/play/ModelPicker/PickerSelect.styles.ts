import { Select } from '@base-ui/react/select';
import styled from '../../../theme/styled.ts';
import { Price } from './PickerButton.styles.ts';
import { popupLook } from '../../../primitives/Popover/Popover.styles.ts';
import { media } from '../../../theme/media.ts';
import { toneVariables } from '../../../theme/tone.ts';
import { focusRingInside } from '../../../theme/attention.ts';

export const Place = styled(Select.Positioner)`
  z-index: var(--kl-z-dropdown);
`;

/** The list; on a phone as wide as the screen. */
export const Popup = styled(Select.Popup)`
  ${popupLook}
  inline-size: var(--available-width);

  ${media.compact} {
    inline-size: min(var(--available-width), 340px);
  }
`;

export const List = styled(Select.List)`
  display: grid;
  gap: var(--kl-size-2);
  padding: var(--kl-size-8);
`;

export const Option = styled(Select.Item)`
  position: relative;
  display: grid;
  grid-template-columns: var(--kl-size-56) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--kl-size-2) var(--kl-size-12);
  padding: var(--kl-size-8);
  border-radius: var(--kl-radius-8);
  cursor: pointer;
  user-select: none;

  &[data-highlighted],
  &[data-selected] {
    background: var(--kl-surface-2);
  }
  &[data-selected]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-inline-start: var(--kl-edge-3) solid var(--kl-gold);
    border-radius: var(--kl-radius-4);
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

export const Sample = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-56);
  block-size: var(--kl-size-56);
  border-radius: var(--kl-radius-6);
  background: var(--kl-tone);
  color: var(--kl-on-tone);
  overflow: hidden;
  font: 600 var(--kl-fs-24) / 1 var(--kl-font-title);
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
  display: grid;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  line-height: 1.35;
`;

/** Hindi in Latin letters, whatever the language of the page. */
export const Motto = styled.span`
  font-style: italic;
`;
