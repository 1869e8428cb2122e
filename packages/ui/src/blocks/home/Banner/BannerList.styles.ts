import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const SideList = styled.ul`
  display: none;
  grid-auto-rows: 1fr;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: '';

  > li {
    display: grid;
    min-inline-size: 0;
  }
  ${media.desktop} {
    display: grid;
  }
`;

export const Entry = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  padding: 8px;
  border: 1px solid transparent;
  border-radius: var(--r-3);
  background: var(--surface-1);
  text-align: start;
  overflow: clip;
  transition:
    background var(--t-1),
    border-color var(--t-1);

  &:hover {
    border-color: var(--line-strong);
  }
  &[aria-current] {
    border-color: var(--gold);
    background: var(--surface-2);
  }
  ${media.wide} {
    grid-template-columns: 92px minmax(0, 1fr);
    gap: 14px;
  }
`;

export const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 74px;
  border-radius: var(--r-2);
  background: var(--bg-deep);
  color: var(--gold-text);
  overflow: clip;

  .lucide {
    position: relative;
    inline-size: 28px;
    block-size: 28px;
  }
`;

export const Lattice = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: var(--gold);
  opacity: 0.16;
`;

export const EntryWords = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
`;

export const EntryTitle = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font: 600 var(--fs-16) / var(--lh-title) var(--font-title);
  overflow-wrap: anywhere;

  ${media.wide} {
    font-size: 1.0625rem;
  }

  /* Nastaliq rises above its line; what is clipped here needs the room inside. */
  &:lang(ur) {
    margin-block-start: -0.5em;
    padding-block-start: 0.5em;
  }
`;

export const EntryHint = styled.span`
  color: var(--text-mute);
  font-size: var(--fs-13);
  line-height: 1.35;

  &:lang(ur) {
    line-height: 2;
  }
`;

const fill = keyframes`
  from { scale: 0 1; }
`;

/** How much of its time the slide has had; whole while it stands still. */
export const Progress = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  block-size: 3px;
  background: var(--gold);
  transform-origin: 0 50%;

  &:dir(rtl) {
    transform-origin: 100% 50%;
  }
  &[data-running='true'] {
    animation: ${fill} var(--stays) linear;
  }
`;
