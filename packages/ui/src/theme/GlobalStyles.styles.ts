import { css } from '@emotion/react';
import { focusRing, noFocusRing } from './attention.ts';
import { night, palmLeaf } from './colours.ts';
import { hindiFaces, urduFaces } from './faces.ts';
import { media } from './media.ts';
import { scales, scripts } from './scales.ts';
import { variables } from './themeStyles.ts';

const themes = css`
  @layer kl.tokens {
    :root,
    [data-theme='night'] {
      color-scheme: dark;
      ${variables(night)}
    }
    [data-theme='palm-leaf'] {
      color-scheme: light;
      ${variables(palmLeaf)}
    }
    /* The system's preference, until the user chooses a theme. */
    @media (prefers-color-scheme: light) {
      :root:not([data-theme]) {
        color-scheme: light;
        ${variables(palmLeaf)}
      }
    }
    :root {
      --kl-ground-dark: ${night.bg};
      --kl-ground-light: ${palmLeaf.bg};
      ${variables(scales)}
      --kl-gutter: var(--kl-size-16);
    }
    ${media.compact} {
      :root {
        --kl-gutter: var(--kl-size-24);
      }
    }
    /* Touch needs larger targets than a pointer. */
    ${media.touch} {
      :root {
        --kl-ctl-sm: var(--kl-ctl);
      }
    }
  }
`;

/** Hides the guests' or members' links of a page that was rendered for both. */
const membersAndGuests = css`
  @layer kl {
    :root[data-member] [data-whose='guests'],
    :root:not([data-member]) [data-whose='members'] {
      display: none;
    }
  }
`;

const writingSystems = css`
  @layer kl {
    :root:lang(hi) {
      ${hindiFaces}
    }
    :root:lang(ur) {
      ${urduFaces}
    }
    :root,
    [lang]:lang(en) {
      ${variables(scripts.latin)}
      --kl-clamp-trim: 0px;
      font-synthesis-style: auto;
    }
    [lang]:is(:lang(hi), :lang(mr), :lang(bn), :lang(te), :lang(ta), :lang(gu), :lang(kn), :lang(ml)) {
      ${variables(scripts.indic)}
      /* no synthetic italics: they are hard to read, and Devanagari has real ones */
      --kl-clamp-trim: 0px;
      font-synthesis-style: none;
    }
    /* otherwise high vowel signs of a clipped line would show below the line before it */
    [lang]:is(:lang(hi), :lang(mr)) {
      --kl-clamp-trim: 0.1em;
    }
    [lang]:lang(ur) {
      ${variables(scripts.nastaliq)}
      letter-spacing: normal;
      font-style: normal;
    }
  }
`;

const page = css`
  @layer kl.base {
    :where([lang]) {
      font-family: var(--kl-font-ui);
      line-height: var(--kl-lh-ui);
    }
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
      background: var(--kl-bg);
      color: var(--kl-text);
      font: 400 var(--kl-fs-15) / var(--kl-lh-ui) var(--kl-font-ui);
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
      font-family: var(--kl-font-title);
      font-weight: 600;
      line-height: var(--kl-lh-title);
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
    svg[viewBox='0 0 24 24'] {
      inline-size: 1.25em;
      block-size: 1.25em;
      flex: none;
      stroke-width: 1.75;
    }
  }
`;

const attention = css`
  @layer kl {
    :focus-visible {
      ${focusRing}
    }
    /* The main element has the focus after a link: a ring around the whole page would be useless. */
    main:focus-visible {
      ${noFocusRing}
    }
    /* Forced colours drop backgrounds and shadows: a border marks what is chosen or highlighted. */
    ${media.forcedColours} {
      [data-highlighted],
      [aria-selected='true']:not(:focus-visible),
      [aria-pressed='true']:not(:focus-visible),
      [data-selected]:not(:focus-visible),
      label:has(> [type='radio']:checked):not(:has(:focus-visible)),
      [aria-current]:not([aria-current='false'], :focus-visible) {
        outline: var(--kl-edge-2) solid Highlight !important;
        outline-offset: calc(-1 * var(--kl-edge-2)) !important;
      }
    }
    ${media.reducedMotion} {
      *,
      *::before,
      *::after {
        animation-duration: 1ms !important;
        animation-iteration-count: 1 !important;
        transition: none !important;
        scroll-behavior: auto !important;
      }
    }
  }
`;

/**
 * Everything is in the layer `kl`, below an application's unlayered styles. The components' styles are in
 * `kl` itself, and win over the layers inside it, in any order of the document.
 */
const layers = css`
  @layer kl.tokens, kl.base;
`;

/** Tokens, themes, and the base styles of the page. */
export const styles = [layers, themes, membersAndGuests, writingSystems, page, attention];
