/** What a tale becomes: a page to print, or a file for programs that read books. */
export const BOOK_FORMS = ['print', 'epub'] as const;
export type BookForm = (typeof BOOK_FORMS)[number];

/** A book that a player wants. */
export interface BookWish {
  form: BookForm;
  /** Whether what they wrote and chose stands in it. */
  own_words: boolean;
  /** The turn with which it ends. Without one, that is the newest one. */
  turn_id?: string | undefined;
}
