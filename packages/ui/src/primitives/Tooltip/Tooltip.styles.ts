import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const TooltipRoot = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
`;

export const Trigger = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: var(--r-pill);
  color: var(--text-mute);
  transition: color var(--t-1);

  &:hover {
    color: var(--gold-text);
  }
  /* As wide as a finger, without pushing the words around it apart. */
  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
`;

export const Bubble = styled.span`
  position: absolute;
  z-index: var(--z-dropdown);
  inset-block-start: calc(100% + 6px);
  inset-inline-start: 50%;
  translate: -50%;
  inline-size: max-content;
  max-inline-size: 240px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface-3);
  box-shadow: var(--shadow-2);
  color: var(--text);
  font: 400 var(--fs-14) / var(--lh-ui) var(--font-ui);
  text-align: start;

  &:dir(rtl) {
    translate: 50%;
  }
  /* A bridge for the pointer on its way from the button to the words. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: -8px;
    inset-inline: 0;
    block-size: 8px;
  }
  &[hidden] {
    display: none;
  }
`;
