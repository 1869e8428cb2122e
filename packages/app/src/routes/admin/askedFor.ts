/** The page that the guard did not show, in the state of the login's entry in the history. */
export interface AskedFor {
  readonly asked: string;
}
