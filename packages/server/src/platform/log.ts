import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { LogLevel } from '../config.ts';

export type Logger = FastifyBaseLogger;

/** JSON lines. Neither headers nor bodies nor query strings are ever written: that is where secrets travel. */
export function createLogger(level: LogLevel): Logger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
  });
}
