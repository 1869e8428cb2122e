import { createClient } from '@kathaloka/api';

export const client = createClient();
