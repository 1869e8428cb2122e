/** Invisible characters, and the joiners of some scripts, which few people notice. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** A name as a reader sees it: without case, invisible characters, and repeated or surrounding spaces. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/gu, ' ').replaceAll(INVISIBLE, '').trim().toLowerCase();
}

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

/** Whether there is nothing to see. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
