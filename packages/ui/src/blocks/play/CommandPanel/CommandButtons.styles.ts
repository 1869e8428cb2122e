import { keyframes } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { container, finerMedia } from '../../../theme/finerMedia.ts';
import { media } from '../../../theme/media.ts';
import { plainButton } from '../../../theme/elements.ts';

export const Commands = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--kl-size-6);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* Five do not fit in one row on a phone, so Undo and Redo have a row of their own. */
  &[data-has-redo] {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * {
      grid-column: span 2;
    }
    > :nth-of-type(n + 4) {
      grid-column: span 3;
    }
  }

  ${media.compact} {
    gap: var(--kl-size-10);
  }
  ${container.medium} {
    &[data-has-redo] {
      grid-template-columns: repeat(5, minmax(0, 1fr));

      > *,
      > :nth-of-type(n + 4) {
        grid-column: auto;
      }
    }
  }
  ${finerMedia.low} {
    flex: 1 1 300px;
    gap: var(--kl-size-6);

    &,
    &[data-has-redo] {
      grid-auto-columns: minmax(0, auto);
      grid-auto-flow: column;
      grid-template-columns: none;
    }
    &[data-has-redo] > *,
    &[data-has-redo] > :nth-of-type(n + 4) {
      grid-column: auto;
    }
  }
  /* In the line of a phone Continue alone, where nothing else leads on. */
  ${finerMedia.small} {
    [data-folded] > & {
      display: flex;
      flex: 0 1 auto;

      > :not(:first-of-type) {
        display: none;
      }
    }
    [data-folded][data-has-ways] > & {
      display: none;
    }
  }
`;

const glow = keyframes`
  50% { box-shadow: 0 0 0 var(--kl-size-6) var(--kl-gold-soft); }
`;

export const CommandButton = styled.button`
  ${plainButton}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--kl-size-2);
  min-inline-size: 0;
  min-block-size: var(--kl-size-56);
  padding: var(--kl-size-6) var(--kl-size-2);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-10);
  background: var(--kl-glass);
  color: var(--kl-text);
  transition:
    border-color var(--kl-t-1),
    background var(--kl-t-1);

  svg {
    inline-size: var(--kl-size-22);
    block-size: var(--kl-size-22);
    color: var(--kl-gold-text);
  }
  &[data-directional]:dir(rtl) svg {
    transform: scaleX(-1);
  }
  &:hover:not([aria-disabled='true']),
  &[data-hover] {
    border-color: var(--kl-gold);
    background: var(--kl-surface-2);
  }
  &[data-pulse] {
    border-color: var(--kl-gold);
    box-shadow: 0 0 0 var(--kl-size-4) var(--kl-gold-soft);
    animation: ${glow} 1.25s var(--kl-ease-in-out) infinite;
  }
  &[aria-disabled='true'] {
    border-color: var(--kl-line);
    background: var(--kl-surface-2);
    color: var(--kl-text-mute);
    cursor: not-allowed;
    /* Transitions on all buttons would delay the frame that shows the player's text. */
    transition: none;

    svg {
      color: var(--kl-text-mute);
    }
  }

  ${media.reducedMotion} {
    &[data-pulse] {
      animation: none;
    }
  }

  ${media.compact} {
    grid-template-columns: var(--kl-size-24) minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    gap: var(--kl-size-2) var(--kl-size-12);
    min-block-size: var(--kl-size-56);
    padding: var(--kl-size-6) var(--kl-size-14);
    text-align: start;

    svg {
      grid-row: span 2;
    }
    &:lang(ur) {
      min-block-size: var(--kl-size-72);
    }
  }
  ${finerMedia.low} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 0;
    padding: var(--kl-size-2) var(--kl-size-4);
    text-align: center;

    &,
    &:lang(ur) {
      min-block-size: var(--kl-ctl);
    }
    > svg {
      display: none;
    }
  }
  ${finerMedia.small} {
    [data-folded] & {
      gap: 0;
      min-inline-size: var(--kl-ctl);
      min-block-size: var(--kl-size-48);
      padding: var(--kl-size-2) var(--kl-size-4);
    }
    [data-folded] & > svg {
      display: none;
    }
  }
`;

export const CommandName = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-inline-size: 100%;
  font-size: var(--kl-fs-14);
  font-weight: 600;
  line-height: 1.2;

  &:lang(ur) {
    line-height: 1.5;
  }

  ${media.compact} {
    flex-direction: row;
    gap: var(--kl-size-8);
    align-items: baseline;
    justify-content: space-between;
    inline-size: 100%;
    font-size: var(--kl-fs-15);
  }
  ${finerMedia.low} {
    flex-direction: column;
    gap: 0;
    align-items: center;
    font-size: var(--kl-fs-14);
  }
  ${finerMedia.small} {
    [data-folded] & {
      font-size: var(--kl-fs-13);
    }
  }
`;

export const Cost = styled.span`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-12);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* The help text shows the needed XP instead. */
  &[data-short] {
    display: none;
  }

  ${media.compact} {
    display: none;
  }
  /* Beside a panel the commands are narrower than the page. */
  ${container.medium} {
    &,
    &[data-short] {
      display: inline;
    }
  }
  ${finerMedia.low} {
    display: inline;

    &[data-short] {
      display: none;
    }
  }
  ${finerMedia.small} {
    [data-folded] &[data-short] {
      display: inline;
      color: var(--kl-warning-text);
    }
  }
`;

export const Help = styled.span`
  display: none;
  max-inline-size: 100%;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  line-height: 1.2;

  &[data-short] {
    display: block;
    color: var(--kl-warning-text);
    font-size: var(--kl-fs-12);
  }
  &:lang(ur) {
    line-height: 1.5;
  }

  ${media.compact} {
    display: block;

    &[data-short] {
      font-size: var(--kl-fs-13);
    }
  }
  ${finerMedia.low} {
    display: none;

    &[data-short] {
      font-size: var(--kl-fs-12);
    }
  }
  ${finerMedia.small} {
    [data-folded] &,
    [data-folded] &[data-short] {
      display: none;
    }
  }
`;
