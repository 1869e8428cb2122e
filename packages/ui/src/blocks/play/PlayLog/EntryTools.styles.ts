import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

/** Under the newest part they are always there; older parts show them on hover and focus. */
export const Tools = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  min-inline-size: 0;
  margin: 8px 0 -6px;
  padding: 0;
  border: 0;
  margin-inline-start: -12px;

  [data-newest='false'] > & {
    position: absolute;
    z-index: var(--z-raised);
    inset-block-start: calc(100% - 4px);
    inset-inline-end: 0;
    margin: 0;
    padding: 2px;
    border: 1px solid var(--line);
    border-radius: var(--r-pill);
    background: var(--surface-2);
    opacity: 0;
    pointer-events: none;
  }
  [data-newest='false']:is(:hover, :focus-within) > & {
    opacity: 1;
    pointer-events: auto;
  }
`;

export const Tool = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-block-size: var(--ctl);
  padding-inline: 12px;
  border: 1px solid transparent;
  border-radius: var(--r-pill);
  color: var(--text-soft);
  font-size: var(--fs-14);

  .lucide {
    inline-size: 16px;
    block-size: 16px;
  }
  &:hover,
  &[data-hover] {
    color: var(--gold-text);
  }
  &[aria-pressed='true'] {
    border-color: var(--gold);
    background: var(--gold-soft);
    color: var(--gold-text);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  &:lang(ur) {
    line-height: 1;
    padding-block-end: 0.35em;
  }

  ${media.compact} {
    min-block-size: 34px;
  }
  ${media.touch} {
    min-block-size: var(--ctl);
  }
`;
