import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const SegmentsRoot = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--well);

  &[aria-invalid] {
    border-color: var(--danger-line);
    outline: 1px solid var(--danger-line);
  }
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-inline-size: 0;
  min-block-size: 42px;
  padding: 4px 18px;
  font-weight: 500;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  transition:
    background var(--t-1),
    color var(--t-1);

  & + & {
    border-inline-start: 1px solid var(--line);
  }
  &:first-of-type {
    border-start-start-radius: 7px;
    border-end-start-radius: 7px;
  }
  &:last-of-type {
    border-start-end-radius: 7px;
    border-end-end-radius: 7px;
  }
  [data-size='small'] > & {
    min-block-size: 36px;
    padding-inline: 14px;
    font-size: var(--fs-14);
  }
  ${media.touch} {
    [data-size] > & {
      min-block-size: 44px;
    }
  }
  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
  &:hover {
    color: var(--gold-text);
  }
  &:has(:checked) {
    background: var(--gold-soft);
    color: var(--gold-text);
    font-weight: 600;
  }
  &:has(:disabled) {
    color: var(--text-mute);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    z-index: var(--z-raised);
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-gap);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

/** Covers its part, so that it is where the part is for every kind of pointer. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
