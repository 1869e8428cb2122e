export { Arcade, type ArcadeProps } from './Arcade.tsx';
