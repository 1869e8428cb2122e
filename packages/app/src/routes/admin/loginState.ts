/** The state of the history entry of the login: where to redirect afterwards. */
export interface LoginState {
  readonly redirectTo: string;
}
