import styled from '../../../theme/styled.ts';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { plainButton, plainList } from '../../../theme/elements.ts';

/** The map. The rail runs through the middle of the nodes; other ways are indented. */
export const MapRoot = styled.div`
  --kl-node: var(--kl-size-28);
  --kl-rail: calc(var(--kl-node) / 2 - var(--kl-hairline));
  --kl-first-node: var(--kl-size-22);
  min-inline-size: 0;
  isolation: isolate;
`;

/** An error without the padding that the panel already has. */
export const MapError = styled(ErrorState)`
  &&[data-layout='row'] {
    padding: 0 0 var(--kl-size-12);
  }
`;

export const Lead = styled.p`
  margin-block-end: var(--kl-size-12);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  text-wrap: pretty;
`;

export const Earlier = styled(Button)`
  margin-block-end: var(--kl-size-12);
`;

export const LineList = styled.ol`
  ${plainList}
`;

/** A stop. Its piece of the rail reaches to the next stop, past all ways that branch off. */
export const StopItem = styled.li`
  position: relative;
  min-inline-size: 0;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--kl-rail);
    border-inline-start: var(--kl-hairline) solid var(--kl-line-strong);
  }
  [data-current] > &::before {
    z-index: var(--kl-z-above);
    border-inline-start: var(--kl-edge-2) solid var(--kl-gold);
  }
  &:first-of-type::before {
    inset-block-start: var(--kl-first-node);
  }
  &:last-of-type::before {
    inset-block-end: auto;
    block-size: var(--kl-first-node);
  }
  &:first-of-type:last-of-type::before {
    content: none;
  }
`;

/** A disc with the icon of the command. */
export const Node = styled.span`
  position: relative;
  z-index: var(--kl-z-top);
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--kl-node);
  block-size: var(--kl-node);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: 50%;
  background: var(--kl-surface-1);
  color: var(--kl-text-mute);

  svg {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }
  &[data-directional]:dir(rtl) svg {
    transform: scaleX(-1);
  }
  &[data-fold] {
    border-style: dashed;
  }
  [data-current] > li > * > &[data-fold] {
    border: var(--kl-edge-2) dashed var(--kl-gold);
    color: var(--kl-gold-text);
  }
  &[data-current] {
    border: var(--kl-edge-2) solid var(--kl-gold);
    color: var(--kl-gold-text);
  }
  &[data-newest] {
    background: var(--kl-gold);
    color: var(--kl-on-gold);
  }
`;

export const TurnRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--kl-size-12);
  inline-size: 100%;
  min-block-size: var(--kl-ctl);
  padding-block: var(--kl-size-8);
`;

export const TurnButton = styled.button`
  ${plainButton}
  display: flex;
  align-items: flex-start;
  gap: var(--kl-size-12);
  inline-size: 100%;
  min-block-size: var(--kl-ctl);
  padding-block: var(--kl-size-8);
  border-radius: var(--kl-radius-8);
  text-align: start;

  &:hover,
  &[data-hover],
  &[aria-expanded='true'] {
    background: var(--kl-surface-2);
  }
`;

export const TurnLabel = styled.span`
  flex: 1;
  display: grid;
  gap: var(--kl-size-2);
  min-inline-size: 0;
  padding-block-start: var(--kl-size-2);
  padding-inline-end: var(--kl-size-8);
  color: var(--kl-text-mute);

  &[data-current] {
    color: var(--kl-text);
  }
`;

/** The first words of a turn: two lines, or all of them if the turn is open or has no actions. */
export const FirstWords = styled.span`
  display: -webkit-box;
  font-family: var(--kl-font-tale);
  font-size: var(--kl-fs-16);
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* Nastaliq rises above its line, and would be cut off. */
  &:lang(ur) {
    margin-block-start: -1.2em;
    padding-block-start: 1.2em;
  }

  [aria-expanded='true'] > * > &,
  div > * > & {
    -webkit-line-clamp: none;
  }
`;

export const ChapterName = styled.span`
  color: var(--kl-gold-text);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Here = styled.span`
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-13);
  font-weight: 600;
`;

export const TurnActions = styled.div`
  padding-block: var(--kl-size-10) var(--kl-size-12);
  padding-inline-start: calc(var(--kl-node) + var(--kl-size-12));
`;

export const Reason = styled.p`
  margin-block-start: var(--kl-size-6);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
`;

export const FoldButton = styled(TurnButton)`
  align-items: center;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  &:hover {
    color: var(--kl-gold-text);
  }
  &[aria-expanded='true']:not(:hover, [data-hover]) {
    background: none;
  }
`;

export const Range = styled.span`
  margin-inline-start: auto;
  padding-inline-end: var(--kl-size-8);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;
`;

/** A turn with a fork: the rail from its node down to the ways, even at the end of the line. */
export const Fork = styled.div`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset-block: var(--kl-first-node) 0;
    inset-inline-start: var(--kl-rail);
    border-inline-start: var(--kl-hairline) solid var(--kl-line-strong);
  }
`;

/** A way that branches off: a bend from the rail to its first node. */
export const Way = styled.div`
  position: relative;
  padding-inline-start: var(--kl-size-32);

  &::before,
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: var(--kl-rail);
    border-inline-start: var(--kl-hairline) solid var(--kl-line-strong);
  }
  &::before {
    inset-block-start: 0;
    inline-size: var(--kl-size-20);
    block-size: var(--kl-first-node);
    border-block-end: var(--kl-hairline) solid var(--kl-line-strong);
    border-end-start-radius: var(--kl-radius-10);
  }
  &::after {
    inset-block: 0;
  }
`;

export const MissingTurn = styled.div`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);
  min-block-size: var(--kl-ctl);
`;

export const MissingNode = styled.span`
  flex: none;
  inline-size: var(--kl-node);
  block-size: var(--kl-node);
`;
