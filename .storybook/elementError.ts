/** For Testing Library: an error with the reason alone, instead of the whole page. */
export function getElementError(reason: string | null): Error {
  const error = new Error(reason ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, getElementError);
  return error;
}
