import { readFileSync } from 'node:fs';

export const limits = readFileSync('limits.json', 'utf8');
