import type { Book } from '../book.ts';
import { langOf, languageOf } from '../markup/languages.ts';
import { escaped } from '../markup/xml.ts';

/** A line of the table of contents. */
export interface Entry {
  readonly file: string;
  readonly title: string;
}

interface Places {
  readonly contents: readonly Entry[];
  /** The first document of the tale. */
  readonly begins: string;
}

/** The table of contents, for readers and programs, and the landmarks that programs look for. */
export function navigation(book: Book, { contents, begins }: Places): string {
  const { words, labels } = book;
  const lines = contents.map(({ file, title }) => {
    const lang = langOf(languageOf(title, book));
    return `<li><a href="${file}"${lang}>${escaped(title)}</a></li>`;
  });
  const marks = [
    ['cover', 'cover.xhtml', words.cover],
    ['titlepage', 'title.xhtml', words.titlePage],
    ['toc', 'nav.xhtml', words.contents],
    ['bodymatter', begins, words.beginning],
  ].map(([type, file, text]) => `<li><a epub:type="${type}" href="${file}">${text}</a></li>`);
  return `<nav epub:type="toc" role="doc-toc" id="toc">
<h1${langOf(labels)}>${words.contents}</h1>
<ol>
${lines.join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden"${langOf(labels)}>
<h2>${words.contents}</h2>
<ol>
${marks.join('\n')}
</ol>
</nav>
`;
}
