import { picturesInBook } from '../pictures/public.ts';
import { FileStream } from '../../platform/http/fileStream.ts';
import { type AskedBook, type BookDeps, bookFileName, readBook } from './book.ts';
import { epubOf } from './epub/epub.ts';

/** What is not found is said before anything is sent; the file is made while it is sent. */
export async function downloadBook(deps: BookDeps, asked: AskedBook): Promise<FileStream> {
  const book = await readBook(deps, asked);
  return new FileStream(bookFileName(book), epubOf(book, picturesInBook(deps)));
}
