import { excerpt, type NoteBook } from '../report/notes.ts';

/** What may follow `@@` in SugarCube: `color:red;`, `#id;`, `.class.class;`, or several of these in a row. */
const STYLES =
  /^(?:\s{0,20}(?:[a-z-]{1,60}[ \t]?:[^;@<&\n]{0,200}|[#.][\w-]{1,60}(?:[#.][\w-]{1,60}){0,9});){1,20}/;

/** A SugarCube passage without the styles of `@@color:red;…@@`. Their text stays. */
export function withoutStyles(text: string, scene: string, notes: NoteBook): string {
  let told = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf('@@', at);
    const close = open < 0 ? -1 : text.indexOf('@@', open + 2);
    if (close < 0) return told + text.slice(at);
    const styles = STYLES.exec(text.slice(open + 2, close))?.[0] ?? '';
    notes.add('look_lost', scene, { text: excerpt(`@@${styles}`) });
    told += text.slice(at, open) + text.slice(open + 2 + styles.length, close);
    at = close + 2;
  }
}

/** Marks for underlined, struck-out, raised and lowered text. A longer row of them is a rule, or a gap to fill in. */
const MARKS = /(?<!_)__(?!_)|(?<!=)==(?!=)|(?<!\^)\^\^(?!\^)|(?<!~)~~(?!~)/g;

/** Removes formatting marks, and reports each kind once. Keeps the marks in `except`. */
export function withoutMarks(text: string, scene: string, notes: NoteBook, except = ''): string {
  return text.replace(MARKS, (mark) => {
    if (except.includes(mark)) return mark;
    notes.add('look_lost', scene, { text: mark });
    return '';
  });
}
