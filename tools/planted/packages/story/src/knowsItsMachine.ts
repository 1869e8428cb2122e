import os from 'node:os';

export const machine = os.hostname();
