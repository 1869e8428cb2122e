import { config } from '@kathaloka/server/src/config.ts';

export const port = config.port;
