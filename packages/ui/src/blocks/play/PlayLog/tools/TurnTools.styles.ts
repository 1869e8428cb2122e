import styled from '../../../../theme/styled.ts';
import { media } from '../../../../theme/media.ts';
import { focusRingInside } from '../../../../theme/attention.ts';
import { plainButton } from '../../../../theme/elements.ts';

/**
 * The tools of a turn: under the newest one while the pointer or the focus is in the log, or always if nothing hovers;
 * under older ones while it is in the turn.
 */
export const Tools = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-6);
  min-inline-size: 0;
  margin: var(--kl-size-8) 0 calc(-1 * var(--kl-size-6));
  padding: 0;
  border: 0;
  margin-inline-start: calc(-1 * var(--kl-size-12));

  [data-newest='false'] > & {
    position: absolute;
    z-index: var(--kl-z-raised);
    inset-block-start: calc(100% - var(--kl-size-4));
    inset-inline-end: 0;
    margin: 0;
    padding: var(--kl-size-2);
    border: var(--kl-hairline) solid var(--kl-line);
    border-radius: var(--kl-radius-14);
    background: var(--kl-surface-2);
    box-shadow: var(--kl-shadow-2);
    opacity: 0;
    pointer-events: none;
  }
  [data-newest='false'][data-reached] > &,
  [data-newest='false'] > &[data-open] {
    opacity: 1;
    pointer-events: auto;
  }
  /* The menu button is on the line of the ornament below, so it takes no height from the tale. */
  [data-newest='true'] > &[data-menu] {
    justify-content: flex-end;
    margin-inline: 0 calc(-1 * var(--kl-size-12));
  }
  [data-last-entry] > [data-newest='true'] > &[data-menu] {
    margin-block: 0 calc(-1 * var(--kl-ctl));
  }
  ${media.hover} {
    transition: opacity var(--kl-t-2);

    [role='log']:not(:hover, :focus-within)
      [data-newest='true']
      > &:not([data-menu], [data-open], :has([aria-pressed='true'])) {
      opacity: 0;
    }
  }
  [data-active] {
    color: var(--kl-gold-text);
  }
`;

export const Tool = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-12);
  border: var(--kl-hairline) solid transparent;
  border-radius: var(--kl-radius-pill);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
  &:hover,
  &[data-hover] {
    color: var(--kl-gold-text);
  }
  &[aria-pressed='true'] {
    border-color: var(--kl-gold);
    background: var(--kl-gold-soft);
    color: var(--kl-gold-text);
  }
  &[aria-disabled='true'] {
    color: var(--kl-text-mute);
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusRingInside}
  }
  &:lang(ur) {
    line-height: 1;
    padding-block-end: 0.35em;
  }

  ${media.compact} {
    min-block-size: var(--kl-size-36);
  }
  ${media.touch} {
    min-block-size: var(--kl-ctl);
  }
`;

/** The button by which the keyboard reaches the tools of an older turn. Visible only while focused. */
export const Opener = styled(Tool)`
  &:not(:focus-visible) {
    position: absolute;
    inline-size: var(--kl-hairline);
    min-block-size: var(--kl-hairline);
    block-size: var(--kl-hairline);
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
