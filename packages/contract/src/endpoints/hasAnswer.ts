/** Whether a choice has an answer. An empty one counts as well: the young send none. */
export const hasAnswer = ({ answer }: { readonly answer?: string | null | undefined }): boolean =>
  answer != null;
