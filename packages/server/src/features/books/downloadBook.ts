import { picturesInBook } from '../pictures/public.ts';
import { FileStream } from '../../platform/http/fileStream.ts';
import { type AskedBook, type BookDeps, bookFileName, readBook } from './book.ts';
import { epubOf } from './epub/epub.ts';

/** Streams a book. Throws before anything is sent if it is not found; the file is made while it is sent. */
export async function downloadBook(deps: BookDeps, asked: AskedBook): Promise<FileStream> {
  const book = await readBook(deps, asked);
  return new FileStream(bookFileName(book), epubOf(book, picturesInBook(deps)));
}
