import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/attention.ts';

export const SegmentsRoot = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-well);

  &[aria-invalid] {
    border-color: var(--kl-danger-line);
    outline: var(--kl-hairline) solid var(--kl-danger-line);
  }
`;

export const Segment = styled.label`
  position: relative;
  flex: 1 1 auto;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--kl-size-8);
  min-inline-size: 0;
  min-block-size: var(--kl-size-44);
  padding: var(--kl-size-4) var(--kl-size-18);
  font-weight: 500;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition:
    background var(--kl-t-1),
    color var(--kl-t-1);

  & + & {
    border-inline-start: var(--kl-hairline) solid var(--kl-line);
  }
  &:first-of-type {
    border-start-start-radius: var(--kl-radius-8);
    border-end-start-radius: var(--kl-radius-8);
  }
  &:last-of-type {
    border-start-end-radius: var(--kl-radius-8);
    border-end-end-radius: var(--kl-radius-8);
  }
  [data-size='small'] > & {
    min-block-size: var(--kl-size-36);
    padding-inline: var(--kl-size-14);
    font-size: var(--kl-fs-14);
  }
  ${media.touch} {
    [data-size] > & {
      min-block-size: var(--kl-size-44);
    }
  }
  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
  &:hover {
    color: var(--kl-gold-text);
  }
  &:has(:checked) {
    background: var(--kl-gold-soft);
    color: var(--kl-gold-text);
    font-weight: 600;
  }
  &:has(:disabled) {
    color: var(--kl-text-mute);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    z-index: var(--kl-z-raised);
    ${focusRing}
  }
  ${media.forcedColours} {
    &:has(:checked) {
      outline: var(--kl-edge-2) solid Highlight;
      outline-offset: calc(-1 * var(--kl-edge-3));
    }
  }
`;

/** The hidden radio button covers its part, so that every kind of pointer hits it. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
