/** Whether a response is only for now: another one, such as a cover in its own size, will follow at the same address. */
export const isInterim = ({ headers }: Response): boolean => headers.get('cache-control') === 'no-store';
