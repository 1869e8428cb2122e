import { allIn, named, readXml, textIn, type XmlElement } from './readXml.ts';
import { type UnzippedFile, unzip } from './unzip.ts';

/** A book as programs read it: its documents in their order, as XML. */
export interface ReadEpub {
  readonly files: readonly UnzippedFile[];
  readonly package: XmlElement;
  readonly documents: ReadonlyMap<string, XmlElement>;
  /** The tale without headings: paragraphs and own words, line by line. */
  readonly lines: readonly string[];
}

export function readEpub(archive: Buffer): ReadEpub {
  const files = unzip(archive);
  const xmlOf = (name: string) => readXml(String(files.find((file) => file.name === name)!.content));
  const opf = xmlOf('OEBPS/package.opf');
  const hrefs = new Map(named(opf, 'item').map(({ attributes: { id, href } }) => [id, href!]));
  const order = named(opf, 'itemref').map(({ attributes }) => hrefs.get(attributes['idref'])!);
  const documents = new Map(order.map((href) => [href, xmlOf(`OEBPS/${href}`)]));
  return { files, package: opf, documents, lines: [...documents.values()].flatMap(linesIn) };
}

/** Told paragraphs and own words of a document, as text. */
export function linesIn(document: XmlElement): string[] {
  const tellings = allIn(
    document,
    ({ attributes }) => attributes['class'] === 'told' || attributes['class'] === 'words',
  );
  return tellings.flatMap((each) =>
    each.attributes['class'] === 'words' ? [textIn(each)] : named(each, 'p').map(textIn),
  );
}

/** The first heading of a document. */
export const headingOf = (document: XmlElement): string => textIn(named(document, 'h1')[0]!);
