export const ERROR_CODES = ['not_found'] as const;
