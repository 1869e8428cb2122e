import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

export const Dropdown = styled.div`
  position: absolute;
  z-index: var(--z-dropdown);
  inset-block-start: calc(100% + 8px);
  inset-inline: 0;
  max-block-size: min(70dvh, 560px);
  padding: 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-3);
  background: var(--surface-1);
  box-shadow: var(--shadow-3);
  overflow: hidden auto;
  overscroll-behavior: contain;

  &[data-layout='flow'] {
    position: static;
    max-block-size: none;
    margin-block-start: 8px;
    padding: 0;
    border-color: transparent;
    box-shadow: none;
  }
  ${media.desktop} {
    inline-size: max(100%, 400px);
    inset-inline: auto 0;
  }
`;

/** An `output` is read out when it appears. */
export const Says = styled.output`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: var(--ctl);
  padding-inline: 10px;
  color: var(--text-soft);

  .lucide {
    color: var(--gold-text);
    animation: ${spin} 1s linear infinite;
  }
`;

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Result = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  padding: 8px;
  border-radius: var(--r-2);
  overflow: clip;

  &:hover,
  &[aria-selected='true'] {
    background: var(--surface-2);
  }
  &[aria-selected='true']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--gold);
  }
`;

export const Thumb = styled.span`
  display: block;
  block-size: 54px;
  border-radius: var(--r-1);
  overflow: hidden;
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Title = styled.span`
  font: 600 1.0625rem / var(--lh-title) var(--font-title);
`;

/** As many lines as its sixty characters need; a long tagline gets no more. */
export const Preview = styled.span`
  && {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
  line-height: 1.35;

  &:is(:lang(hi), :lang(mr), :lang(bn), :lang(te), :lang(ta), :lang(gu), :lang(kn), :lang(ml)) {
    line-height: 1.6;
  }
  &:lang(ur) {
    line-height: 2.1;
  }
  color: var(--text-soft);
  font-size: var(--fs-13);
`;

export const Origin = styled.span`
  color: var(--text-mute);
  font-size: var(--fs-12);
`;
