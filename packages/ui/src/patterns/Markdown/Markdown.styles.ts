import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const MarkdownRoot = styled.div`
  max-inline-size: var(--kl-measure);
  font: 400 var(--kl-fs-18) / var(--kl-lh-tale) var(--kl-font-tale);
  overflow-wrap: anywhere;
  text-wrap: pretty;
  hanging-punctuation: first;

  &[data-size='small'] {
    font-size: var(--kl-fs-16);
  }
  ${media.compact} {
    font-size: var(--kl-fs-19);
    &[data-size='small'] {
      font-size: var(--kl-fs-17);
    }
  }

  > * {
    margin-block: 0;
  }
  > * + * {
    margin-block-start: 1em;
  }
  > :is(h2, h3) + * {
    margin-block-start: 0.4em;
  }
  h2,
  h3 {
    font-family: var(--kl-font-title);
    font-size: 1.15em;
    font-weight: 600;
    line-height: var(--kl-lh-title);
    text-wrap: balance;
  }
  & :is(ul, ol) {
    margin-block-end: 0;
    padding-inline-start: 1.4em;
  }
  li :is(ul, ol) {
    margin-block-start: 0;
  }
  li + li {
    margin-block-start: 0.25em;
  }
  li::marker {
    color: var(--kl-gold-text);
  }
  li > p + :is(p, ul, ol) {
    margin-block-start: 0.5em;
  }
  blockquote {
    margin-inline: 0;
    margin-block-end: 0;
    padding-inline-start: 1em;
    border-inline-start: var(--kl-edge-3) double var(--kl-rule);
    color: var(--kl-text-soft);
  }
  pre,
  code {
    font-family: ui-monospace, monospace;
    font-size: 0.92em;
    white-space: pre-wrap;
  }
  pre {
    margin-block-end: 0;
    padding: var(--kl-size-12) var(--kl-size-16);
    border-radius: var(--kl-radius-8);
    background: var(--kl-surface-2);
  }
  hr {
    inline-size: var(--kl-size-96);
    margin-inline: auto;
    border: 0;
    border-block-start: var(--kl-edge-3) dotted var(--kl-gold);
    opacity: 0.6;
  }
  a {
    color: var(--kl-gold-text);
    text-decoration: underline var(--kl-edge-2);
    text-underline-offset: 0.2em;
  }

  /* An initial of two lines, for Latin letters only. */
  @supports (initial-letter: 2) {
    &[data-initial]:lang(en) > p:not(* + *)::first-letter {
      margin-inline-end: 0.4em;
      color: var(--kl-gold-text);
      font-family: var(--kl-font-title);
      font-weight: 600;
      initial-letter: 2;
    }
  }
`;

/** Plain text shows the author's line breaks. */
export const PlainText = styled.p`
  white-space: pre-line;
`;
