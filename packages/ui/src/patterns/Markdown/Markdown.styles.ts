import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const MarkdownRoot = styled.div`
  max-inline-size: var(--measure);
  font: 400 var(--fs-18) / var(--lh-tale) var(--font-tale);
  overflow-wrap: anywhere;
  text-wrap: pretty;
  hanging-punctuation: first;

  &[data-size='small'] {
    font-size: var(--fs-16);
  }
  ${media.compact} {
    font-size: 1.1875rem;
    &[data-size='small'] {
      font-size: 1.0625rem;
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
    font-size: 1.15em;
  }
  :is(ul, ol) {
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
    color: var(--gold-text);
  }
  li > p + :is(p, ul, ol) {
    margin-block-start: 0.5em;
  }
  blockquote {
    margin-inline: 0;
    margin-block-end: 0;
    padding-inline-start: 1em;
    border-inline-start: 3px double var(--rule);
    color: var(--text-soft);
  }
  pre,
  code {
    font-family: ui-monospace, monospace;
    font-size: 0.92em;
    white-space: pre-wrap;
  }
  pre {
    margin-block-end: 0;
    padding: 12px 16px;
    border-radius: var(--r-2);
    background: var(--surface-2);
  }
  hr {
    inline-size: 96px;
    margin-inline: auto;
    border: 0;
    border-block-start: 3px dotted var(--gold);
    opacity: 0.6;
  }
  a {
    color: var(--gold-text);
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }

  /* An initial as high as two lines: Latin letters alone have the height for it. */
  @supports (initial-letter: 2) {
    &[data-initial]:lang(en) > p:not(* + *)::first-letter {
      margin-inline-end: 0.4em;
      color: var(--gold-text);
      font-family: var(--font-title);
      font-weight: 600;
      initial-letter: 2;
    }
  }
`;

/** The author's own line breaks are all that is left of the layout. */
export const PlainText = styled.p`
  white-space: pre-line;
`;
