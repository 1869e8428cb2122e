import type { CreditLine } from '@kathaloka/contract/entities';

const COLUMNS = [
  'when',
  'what',
  'story',
  'task',
  'action',
  'model',
  'reason',
  'credits',
  'on_hold',
  'balance',
];

/** RFC 4180, with a byte order mark: without it Excel misreads UTF-8. */
export function creditsCsv(lines: readonly CreditLine[]): string {
  const rows = lines.map((line) => [
    line.created_at,
    line.kind,
    textCell(line.story_title),
    textCell(line.task_title),
    textCell(line.action_type),
    textCell(line.model_used),
    textCell(line.reason),
    String(line.amount),
    String(line.held),
    String(line.balance),
  ]);
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

/** Spreadsheets take a matching text for a formula, and may run it; some accept full-width signs, too. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/** Quoted, so that text cannot end the cell: titles are written by other users. */
function textCell(value: string | null): string {
  if (value === null) return '';
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}
