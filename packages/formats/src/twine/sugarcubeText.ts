/**
 * Whether a text between macros begins and ends with its line, because `!` is a heading only at the start of a line.
 */
export interface PlaceInLine {
  readonly startsLine: boolean;
  readonly endsLine: boolean;
}

/** Stands for a macro on the same line. */
const MACRO = '\uf8ff';

/** Turns `//slanted//`, `''bold''`, `!Heading` and `# numbered` into markdown. */
export function marked(text: string, { startsLine, endsLine }: PlaceInLine = WHOLE_LINES): string {
  return `${startsLine ? '' : MACRO}${text}${endsLine ? '' : MACRO}`
    .replace(/(?<!:)\/\//g, '*')
    .replace(/''/g, '**')
    .replace(/^#(?=[ \t])/gm, '1.')
    .replace(/^!{1,6}[ \t]*(?=[^!\s])/gm, (marks) => `${'#'.repeat(marks.trim().length)} `)
    .replace(/\\\n/g, '')
    .replaceAll(MACRO, '');
}

const WHOLE_LINES: PlaceInLine = { startsLine: true, endsLine: true };

/** Whether only the program knows the target: a variable, or a call. */
export function isComputed(target: string): boolean {
  return (
    target === '' || /^[$_][A-Za-z]/.test(target) || /^https?:/i.test(target) || /^[\w.]+\(.*\)$/.test(target)
  );
}
