/** `npm run test:full`: longer histories, more rounds and more generated cases of the same tests. */
export const IS_FULL = process.env.TEST_FULL === '1';
