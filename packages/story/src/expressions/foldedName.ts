/** Invisible characters, including the joiners of some scripts, which readers hardly notice. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** A name without differences that a reader does not see: case, invisible characters, extra spaces. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/gu, ' ').replaceAll(INVISIBLE, '').trim().toLowerCase();
}

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
