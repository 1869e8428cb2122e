import styled from '../../../theme/styled.ts';
import { focusRingInside } from '../../../theme/attention.ts';
import { plainButton } from '../../../theme/elements.ts';
import { media } from '../../../theme/media.ts';

/** On a wide page graph and inspector share one frame of the maximum height. */
export const StudioRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  &[data-view='graph'] {
    border: var(--kl-hairline) solid var(--kl-line);
    border-radius: var(--kl-radius-14);
    overflow: hidden;
  }
  ${media.desktop} {
    border: var(--kl-hairline) solid var(--kl-line);
    border-radius: var(--kl-radius-14);
    overflow: hidden;
    grid-template-columns: minmax(0, 1fr) var(--kl-size-12) max(300px, var(--kl-pane, 384px));
    block-size: clamp(560px, calc(100dvh - 250px), 860px);
  }
`;

/** The views. The graph extends under the toolbar and, on a wide page, under the status strip. */
export const Studio = styled.div`
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 0;

  [data-view='graph'] > & {
    min-block-size: 70dvh;
    background: var(--kl-bg-deep);
  }
  ${media.desktop} {
    background: var(--kl-bg-deep);

    [data-view='graph'] > & {
      min-block-size: 0;
    }
  }
`;

export const Toolbar = styled.div`
  grid-area: 1 / 1;
  z-index: var(--kl-z-above);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: start;
  gap: var(--kl-size-8);
  padding-block: 0 var(--kl-size-14);

  [data-view='graph'] > * > & {
    padding: var(--kl-size-14);
  }
  ${media.desktop} {
    padding: var(--kl-size-14);
  }
  /* On a phone the tabs have no icons, so that the tools need two rows instead of three. */
  [role='radiogroup'] svg {
    display: none;
  }
  ${media.compact} {
    [role='radiogroup'] svg {
      display: block;
    }
  }
  /* Leaves room for the layout button of the canvas. */
  ${media.compact} {
    [data-view='graph'] > * > & {
      max-inline-size: calc(100% - 152px);
    }
  }
  ${media.touch} {
    button {
      min-block-size: var(--kl-ctl);
    }
  }
`;

export const View = styled.div`
  grid-area: 2 / 1;
  min-inline-size: 0;

  ${media.desktop} {
    padding: var(--kl-size-6) var(--kl-size-14) var(--kl-size-14);
    overflow: auto;
  }
  [data-view='graph'] > * > & {
    grid-area: 1 / 1 / 3;
    padding: 0;
    overflow: hidden;
  }
  ${media.compact} {
    [data-view='graph'] > * > & {
      grid-area: 1 / 1 / 4;
    }
  }
`;

/** A text shown in place of the graph. */
export const Word = styled.p`
  display: grid;
  place-items: center;
  block-size: 100%;
  max-inline-size: 38em;
  margin-inline: auto;
  padding-inline: var(--kl-size-16);
  color: var(--kl-text-soft);
  text-align: center;
  text-wrap: balance;
`;

export const Strip = styled.div`
  grid-area: 3 / 1;
  z-index: var(--kl-z-above);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: start;
  gap: var(--kl-size-8);
  padding-block: var(--kl-size-14);

  [data-view='graph'] > * > & {
    padding-inline: var(--kl-size-14);
  }
  ${media.desktop} {
    padding-inline: var(--kl-size-14);
  }
`;

/** The edge that is dragged; its line is thicker where it can be grasped. */
export const Handle = styled.hr`
  block-size: auto;
  margin: 0;
  border: 0;
  border-inline-start: var(--kl-hairline) solid var(--kl-line);
  background: linear-gradient(var(--kl-line) 0 0) center / var(--kl-edge-2) var(--kl-size-48) no-repeat
    var(--kl-surface-1);
  cursor: col-resize;
  touch-action: none;

  &:focus-visible {
    ${focusRingInside}
  }
`;

export const Inspector = styled.div`
  min-block-size: 0;
  background: var(--kl-surface-1);
  overflow: auto;
`;

/** The panels in a drawer; offsets its padding, since the panels have their own. */
export const Sheet = styled.div`
  margin-inline: calc(-1 * var(--kl-size-16));
`;

export const NothingPicked = styled.p`
  padding: var(--kl-size-48) var(--kl-size-32);
  color: var(--kl-text-soft);
  text-align: center;
  text-wrap: balance;
`;

export const SideHead = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--kl-z-above);
  padding: var(--kl-size-14) var(--kl-size-16) var(--kl-size-10);
  background: var(--kl-surface-1);
`;

export const SideBody = styled.div`
  min-inline-size: 0;
`;

export const KeyList = styled.dl`
  display: grid;
  gap: var(--kl-size-4) var(--kl-size-32);
  margin: 0;

  ${media.compact} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const KeyLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
  min-block-size: var(--kl-size-40);
  border-block-end: var(--kl-hairline) solid var(--kl-line);

  dd {
    display: inline-flex;
    flex: none;
    gap: var(--kl-size-4);
    margin: 0;
    direction: ltr;
  }
`;

export const FoundList = styled.ul`
  display: grid;
  margin: var(--kl-size-8) 0 0;
  padding: 0;
  list-style: '';
`;

export const FoundButton = styled.button`
  ${plainButton}
  display: grid;
  inline-size: 100%;
  padding: var(--kl-size-8);
  border-radius: var(--kl-radius-6);
  text-align: start;

  &:hover {
    background: var(--kl-surface-2);
  }
  > bdi {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const FoundText = styled.span`
  min-inline-size: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
