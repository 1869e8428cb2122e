/** An error that an operator has to fix. It is printed as one line, and the process exits with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
