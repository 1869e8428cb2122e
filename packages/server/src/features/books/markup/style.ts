import { FAMILY_LIST } from '../fonts.ts';

/**
 * Indic scripts need more line height than Latin. The letters of Nastaliq slope down along a line: a line must
 * neither touch the next one, nor reach into the page before.
 */
const OTHER_SCRIPTS = `
:lang(hi), :lang(mr), :lang(bn), :lang(te), :lang(ta), :lang(gu), :lang(kn), :lang(ml) {
  line-height: 1.75;
}
:lang(ur) {
  font-family: 'Noto Nastaliq Urdu', ${FAMILY_LIST}, serif;
  line-height: 2.6;
}
:lang(ur) em {
  font-style: normal;
  text-decoration: underline;
}
`;

/** For both forms of the book. Only rules and borders have a colour: readers choose the colours of text and paper. */
const TALE = `
html {
  font-family: ${FAMILY_LIST}, serif;
  line-height: 1.6;
}
body {
  overflow-wrap: anywhere;
}
h1, h2 {
  line-height: 1.3;
  font-weight: normal;
  text-align: center;
  break-after: avoid;
}
h1:lang(ur), h2:lang(ur) {
  line-height: 2.2;
}
.number {
  margin: 0;
  text-align: center;
  break-after: avoid;
}
.chapter {
  margin-block: 3em 2em;
}
.told p {
  margin: 0;
  text-indent: 1.4em;
  orphans: 2;
  widows: 2;
}
.told p:first-child {
  text-indent: 0;
}
.told {
  margin-block: 0 1em;
}
.own {
  margin-block: 1em;
  margin-inline: 1.4em 0;
  padding-inline-start: 0.8em;
  border-inline-start: 0.15em solid #b9822f;
  break-inside: avoid;
  break-after: avoid;
}
.who {
  font-size: 0.85em;
}
.picture {
  margin: 1.5em 0;
  text-align: center;
  break-inside: avoid;
}
.picture img, .cover img {
  max-width: 100%;
  max-height: 90vh;
  height: auto;
}
.missing {
  margin: 1em 1.4em;
  font-style: italic;
}
.title, .ending, .about {
  text-align: center;
}
.title h1 {
  margin-block: 30% 1em;
}
.ending h1, .ending h2 {
  margin-block: 30% 0.5em;
}
.cover {
  margin: 0;
  text-align: center;
}
`;

export const EPUB_STYLE = `${TALE}${OTHER_SCRIPTS}
nav ol {
  list-style: none;
  margin: 0;
  padding: 0;
}
nav li {
  margin-block: 0.4em;
}
`;

/** Margins are those of the paper that the reader chooses. */
export const PRINT_STYLE = `${TALE}${OTHER_SCRIPTS}
@page {
  margin: 20mm 20mm 22mm;
  @bottom-center {
    content: counter(page);
    font-family: ${FAMILY_LIST}, serif;
    font-size: 9pt;
  }
}
@page :first {
  @bottom-center {
    content: '';
  }
}
body {
  margin: 0 auto;
  max-width: 38em;
  padding: 1em;
}
nav ol {
  list-style: none;
  padding: 0;
}
nav a {
  color: inherit;
  text-decoration: none;
}
.hint {
  padding: 0.8em 1em;
  border: 1px solid #b9822f;
  text-align: center;
}
@media print {
  body {
    max-width: none;
    padding: 0;
    font-size: 11.5pt;
  }
  .hint {
    display: none;
  }
  .cover {
    display: flex;
    min-block-size: 90vh;
    align-items: center;
  }
  .title, nav, .begins, .ending, .about {
    break-before: page;
  }
  .picture img {
    max-height: 60vh;
  }
  /* Leaves room for the strokes above the first line of Nastaliq on each page. */
  p:lang(ur), h1:lang(ur), h2:lang(ur) {
    box-decoration-break: clone;
    padding-block-start: 1em;
  }
  p:lang(ur) + p:lang(ur) {
    margin-block-start: -1em;
  }
}
`;
