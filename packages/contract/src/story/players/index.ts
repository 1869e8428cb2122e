export type { Stall } from './playOnce.ts';
export * from './simulatePlayers.ts';
export { type Temper, TEMPERS } from './tempers.ts';
