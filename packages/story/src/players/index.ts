export type { Stall } from './playOnce.ts';
export * from './simulatePlayers.ts';
export { moveOf, type PlayerProfile, PLAYER_PROFILES } from './profiles.ts';
