import { BOOK_TYPE } from '@kathaloka/contract/limits';
import type { Book } from '../book.ts';
import { fontFaces, fontLicences, neededFonts, readFont } from '../fonts.ts';
import { langOf } from '../markup/languages.ts';
import { aboutMarkup, endingMarkup, endingTitle, titleMarkup } from '../markup/pages.ts';
import { EPUB_STYLE } from '../markup/style.ts';
import { escaped } from '../markup/xml.ts';
import { type ReadPicture, taleOf } from './chapters.ts';
import { type DocumentKind, documentOf } from './document.ts';
import { type Entry, navigation } from './navigation.ts';
import { type Item, packageFile } from './packageFile.ts';
import { createZip } from './zip.ts';

const FOLDER = 'OEBPS/';
const XHTML = 'application/xhtml+xml';
const COVER = 'cover.jpg';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="${FOLDER}package.opf" media-type="application/oebps-package+xml" />
</rootfiles>
</container>
`;

/** A file of the archive with its line in the package. */
interface Written extends Item {
  readonly content: string | Buffer;
  readonly isSmall?: boolean;
}

/** The place of a file: before the tale, in it, or not read in order. */
type Place = 'front' | 'tale' | 'rest';

/** The archive of a book; collects the entries of its package file. */
function createArchive(book: Book) {
  const zip = createZip(book.ended);
  const fonts = neededFonts();
  const items: Readonly<Record<Place, Item[]>> = { front: [], tale: [], rest: [] };
  return {
    fonts,
    items,
    add(place: Place, { content, isSmall, ...item }: Written): Promise<Buffer> {
      if (typeof content === 'string') fonts.read(content);
      items[place].push(item);
      return zip.add(`${FOLDER}${item.file}`, content, isSmall ? 'stored' : 'deflated');
    },
    /** Adds the type of the book first and uncompressed, so that programs recognise the file by its first bytes. */
    begin: () => zip.add('mimetype', BOOK_TYPE, 'stored'),
    container: () => zip.add('META-INF/container.xml', CONTAINER),
    package(): Promise<Buffer> {
      const all = [...items.front, ...items.tale, ...items.rest];
      const hasPictures = items.rest.some(({ file }) => file.startsWith('pictures/'));
      const languages = [...new Set([book.language, book.labels])];
      return zip.add(`${FOLDER}package.opf`, packageFile(book, { items: all, hasPictures, languages }));
    },
    end: () => zip.end(),
  };
}
type Archive = ReturnType<typeof createArchive>;

/**
 * A book as EPUB 3, piece by piece, with only one document of the tale in memory. The fonts, the table of contents
 * and the package file come last, because they depend on the whole tale. The order in the archive is not the reading
 * order.
 */
export async function* epubOf(book: Book, readPicture: ReadPicture): AsyncGenerator<Buffer, void> {
  const archive = createArchive(book);
  const { type, bytes: content } = book.cover;
  const contents: Entry[] = [];
  yield archive.begin();
  yield archive.container();
  yield archive.add('rest', { file: COVER, type, content, isSmall: true, properties: 'cover-image' });
  yield archive.add('front', page(book, 'cover', coverMarkup(book)));
  yield archive.add('front', page(book, 'title', section('title', titleMarkup(book))));
  yield* taleFiles(book, readPicture, archive, contents);
  yield archive.add('tale', page(book, 'ending', section('ending', endingMarkup(book, { level: 1 }))));
  yield archive.add('tale', page(book, 'about', section('about', aboutMarkup(book, { level: 1 }))));
  const begins = archive.items.tale[0]!.file;
  const ends = [
    { file: 'ending.xhtml', title: endingTitle(book) },
    { file: 'about.xhtml', title: book.words.about },
  ];
  const nav = navigation(book, { contents: [...contents, ...ends], begins });
  yield archive.add('front', { ...page(book, 'nav', nav), properties: 'nav' });
  yield* fontFiles(archive);
  yield archive.package();
  yield archive.end();
}

/** The documents and pictures of the tale. Adds the beginnings of chapters to `contents`. */
async function* taleFiles(
  book: Book,
  readPicture: ReadPicture,
  archive: Archive,
  contents: Entry[],
): AsyncGenerator<Buffer, void> {
  for await (const part of taleOf(book, readPicture)) {
    const { file } = part;
    if (part.kind === 'picture') {
      const { type, bytes: content } = part.picture;
      yield archive.add('rest', { file, type, content, isSmall: type === 'image/jpeg' });
    } else {
      const { title, body, begins } = part;
      if (begins) contents.push({ file, title });
      const content = documentOf(book, { title, kind: 'bodymatter', body });
      yield archive.add('tale', { file, type: XHTML, isRead: true, content });
    }
  }
}

/** The fonts of the scripts that the book has, their licences, and the style that names them. */
async function* fontFiles(archive: Archive): AsyncGenerator<Buffer, void> {
  const found = archive.fonts.found();
  for (const font of found) {
    const content = await readFont(font);
    yield archive.add('rest', { file: `fonts/${font.file}`, type: 'font/woff2', content, isSmall: true });
  }
  yield archive.add('rest', {
    file: 'fonts/OFL.txt',
    type: 'text/plain',
    content: await fontLicences(found),
  });
  const content = `${await fontFaces(found, 'fonts/')}${EPUB_STYLE}`;
  yield archive.add('rest', { file: 'style.css', type: 'text/css', content });
}

const section = (kind: 'title' | 'ending' | 'about', body: string): string =>
  `<section class="${kind}"${kind === 'title' ? ' epub:type="titlepage"' : ''}>\n${body}</section>\n`;

type PageName = 'cover' | 'title' | 'nav' | 'ending' | 'about';
const KINDS: Readonly<Record<PageName, DocumentKind>> = {
  cover: 'frontmatter',
  title: 'frontmatter',
  nav: 'frontmatter',
  ending: 'backmatter',
  about: 'backmatter',
};

/** A page of the book outside of its tale. */
function page(book: Book, name: PageName, body: string): Written {
  const { words, title } = book;
  const titles = {
    cover: words.cover,
    title,
    nav: words.contents,
    ending: endingTitle(book),
    about: words.about,
  };
  const content = documentOf(book, { title: titles[name], kind: KINDS[name], body });
  return { file: `${name}.xhtml`, type: XHTML, isRead: true, content };
}

const coverMarkup = ({ cover, language, title }: Book): string =>
  `<section class="cover" epub:type="cover">\n<img src="${COVER}" alt="${escaped(cover.alt || title)}"${langOf(language)} />\n</section>\n`;
