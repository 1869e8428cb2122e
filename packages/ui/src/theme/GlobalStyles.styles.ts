import { css } from '@emotion/react';
import { night, palmLeaf } from './colours.ts';
import { media } from './media.ts';
import { scales, scripts } from './scales.ts';

function variables(tokens: object): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('');
}

const themes = css`
  :root,
  [data-theme='night'] {
    color-scheme: dark;
    ${variables(night)}
  }
  [data-theme='palm-leaf'] {
    color-scheme: light;
    ${variables(palmLeaf)}
  }
  /* Until somebody chooses, the system does. */
  @media (prefers-color-scheme: light) {
    :root:not([data-theme]) {
      color-scheme: light;
      ${variables(palmLeaf)}
    }
  }
  :root {
    ${variables(scales)}
    --gutter: var(--s-4);
  }
  ${media.compact} {
    :root {
      --gutter: var(--s-5);
    }
  }
  /* A finger needs the room that a pointer does not. */
  ${media.touch} {
    :root {
      --ctl-sm: var(--ctl);
    }
  }
`;

const writingSystems = css`
  :root,
  [lang]:lang(en) {
    ${variables(scripts.latin)}
  }
  [lang]:is(:lang(hi), :lang(mr), :lang(bn), :lang(te), :lang(ta), :lang(gu), :lang(kn), :lang(ml)) {
    ${variables(scripts.indic)}
  }
  [lang]:lang(ur) {
    ${variables(scripts.nastaliq)}
    letter-spacing: normal;
    font-style: normal;
  }
  :where([lang]) {
    font-family: var(--font-ui);
    line-height: var(--lh-ui);
  }
`;

const page = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: var(--bg);
    color: var(--text);
    font: 400 var(--fs-15) / var(--lh-ui) var(--font-ui);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  figure {
    margin: 0;
  }
  h1,
  h2,
  h3,
  h4 {
    font-family: var(--font-title);
    font-weight: 600;
    line-height: var(--lh-title);
    text-wrap: balance;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
    background: none;
    border: 0;
    padding: 0;
  }
  .lucide {
    inline-size: 1.25em;
    block-size: 1.25em;
    flex: none;
    stroke-width: 1.75;
  }
`;

const attention = css`
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--focus-gap);
  }
  ${media.stillness} {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Tokens, themes, and the ground that every component stands on. */
export const styles = [themes, writingSystems, page, attention];
