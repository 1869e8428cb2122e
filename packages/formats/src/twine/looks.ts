import { excerpt, type NoteBook } from '../report/notes.ts';

/** `color:red;`, `#id;`, `.class.class;`, which may follow one another: what `@@` of SugarCube begins with. */
const STYLES =
  /^(?:\s{0,20}(?:[a-z-]{1,60}[ \t]?:[^;@<&\n]{0,200}|[#.][\w-]{1,60}(?:[#.][\w-]{1,60}){0,9});){1,20}/;

/** A passage of SugarCube without `@@color:red;…@@`, of which the words stay. */
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

/** What is underlined, struck out, raised or lowered; a row of more such characters is a rule, or a gap to fill. */
const MARKS = /(?<!_)__(?!_)|(?<!=)==(?!=)|(?<!\^)\^\^(?!\^)|(?<!~)~~(?!~)/g;

/** A text without marks that only say how it looks: each kind is reported once. `except` are no marks here. */
export function withoutMarks(text: string, scene: string, notes: NoteBook, except = ''): string {
  return text.replace(MARKS, (mark) => {
    if (except.includes(mark)) return mark;
    notes.add('look_lost', scene, { text: mark });
    return '';
  });
}
