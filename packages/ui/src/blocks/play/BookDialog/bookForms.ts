/** The forms of a book: a page to print, or an EPUB file. */
export const BOOK_FORMS = ['print', 'epub'] as const;
export type BookForm = (typeof BOOK_FORMS)[number];

/** A player's request for a book. */
export interface BookWish {
  form: BookForm;
  /** Whether the book contains the player's own words and choices. */
  own_words: boolean;
  /** The id of the turn with which the book ends; by default the newest. */
  turn_id?: string | undefined;
}
