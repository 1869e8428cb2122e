/** `//slanted//`, `''bold''`, `!Heading`; the others have no counterpart. */
export function marked(text: string): string {
  return text
    .replace(/(?<!:)\/\//g, '*')
    .replace(/''/g, '**')
    .replace(/==/g, '~~')
    .replace(/__|\^\^|~~(?=\d)/g, '')
    .replace(/^!{1,6}(?=[^!\s])/gm, (marks) => `${'#'.repeat(marks.length)} `)
    .replace(/\\\n/g, '');
}

/** A target that only the program knows: a variable, or a call. */
export function isComputed(target: string): boolean {
  return (
    target === '' || /^[$_][A-Za-z]/.test(target) || /^https?:/i.test(target) || /^[\w.]+\(.*\)$/.test(target)
  );
}
