import type { Book } from '../book.ts';
import { langOf } from '../markup/languages.ts';
import { escaped } from '../markup/xml.ts';

/** The role of a document, in the vocabulary of EPUB. */
export type DocumentKind = 'frontmatter' | 'bodymatter' | 'backmatter';

interface DocumentOptions {
  readonly title: string;
  readonly kind: DocumentKind;
  readonly body: string;
}

/** A document of the book: XHTML, in the language of the book. */
export const documentOf = (book: Pick<Book, 'language'>, { title, kind, body }: DocumentOptions): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"${langOf(book.language)}>
<head>
<meta charset="UTF-8" />
<title>${escaped(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css" />
</head>
<body epub:type="${kind}">
${body}</body>
</html>
`;
