/** The story's language and its direction, for elements that show its text. */
export interface OwnLanguage {
  lang: string;
  dir: string;
}
