import type { Book } from '../book.ts';
import { directionOf } from '../markup/languages.ts';
import { escaped } from '../markup/xml.ts';

/** A file of the book, as listed in the package file. */
export interface Item {
  readonly file: string;
  readonly type: string;
  readonly properties?: string;
  /** Whether it is read in order, as part of the spine. */
  readonly isRead?: boolean;
}

interface Contents {
  readonly items: readonly Item[];
  readonly hasPictures: boolean;
  /** The languages of the tale and of the labels. */
  readonly languages: readonly string[];
}

const meta = (property: string, value: string): string => `<meta property="${property}">${value}</meta>`;
const idOf = (file: string): string => `i-${file.replaceAll(/[^\w-]/g, '-')}`;

/** A time without fractions of seconds, which EPUB does not allow. */
const instant = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

/** The package file: metadata, all files, and the reading order. */
export function packageFile(book: Book, { items, hasPictures, languages }: Contents): string {
  const direction = directionOf(book.language);
  const manifest = items.map(
    ({ file, type, properties }) =>
      `<item id="${idOf(file)}" href="${file}" media-type="${type}"${properties ? ` properties="${properties}"` : ''} />`,
  );
  const spine = items.filter(({ isRead }) => isRead).map(({ file }) => `<itemref idref="${idOf(file)}" />`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${book.language}" dir="${direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadataOf(book, { hasPictures, languages }).join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine page-progression-direction="${direction}">
${spine.join('\n')}
</spine>
</package>
`;
}

function metadataOf(book: Book, { hasPictures, languages }: Omit<Contents, 'items'>): string[] {
  const { id, title, author, player, ended, words } = book;
  return [
    `<dc:identifier id="book">urn:uuid:${id}</dc:identifier>`,
    `<dc:title>${escaped(title)}</dc:title>`,
    ...languages.map((language) => `<dc:language>${language}</dc:language>`),
    ...(author === null
      ? []
      : [
          `<dc:creator id="author">${escaped(author)}</dc:creator>`,
          `<meta refines="#author" property="role" scheme="marc:relators">aut</meta>`,
        ]),
    ...(player === '' ? [] : [`<dc:contributor>${escaped(player)}</dc:contributor>`]),
    '<dc:publisher>Kathaloka</dc:publisher>',
    `<dc:date>${instant(ended)}</dc:date>`,
    meta('dcterms:modified', instant(ended)),
    meta('schema:accessMode', 'textual'),
    ...(hasPictures ? [meta('schema:accessMode', 'visual')] : []),
    meta('schema:accessModeSufficient', 'textual'),
    ...[
      'tableOfContents',
      'readingOrder',
      'structuralNavigation',
      'alternativeText',
      'displayTransformability',
    ].map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', escaped(words.access)),
  ];
}
