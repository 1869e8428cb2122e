/** Turns `//slanted//`, `''bold''`, `!Heading` and `# numbered` into markdown. */
export function marked(text: string): string {
  return text
    .replace(/(?<!:)\/\//g, '*')
    .replace(/''/g, '**')
    .replace(/^#(?=[ \t])/gm, '1.')
    .replace(/^!{1,6}[ \t]*(?=[^!\s])/gm, (marks) => `${'#'.repeat(marks.trim().length)} `)
    .replace(/\\\n/g, '');
}

/** A target that only the program knows: a variable, or a call. */
export function isComputed(target: string): boolean {
  return (
    target === '' || /^[$_][A-Za-z]/.test(target) || /^https?:/i.test(target) || /^[\w.]+\(.*\)$/.test(target)
  );
}
