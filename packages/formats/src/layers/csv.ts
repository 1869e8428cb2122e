import { refuse } from '../report/refusals.ts';

/** The beginning of a cell that spreadsheets read as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Rows as CSV. Cells are quoted where needed, and none is read as a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // spreadsheets need a byte order mark to read the file as UTF-8
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const plain = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

/** Reads rows of CSV, with the separators that spreadsheets use in any country. */
export function readCsv(source: string): string[][] {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source;
  const [separator = ','] = /[,;\t]/.exec(text.split('\n', 1)[0]!) ?? [];
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length;) {
    const { value, end } = text[at] === '"' ? quoted(text, at) : bare(text, at, separator);
    row.push(plain(value));
    at = end;
    if (text[at] === separator) at += 1;
    else {
      if (at < text.length && text[at] !== '\r' && text[at] !== '\n') unreadable(text, at);
      if (row.length > 1 || row[0] !== '') rows.push(row);
      row = [];
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
  }
  return rows;
}

interface Cell {
  readonly value: string;
  readonly end: number;
}

function bare(text: string, at: number, separator: string): Cell {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return { value: text.slice(at, end), end };
}

function quoted(text: string, at: number): Cell {
  let value = '';
  for (let from = at + 1; ;) {
    const end = text.indexOf('"', from);
    if (end < 0) return unreadable(text, at);
    value += text.slice(from, end);
    if (text[end + 1] !== '"') return { value, end: end + 1 };
    value += '"';
    from = end + 2;
  }
}

function unreadable(text: string, at: number): never {
  const lines = text.slice(0, at).split('\n');
  return refuse('unreadable', { line: lines.length, column: lines.at(-1)!.length + 1, reason: 'CSV' });
}
