import { keyframes } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { media } from '../../../theme/media.ts';
import { plainLink, plainList } from '../../../theme/elements.ts';

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

export const Dropdown = styled.div`
  position: absolute;
  z-index: var(--kl-z-dropdown);
  inset-block-start: calc(100% + var(--kl-size-8));
  inset-inline: 0;
  max-block-size: min(70dvh, 560px);
  padding: var(--kl-size-8);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-3);
  overflow: hidden auto;
  overscroll-behavior: contain;

  &[data-layout='flow'] {
    position: static;
    max-block-size: none;
    margin-block-start: var(--kl-size-8);
    padding: 0;
    border-color: transparent;
    box-shadow: none;
  }
  ${media.desktop} {
    inline-size: max(100%, 400px);
    inset-inline: auto 0;
  }
`;

/** An `output`, which is announced when its content changes. */
export const Status = styled.output`
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-10);
  color: var(--kl-text-soft);

  svg {
    color: var(--kl-gold-text);
    animation: ${spin} 1s linear infinite;
  }
`;

/** What is offered where nothing is found. */
export const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-12);
  padding: 0 var(--kl-size-10) var(--kl-size-12);
`;

export const Categories = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
`;

export const Result = styled(Link)`
  ${plainLink}
  position: relative;
  display: grid;
  grid-template-columns: var(--kl-size-84) minmax(0, 1fr);
  align-items: center;
  gap: var(--kl-size-14);
  padding: var(--kl-size-8);
  border-radius: var(--kl-radius-8);
  overflow: clip;

  &:hover,
  &[aria-selected='true'] {
    background: var(--kl-surface-2);
  }
  &[aria-selected='true']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--kl-edge-3);
    background: var(--kl-gold);
  }
`;

export const Thumb = styled.span`
  display: block;
  block-size: var(--kl-size-56);
  border-radius: var(--kl-radius-4);
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
  font: 600 var(--kl-fs-17) / var(--kl-lh-title) var(--kl-font-title);
`;

/** The text below a title, clamped to the two lines that sixty characters need. */
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
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
`;

export const Origin = styled.span`
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-12);
`;
