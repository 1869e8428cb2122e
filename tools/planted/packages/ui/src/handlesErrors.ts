import { ERROR_CODES } from '@kathaloka/contract/errors';

export const codes = ERROR_CODES;
