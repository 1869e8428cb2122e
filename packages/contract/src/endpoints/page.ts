import { z } from 'zod';
import { MAX_PAGE } from '../limits.ts';

/** The number of a page of a list, from 1. */
export const page = z.coerce.number<number>().int().min(1).max(MAX_PAGE).default(1);
