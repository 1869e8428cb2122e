import { keyframes } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';
import { plainButton, plainList } from '../../../theme/elements.ts';

export const SideList = styled.ul`
  display: none;
  grid-auto-rows: 1fr;
  gap: var(--kl-size-10);
  ${plainList}

  > li {
    display: grid;
    min-inline-size: 0;
  }
  ${media.desktop} {
    display: grid;
  }
`;

export const Entry = styled.button`
  ${plainButton}
  position: relative;
  display: grid;
  grid-template-columns: var(--kl-size-72) minmax(0, 1fr);
  align-items: center;
  gap: var(--kl-size-12);
  padding: var(--kl-size-8);
  border: var(--kl-hairline) solid transparent;
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  text-align: start;
  overflow: clip;
  transition:
    background var(--kl-t-1),
    border-color var(--kl-t-1);

  &:hover {
    border-color: var(--kl-line-strong);
  }
  &[aria-current] {
    border-color: var(--kl-gold);
    background: var(--kl-surface-2);
  }
  ${media.wide} {
    grid-template-columns: var(--kl-size-96) minmax(0, 1fr);
    gap: var(--kl-size-14);
  }
`;

export const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: var(--kl-size-72);
  border-radius: var(--kl-radius-8);
  background: var(--kl-bg-deep);
  color: var(--kl-gold-text);
  overflow: clip;

  > svg:not(:first-of-type) {
    position: relative;
    inline-size: var(--kl-size-28);
    block-size: var(--kl-size-28);
  }
`;

export const Lattice = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: var(--kl-gold);
  opacity: 0.16;
`;

export const EntryWords = styled.span`
  display: grid;
  gap: var(--kl-size-2);
  min-inline-size: 0;
`;

export const EntryTitle = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  clip-path: inset(0 0 var(--kl-clamp-trim));
  font: 600 var(--kl-fs-16) / var(--kl-lh-title) var(--kl-font-title);
  overflow-wrap: anywhere;

  ${media.wide} {
    font-size: var(--kl-fs-17);
  }

  /* Nastaliq extends above its line, so a clipped box needs padding. */
  &:lang(ur) {
    margin-block-start: -0.5em;
    padding-block-start: 0.5em;
  }
`;

export const EntryHint = styled.span`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  line-height: 1.35;

  &:lang(ur) {
    line-height: 2;
  }
`;

const fill = keyframes`
  from { scale: 0 1; }
`;

/** A bar that shows the elapsed time of the slide; full while the banner is paused. */
export const Progress = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: var(--kl-edge-3);
  background: var(--kl-gold);
  transform-origin: 0 50%;

  &:dir(rtl) {
    transform-origin: 100% 50%;
  }
  &[data-running='true'] {
    animation: ${fill} var(--kl-stays) linear;
  }
`;
