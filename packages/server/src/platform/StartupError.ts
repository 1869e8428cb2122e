/** Something that an operator must put right. It is told as one line, and the process ends with exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
