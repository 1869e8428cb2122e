export type { Stall } from './playOnce.ts';
export * from './simulatePlayers.ts';
export { type PlayerProfile, PLAYER_PROFILES } from './profiles.ts';
