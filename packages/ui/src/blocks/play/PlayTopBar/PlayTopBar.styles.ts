import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const Bar = styled.header`
  position: relative;
  z-index: var(--z-nav);
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  align-items: center;
  gap: 6px;
  min-block-size: 60px;
  padding: 8px 10px;

  ${media.compact} {
    grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
    gap: 16px;
    min-block-size: 68px;
    padding: 12px 24px;
  }
`;

export const Side = styled.div`
  display: flex;
  gap: 6px;

  &[data-side='end'] {
    justify-content: flex-end;
  }

  ${media.compact} {
    gap: 10px;
  }
`;

/** A leaf with a string hole at both ends. */
export const TitleLeaf = styled.h1`
  --hole: 7px;
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  min-block-size: var(--ctl);
  padding: 3px 20px 0;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface-1);
  box-shadow: var(--shadow-2);
  color: var(--text);
  font-size: clamp(0.75rem, 3.9vw, var(--fs-15));
  line-height: calc(var(--lh-title) * 0.96);
  text-align: center;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - var(--hole) / 2);
    inline-size: var(--hole);
    block-size: var(--hole);
    border-radius: 50%;
    background: var(--bg-deep);
    box-shadow: 0 0 0 1.5px var(--rule);
  }
  /* The picture behind is dark in both themes. */
  [data-theme='palm-leaf'] &::before,
  [data-theme='palm-leaf'] &::after {
    background: var(--text);
  }
  &::before {
    inset-inline-start: 7px;
  }
  &::after {
    inset-inline-end: 7px;
  }
  @media (max-width: 360px) {
    padding-inline: 14px;

    &::before {
      inset-inline-start: 4px;
    }
    &::after {
      inset-inline-end: 4px;
    }
  }
  &:lang(ur) {
    padding-block: 0;
    line-height: 2.1;
  }

  ${media.compact} {
    --hole: 11px;
    padding-inline: 46px;
    font-size: var(--fs-18);

    &::before {
      inset-inline-start: 17px;
    }
    &::after {
      inset-inline-end: 17px;
    }
  }
`;

const line = `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  overflow-wrap: anywhere;

  /* Nastaliq reaches above its line. */
  &:lang(ur) {
    padding-block-start: 0.3em;
  }
`;

export const LongTitle = styled.span`
  ${line}
  -webkit-line-clamp: 2;

  &[data-has-short] {
    display: none;
  }
  ${media.compact} {
    &[data-has-short] {
      display: -webkit-box;
    }
  }
`;

export const ShortTitle = styled.span`
  ${line}
  -webkit-line-clamp: 3;

  ${media.compact} {
    display: none;
  }
`;
