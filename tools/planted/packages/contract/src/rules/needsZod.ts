import { z } from 'zod';

export const title = z.string();
