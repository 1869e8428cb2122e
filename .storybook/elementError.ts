/** For Testing Library: the reason alone, at the place of the test. By default it prints the whole page behind it. */
export function getElementError(reason: string | null): Error {
  const error = new Error(reason ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  return error;
}
