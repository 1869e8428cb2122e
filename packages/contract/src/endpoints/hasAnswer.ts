/** Whether something was typed to a choice. An empty answer counts, too: the young send none. */
export const hasAnswer = ({ answer }: { readonly answer?: string | null | undefined }): boolean =>
  answer != null;
