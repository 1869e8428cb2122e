export const hits = 1;
