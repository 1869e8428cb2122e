import fs from 'node:fs';

/** Writes a page, or says why it could not. A story is never overwritten by its page. */
export function savePage(
  page: string,
  { story, html }: { readonly story: string; readonly html: string },
): string | null {
  if (isSameFile(page, story))
    return 'This is the story itself. Give the page another name, such as page.html.';
  if (!/\.html?$/i.test(page)) return 'A page is a file whose name ends in .html. Nothing was written.';
  try {
    fs.writeFileSync(page, html);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'There is no such folder.';
    return code === 'EISDIR' ? 'This is a folder.' : 'The file cannot be written.';
  }
}

/** Whether two paths name the same file. */
function isSameFile(one: string, other: string): boolean {
  try {
    const [first, second] = [fs.statSync(one), fs.statSync(other)];
    return first.dev === second.dev && first.ino === second.ino;
  } catch {
    return false;
  }
}
